"""Attributes of the llvm dialect: debug information, loops, aliasing."""

from nvlower.ir.opdef import attrdef

attrdef(
    "llvm.cconv",
    "CallingConv:CConv",
    format="`<` $CallingConv `>`",
    summary="A calling convention.",
)

attrdef(
    "llvm.access_group",
    "id:DistinctAttr",
    format="`<` struct(params) `>`",
    summary="Group of memory accesses without dependences in a loop.",
    alias="access_group",
)

attrdef(
    "llvm.address_space",
    "addressSpace:int",
    format="`<` $addressSpace `>`",
    summary="An address space by its number.",
)

attrdef(
    "llvm.alias_scope",
    "id:Attribute, domain:#llvm.alias_scope_domain, description:StringAttr?",
    format="`<` struct(params) `>`",
    summary="Scope of alias analysis.",
    alias="alias_scope",
)

attrdef(
    "llvm.alias_scope_domain",
    "id:Attribute, description:StringAttr?",
    format="`<` struct(params) `>`",
    summary="Domain of alias scopes.",
    alias="alias_scope_domain",
)

attrdef(
    "llvm.blockaddress",
    "function:FlatSymbolRefAttr, tag:#llvm.blocktag",
    format="`<` struct(params) `>`",
    summary="A block of a function, by its tag.",
)

attrdef(
    "llvm.blocktag",
    "id:int",
    format="`<` struct(params) `>`",
    summary="Tag of a block.",
)

attrdef(
    "llvm.constant_range",
    "lower:APInt, upper:APInt",
    summary="A range of integers, its upper end excluded.",
    custom=True,
)

attrdef(
    "llvm.di_annotation",
    "name:StringAttr, value:StringAttr",
    format="`<` struct(params) `>`",
    summary="Debug information: a name with a text.",
)

attrdef(
    "llvm.di_basic_type",
    "tag:int?, name:StringAttr, sizeInBits:int?, encoding:int?",
    format="`<` struct(params) `>`",
    summary="Debug information: a basic type.",
    alias="di_basic_type",
    dwarf="tag encoding",
)

attrdef(
    "llvm.di_common_block",
    (
        "scope:DIScopeAttr, decl:#llvm.di_global_variable?, name:StringAttr, file:#llvm.di_file?, "
        "line:int?"
    ),
    format="`<` struct(params) `>`",
    summary="Debug information: a Fortran common block.",
    alias="di_common_block",
)

attrdef(
    "llvm.di_compile_unit",
    (
        "id:DistinctAttr, sourceLanguage:int, file:#llvm.di_file, producer:StringAttr?, "
        "isOptimized:bool, emissionKind:llvm.DIEmissionKind, nameTableKind:llvm.DINameTableKind?, "
        "splitDebugFilename:StringAttr?"
    ),
    format="`<` struct(params) `>`",
    summary="Debug information: a compile unit.",
    alias="di_compile_unit",
    dwarf="sourceLanguage",
)

attrdef(
    "llvm.di_composite_type",
    (
        "recId:DistinctAttr?, isRecSelf:bool?, tag:int?, name:StringAttr?, file:#llvm.di_file?, "
        "line:int?, scope:DIScopeAttr?, baseType:DITypeAttr?, flags:llvm.DIFlags?, "
        "sizeInBits:int?, "
        "alignInBits:int?, dataLocation:#llvm.di_expression?, rank:#llvm.di_expression?, "
        "allocated:#llvm.di_expression?, associated:#llvm.di_expression?, "
        "elements:array<DINodeAttr>?"
    ),
    format="`<` struct(params) `>`",
    summary="Debug information: a struct, array, class or enumeration.",
    alias="di_composite_type",
    dwarf="tag",
)

attrdef(
    "llvm.di_derived_type",
    (
        "tag:int?, name:StringAttr?, baseType:DITypeAttr?, sizeInBits:int?, alignInBits:int?, "
        "offsetInBits:int?, dwarfAddressSpace:int?, extraData:DINodeAttr?"
    ),
    format="`<` struct(params) `>`",
    summary="Debug information: a pointer, member or other derived type.",
    alias="di_derived_type",
    dwarf="tag",
)

attrdef(
    "llvm.di_expression",
    "operations:array<#llvm.di_expression_elem>?",
    format="`<` ( `[` $operations^ `]` ) : (``)? `>`",
    summary="Debug information: how a variable's place is computed.",
)

attrdef(
    "llvm.di_expression_elem",
    "opcode:int, arguments:array<int>?",
    format="`` $opcode ( `(` custom<ExpressionArg>(ref($opcode), $arguments)^ `)` ) : (``)?",
    summary="Debug information: a step of an expression.",
    dwarf="opcode",
)

