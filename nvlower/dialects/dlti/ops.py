"""Data layout and target information."""

from nvlower.ir.opdef import attrdef

attrdef(
    "dlti.dl_entry",
    "key:DataLayoutEntryKey, value:Attribute",
    summary="Attribute dl entry.",
    custom=True,
)

attrdef(
    "dlti.dl_spec",
    "entries:array<DataLayoutEntryInterface>",
    summary="Attribute dl spec.",
    custom=True,
)

attrdef(
    "dlti.function_pointer_alignment",
    "alignment:int, function_dependent:bool",
    format="`<` $alignment `,` `function_dependent` `=` $function_dependent `>`",
    summary="Attribute function pointer alignment.",
)

attrdef(
    "dlti.map",
    "entries:array<DataLayoutEntryInterface>",
    summary="Attribute map.",
    custom=True,
)

attrdef(
    "dlti.target_device_spec",
    "entries:array<DataLayoutEntryInterface>",
    summary="Attribute target device spec.",
    custom=True,
)

attrdef(
    "dlti.target_system_spec",
    "entries:array<DataLayoutEntryInterface>",
    summary="Attribute target system spec.",
    custom=True,
)
