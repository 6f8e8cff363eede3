"""Data layout and target information."""

from nvlower.ir.opdef import attrdef

attrdef(
    "dlti.dl_entry",
    "key:DataLayoutEntryKey, value:Attribute",
    summary="An entry of a layout: key and value.",
    custom=True,
)

attrdef(
    "dlti.dl_spec",
    "entries:array<DataLayoutEntryInterface>",
    summary="Data layout: sizes and alignments of types.",
    custom=True,
)

attrdef(
    "dlti.function_pointer_alignment",
    "alignment:int, function_dependent:bool",
    format="`<` $alignment `,` `function_dependent` `=` $function_dependent `>`",
    summary="Alignment of function pointers.",
)

attrdef(
    "dlti.map",
    "entries:array<DataLayoutEntryInterface>",
    summary="Keys and values.",
    custom=True,
)

attrdef(
    "dlti.target_device_spec",
    "entries:array<DataLayoutEntryInterface>",
    summary="What is known of a device.",
    custom=True,
)

attrdef(
    "dlti.target_system_spec",
    "entries:array<DataLayoutEntryInterface>",
    summary="What is known of the devices of a system.",
    custom=True,
)