attrdef(
    "llvm.di_file",
    "name:StringAttr, directory:StringAttr",
    format="`<` $name `in` $directory `>`",
    summary="Debug information: a source file.",
    alias="di_file",
)

attrdef(
    "llvm.di_generic_subrange",
    "count:Attribute?, lowerBound:Attribute, upperBound:Attribute?, stride:Attribute",
    format="`<` struct(params) `>`",
    summary="Debug information: bounds of an array of unknown rank.",
)

attrdef(
    "llvm.di_global_variable",
    (
        "scope:DIScopeAttr?, name:StringAttr?, linkageName:StringAttr?, file:#llvm.di_file, "
        "line:int, type:DITypeAttr, isLocalToUnit:bool?, isDefined:bool?, alignInBits:int?"
    ),
    format="`<` struct(params) `>`",
    summary="Debug information: a global variable.",
    alias="di_global_variable",
)

attrdef(
    "llvm.di_global_variable_expression",
    "var:#llvm.di_global_variable, expr:#llvm.di_expression?",
    format="`<` struct(params) `>`",
    summary="Debug information: a global variable and its place.",
    alias="di_global_variable_expression",
)

attrdef(
    "llvm.di_imported_entity",
    (
        "tag:int?, scope:DIScopeAttr, entity:DINodeAttr, file:#llvm.di_file?, line:int?, "
        "name:StringAttr?, elements:array<DINodeAttr>?"
    ),
    format="`<` struct(params) `>`",
    summary="Debug information: a name imported from elsewhere.",
    alias="di_imported_entity",
    dwarf="tag",
)

attrdef(
    "llvm.di_label",
    "scope:DIScopeAttr, name:StringAttr?, file:#llvm.di_file?, line:int?",
    format="`<` struct(params) `>`",
    summary="Debug information: a label.",
    alias="di_label",
)

attrdef(
    "llvm.di_lexical_block",
    "scope:DIScopeAttr, file:#llvm.di_file?, line:int?, column:int?",
    format="`<` struct(params) `>`",
    summary="Debug information: a block of the source.",
    alias="di_lexical_block",
)

attrdef(
    "llvm.di_lexical_block_file",
    "scope:DIScopeAttr, file:#llvm.di_file?, discriminator:int",
    format="`<` struct(params) `>`",
    summary="Debug information: a block that lies in another file.",
    alias="di_lexical_block_file",
)

attrdef(
    "llvm.di_local_variable",
    (
        "scope:DIScopeAttr, name:StringAttr?, file:#llvm.di_file?, line:int?, arg:int?, "
        "alignInBits:int?, type:DITypeAttr?, flags:llvm.DIFlags?"
    ),
    format="`<` struct(params) `>`",
    summary="Debug information: a local variable.",
    alias="di_local_variable",
)

attrdef(
    "llvm.di_module",
    (
        "file:#llvm.di_file?, scope:DIScopeAttr?, name:StringAttr?, configMacros:StringAttr?, "
        "includePath:StringAttr?, apinotes:StringAttr?, line:int?, isDecl:bool?"
    ),
    format="`<` struct(params) `>`",
    summary="Debug information: a module.",
    alias="di_module",
)

attrdef(
    "llvm.di_namespace",
    "name:StringAttr?, scope:DIScopeAttr?, exportSymbols:bool",
    format="`<` struct(params) `>`",
    summary="Debug information: a namespace.",
    alias="di_namespace",
)

attrdef(
    "llvm.di_null_type",
    summary="Debug information: no type, void.",
    alias="di_null_type",
)

attrdef(
    "llvm.di_string_type",
    (
        "tag:int?, name:StringAttr, sizeInBits:int?, alignInBits:int?, "
        "stringLength:DIVariableAttr?, stringLengthExp:#llvm.di_expression?, "
        "stringLocationExp:#llvm.di_expression?, encoding:int?"
    ),
    format="`<` struct(params) `>`",
    summary="Debug information: a Fortran string.",
    alias="di_string_type",
    dwarf="tag encoding",
)

attrdef(
    "llvm.di_subprogram",
    (
        "recId:DistinctAttr?, isRecSelf:bool?, id:DistinctAttr?, "
        "compileUnit:#llvm.di_compile_unit?, scope:DIScopeAttr?, name:StringAttr?, "
        "linkageName:StringAttr?, file:#llvm.di_file?, line:int?, scopeLine:int?, "
        "subprogramFlags:llvm.DISubprogramFlags?, type:#llvm.di_subroutine_type?, "
        "retainedNodes:array<DINodeAttr>?, annotations:array<DINodeAttr>?"
    ),
    format="`<` struct(params) `>`",
    summary="Debug information: a function.",
    alias="di_subprogram",
)

attrdef(
    "llvm.di_subrange",
    "count:Attribute?, lowerBound:Attribute?, upperBound:Attribute?, stride:Attribute?",
    format="`<` struct(params) `>`",
    summary="Debug information: bounds of an array.",
)

attrdef(
    "llvm.di_subroutine_type",
    "callingConvention:int?, types:array<DITypeAttr>?",
    format="`<` struct(params) `>`",
    summary="Debug information: the type of a function.",
    alias="di_subroutine_type",
    dwarf="callingConvention",
)

attrdef(
    "llvm.dso_local_equivalent",
    "sym:FlatSymbolRefAttr",
    format="$sym",
    summary="A function that stands for another one inside this library.",
)

attrdef(
    "llvm.dependent_libraries",
    "libs:array<StringAttr>?",
    format="`<` $libs `>`",
    summary="Libraries to link.",
)

attrdef(
    "llvm.dereferenceable",
    "bytes:int, mayBeNull:bool?=false",
    format="`<` struct(params) `>`",
    summary="Bytes that can be read behind a pointer.",
)

attrdef(
    "llvm.mmra_tag",
    "prefix:string, suffix:string",
    format="`<` $prefix `` `:` `` $suffix `>`",
    summary="Tag that relaxes memory orders.",
    alias="mmra_tag",
)

attrdef(
    "llvm.memory_effects",
    (
        "other:llvm.ModRefInfo, argMem:llvm.ModRefInfo, inaccessibleMem:llvm.ModRefInfo, "
        "errnoMem:llvm.ModRefInfo, targetMem0:llvm.ModRefInfo, targetMem1:llvm.ModRefInfo"
    ),
    format="`<` struct(params) `>`",
    summary="What a function reads and writes.",
)

attrdef(
    "llvm.poison",
    summary="A constant whose use is undefined.",
)

attrdef(
    "llvm.tbaa_member",
    "typeDesc:TBAANodeAttr, offset:int",
    format="`<` params `>`",
    summary="A member of a type descriptor, with its offset.",
)

attrdef(
    "llvm.tbaa_root",
    "id:StringAttr?",
    format="(`<` struct(params)^ `>`)?",
    summary="Root of type-based alias information.",
    alias="tbaa_root",
)

attrdef(
    "llvm.tbaa_tag",
    (
        "base_type:#llvm.tbaa_type_desc, access_type:#llvm.tbaa_type_desc, offset:int, "
        "constant:bool?=false"
    ),
    format="`<` struct(params) `>`",
    summary="Type-based alias information of an access.",
    alias="tbaa_tag",
)

attrdef(
    "llvm.tbaa_type_desc",
    "id:string, members:array<#llvm.tbaa_member>",
    format="`<` struct(params) `>`",
    summary="A type for type-based alias analysis.",
    alias="tbaa_type_desc",
)

attrdef(
    "llvm.target",
    "triple:StringAttr, chip:StringAttr, features:#llvm.target_features?",
    format="`<` struct($triple, $chip, $features) `>`",
    summary="Triple, chip and features to compile for.",
)

attrdef(
    "llvm.target_features",
    "features:array<StringAttr>?",
    format="`<` `[` (`]`) : ($features^ `]`)? `>`",
    summary="Features of a chip.",
)

attrdef(
    "llvm.undef",
    summary="Any constant.",
)

attrdef(
    "llvm.vscale_range",
    "minRange:IntegerAttr, maxRange:IntegerAttr",
    format="`<` struct(params) `>`",
    summary="Least and greatest vscale.",
)

attrdef(
    "llvm.vec_type_hint",
    "hint:TypeAttr, is_signed:bool?=false",
    format="`<` struct(params) `>`",
    summary="Vector type that an OpenCL kernel is written for.",
)

attrdef(
    "llvm.zero",
    summary="Zero of a type.",
)

attrdef(
    "llvm.loop_annotation",
    (
        "disableNonforced:BoolAttr?, vectorize:#llvm.loop_vectorize?, "
        "interleave:#llvm.loop_interleave?, unroll:#llvm.loop_unroll?, "
        "unrollAndJam:#llvm.loop_unroll_and_jam?, licm:#llvm.loop_licm?, "
        "distribute:#llvm.loop_distribute?, pipeline:#llvm.loop_pipeline?, "
        "peeled:#llvm.loop_peeled?, unswitch:#llvm.loop_unswitch?, mustProgress:BoolAttr?, "
        "isVectorized:BoolAttr?, startLoc:FusedLoc?, endLoc:FusedLoc?, "
        "parallelAccesses:array<#llvm.access_group>?"
    ),
    format="`<` struct(params) `>`",
    summary="What passes may do with a loop.",
    alias="loop_annotation",
)

attrdef(
    "llvm.loop_distribute",
    (
        "disable:BoolAttr?, followupCoincident:#llvm.loop_annotation?, "
        "followupSequential:#llvm.loop_annotation?, followupFallback:#llvm.loop_annotation?, "
        "followupAll:#llvm.loop_annotation?"
    ),
    format="`<` struct(params) `>`",
    summary="Whether a loop is split.",
    alias="loop_distribute",
)

attrdef(
    "llvm.loop_interleave",
    "count:IntegerAttr",
    format="`<` struct(params) `>`",
    summary="How far a loop is interleaved.",
    alias="loop_interleave",
)

attrdef(
    "llvm.loop_licm",
    "disable:BoolAttr?, versioningDisable:BoolAttr?",
    format="`<` struct(params) `>`",
    summary="Whether invariants leave a loop.",
    alias="loop_licm",
)

attrdef(
    "llvm.loop_peeled",
    "count:IntegerAttr?",
    format="`<` struct(params) `>`",
    summary="How many iterations were peeled off.",
    alias="loop_peeled",
)

attrdef(
    "llvm.loop_pipeline",
    "disable:BoolAttr?, initiationinterval:IntegerAttr?",
    format="`<` struct(params) `>`",
    summary="Whether a loop is pipelined.",
    alias="loop_pipeline",
)

attrdef(
    "llvm.loop_unroll_and_jam",
    (
        "disable:BoolAttr?, count:IntegerAttr?, followupOuter:#llvm.loop_annotation?, "
        "followupInner:#llvm.loop_annotation?, followupRemainderOuter:#llvm.loop_annotation?, "
        "followupRemainderInner:#llvm.loop_annotation?, followupAll:#llvm.loop_annotation?"
    ),
    format="`<` struct(params) `>`",
    summary="How far nested loops are unrolled together.",
    alias="loop_unroll_and_jam",
)

attrdef(
    "llvm.loop_unroll",
    (
        "disable:BoolAttr?, count:IntegerAttr?, runtimeDisable:BoolAttr?, full:BoolAttr?, "
        "followupUnrolled:#llvm.loop_annotation?, followupRemainder:#llvm.loop_annotation?, "
        "followupAll:#llvm.loop_annotation?"
    ),
    format="`<` struct(params) `>`",
    summary="How far a loop is unrolled.",
    alias="loop_unroll",
)

attrdef(
    "llvm.loop_unswitch",
    "partialDisable:BoolAttr?",
    format="`<` struct(params) `>`",
    summary="Whether conditions leave a loop.",
    alias="loop_unswitch",
)

attrdef(
    "llvm.loop_vectorize",
    (
        "disable:BoolAttr?, predicateEnable:BoolAttr?, scalableEnable:BoolAttr?, "
        "width:IntegerAttr?, followupVectorized:#llvm.loop_annotation?, "
        "followupEpilogue:#llvm.loop_annotation?, followupAll:#llvm.loop_annotation?"
    ),
    format="`<` struct(params) `>`",
    summary="How a loop is vectorised.",
    alias="loop_vectorize",
)

attrdef(
    "llvm.mlir.module_flag",
    "behavior:llvm.ModFlagBehavior, key:StringAttr, value:Attribute",
    format="`<` $behavior `,` $key `,` $value `>`",
    summary="A flag of the LLVM module.",
)

attrdef(
    "llvm.cgprofile_entry",
    "from:FlatSymbolRefAttr?, to:FlatSymbolRefAttr?, count:int",
    format="`<` struct(params) `>`",
    summary="How often one function calls another.",
)

attrdef(
    "llvm.profile_summary",
    (
        "format:llvm.ProfileSummaryFormatKind, total_count:int, max_count:int, "
        "max_internal_count:int, max_function_count:int, num_counts:int, num_functions:int, "
        "is_partial_profile:int?, partial_profile_ratio:FloatAttr?, "
        "detailed_summary:array<#llvm.profile_summary_detailed>"
    ),
    format="`<` struct(params) `>`",
    summary="Summary of a profile.",
)

attrdef(
    "llvm.profile_summary_detailed",
    "cut_off:int, min_count:int, num_counts:int",
    format="`<` struct(params) `>`",
    summary="An entry of a profile summary.",
)

attrdef(
    "llvm.tailcallkind",
    "tailCallKind:TailCallKind",
    format="`<` $tailCallKind `>`",
    summary="A kind of tail call.",
)

attrdef(
    "llvm.mlir.workgroup_attribution",
    "num_elements:IntegerAttr, element_type:TypeAttr",
    format="`<` $num_elements `,` $element_type `>`",
    summary="Size and element type of a workgroup buffer.",
)
