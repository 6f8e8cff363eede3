"""Memory, lifetime, debug, coroutine, exception and other intrinsics."""

from nvlower.ir.opdef import op

op(
    "llvm.intr.prefetch",
    "addr:LLVM_AnyPointer, @rw:I32Attr, @hint:I32Attr, @cache:I32Attr",
    summary="Bring the line of an address into a cache.",
    intrinsic="llvm.prefetch",
    overloads="o0",
    immediates="1:rw 2:hint 3:cache",
)

op(
    "llvm.intr.memcpy",
    (
        "dst:LLVM_AnyPointer, src:LLVM_AnyPointer, len:AnySignlessInteger, @isVolatile:I1Attr, "
        "@access_groups:LLVM_AccessGroupArrayAttr?, @alias_scopes:LLVM_AliasScopeArrayAttr?, "
        "@noalias_scopes:LLVM_AliasScopeArrayAttr?, @tbaa:LLVM_TBAATagArrayAttr?, "
        "@arg_attrs:DictArrayAttr?, @res_attrs:DictArrayAttr?"
    ),
    traits="AccessGroupOpInterface AliasAnalysisOpInterface ArgAndResultAttrsOpInterface",
    summary="Copy bytes between places that do not overlap.",
    effects="dst:write, src:read",
    intrinsic="llvm.memcpy",
    overloads="o0 o1 o2",
    immediates="3:isVolatile",
)

op(
    "llvm.intr.memmove",
    (
        "dst:LLVM_AnyPointer, src:LLVM_AnyPointer, len:AnySignlessInteger, @isVolatile:I1Attr, "
        "@access_groups:LLVM_AccessGroupArrayAttr?, @alias_scopes:LLVM_AliasScopeArrayAttr?, "
        "@noalias_scopes:LLVM_AliasScopeArrayAttr?, @tbaa:LLVM_TBAATagArrayAttr?, "
        "@arg_attrs:DictArrayAttr?, @res_attrs:DictArrayAttr?"
    ),
    traits="AccessGroupOpInterface AliasAnalysisOpInterface ArgAndResultAttrsOpInterface",
    summary="Copy bytes between places that may overlap.",
    effects="dst:write, src:read",
    intrinsic="llvm.memmove",
    overloads="o0 o1 o2",
    immediates="3:isVolatile",
)

op(
    "llvm.intr.memcpy.inline",
    (
        "dst:LLVM_AnyPointer, src:LLVM_AnyPointer, @len:APIntAttr, @isVolatile:I1Attr, "
        "@access_groups:LLVM_AccessGroupArrayAttr?, @alias_scopes:LLVM_AliasScopeArrayAttr?, "
        "@noalias_scopes:LLVM_AliasScopeArrayAttr?, @tbaa:LLVM_TBAATagArrayAttr?, "
        "@arg_attrs:DictArrayAttr?, @res_attrs:DictArrayAttr?"
    ),
    traits="AccessGroupOpInterface AliasAnalysisOpInterface ArgAndResultAttrsOpInterface",
    summary="Copy a constant number of bytes without a call.",
    effects="dst:write, src:read",
    intrinsic="llvm.memcpy.inline",
    overloads="o0 o1 o2",
    immediates="2:len 3:isVolatile",
)

op(
    "llvm.intr.memset",
    (
        "dst:LLVM_AnyPointer, val:I8, len:AnySignlessInteger, @isVolatile:I1Attr, "
        "@access_groups:LLVM_AccessGroupArrayAttr?, @alias_scopes:LLVM_AliasScopeArrayAttr?, "
        "@noalias_scopes:LLVM_AliasScopeArrayAttr?, @tbaa:LLVM_TBAATagArrayAttr?, "
        "@arg_attrs:DictArrayAttr?, @res_attrs:DictArrayAttr?"
    ),
    traits="AccessGroupOpInterface AliasAnalysisOpInterface ArgAndResultAttrsOpInterface",
    summary="Fill memory with a byte.",
    effects="dst:write",
    intrinsic="llvm.memset",
    overloads="o0 o2",
    immediates="3:isVolatile",
)

op(
    "llvm.intr.memset.inline",
    (
        "dst:LLVM_AnyPointer, val:I8, @len:APIntAttr, @isVolatile:I1Attr, "
        "@access_groups:LLVM_AccessGroupArrayAttr?, @alias_scopes:LLVM_AliasScopeArrayAttr?, "
        "@noalias_scopes:LLVM_AliasScopeArrayAttr?, @tbaa:LLVM_TBAATagArrayAttr?, "
        "@arg_attrs:DictArrayAttr?, @res_attrs:DictArrayAttr?"
    ),
    traits="AccessGroupOpInterface AliasAnalysisOpInterface ArgAndResultAttrsOpInterface",
    summary="Fill a constant number of bytes without a call.",
    effects="dst:write",
    intrinsic="llvm.memset.inline",
    overloads="o0 o2",
    immediates="2:len 3:isVolatile",
)

op(
    "llvm.intr.experimental.noalias.scope.decl",
    "@scope:#llvm.alias_scope",
    format="$scope attr-dict",
    summary="Where an alias scope begins.",
    intrinsic="llvm.experimental.noalias.scope.decl",
)

op(
    "llvm.intr.ptrmask",
    "ptr:LLVM_ScalarOrVectorOf<LLVM_AnyPointer>, mask:LLVM_ScalarOrVectorOf<AnyInteger>",
    "res:LLVM_ScalarOrVectorOf<LLVM_AnyPointer>",
    traits="Pure AllTypesMatch<ptr,res>",
    format="$ptr `,` $mask attr-dict `:` functional-type(operands, results)",
    summary="And of an address with a mask.",
    intrinsic="llvm.ptrmask",
    overloads="o0 o1",
)

op(
    "llvm.intr.lifetime.start",
    "ptr:LLVM_AnyPointer",
    format="$ptr attr-dict `:` qualified(type($ptr))",
    summary="A stack variable begins to live.",
    intrinsic="llvm.lifetime.start",
    overloads="o0",
)

op(
    "llvm.intr.lifetime.end",
    "ptr:LLVM_AnyPointer",
    format="$ptr attr-dict `:` qualified(type($ptr))",
    summary="A stack variable is no longer used.",
    intrinsic="llvm.lifetime.end",
    overloads="o0",
)

op(
    "llvm.intr.invariant.start",
    "@size:I64Attr, ptr:LLVM_AnyPointer",
    "res:LLVM_DefaultPointer",
    format="$size `,` $ptr attr-dict `:` qualified(type($ptr))",
    summary="Memory does not change from here on.",
    intrinsic="llvm.invariant.start",
    overloads="o1",
    immediates="0:size",
)

op(
    "llvm.intr.invariant.end",
    "start:LLVM_DefaultPointer, @size:I64Attr, ptr:LLVM_AnyPointer",
    format="$start `,` $size `,` $ptr attr-dict `:` qualified(type($ptr))",
    summary="Memory may change again.",
    intrinsic="llvm.invariant.end",
    overloads="o2",
    immediates="1:size",
)

op(
    "llvm.intr.launder.invariant.group",
    "ptr:LLVM_AnyPointer",
    "res:LLVM_AnyPointer",
    traits="SameOperandsAndResultType",
    format="$ptr attr-dict `:` qualified(type($ptr))",
    summary="Pointer to an object that may have been made anew.",
    intrinsic="llvm.launder.invariant.group",
    overloads="o0",
)

op(
    "llvm.intr.strip.invariant.group",
    "ptr:LLVM_AnyPointer",
    "res:LLVM_AnyPointer",
    traits="SameOperandsAndResultType",
    format="$ptr attr-dict `:` qualified(type($ptr))",
    summary="Pointer without knowledge of what its memory holds.",
    intrinsic="llvm.strip.invariant.group",
    overloads="o0",
)

op(
    "llvm.intr.assume",
    (
        "cond:I1, op_bundle_operands:LLVM_Type*, @op_bundle_sizes:DenseI32ArrayAttr, "
        "@op_bundle_tags:ArrayAttr?"
    ),
    traits="NestedVariadic<op_bundle_operands,op_bundle_sizes>",
    format=(
        "$cond ( custom<OpBundles>($op_bundle_operands, type($op_bundle_operands), "
        "$op_bundle_tags)^ )? `:` type($cond) attr-dict"
    ),
    summary="Promise that a condition holds.",
    intrinsic="llvm.assume",
)

op(
    "llvm.intr.ssa.copy",
    "operand:AnyType",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="$operand attr-dict `:` type($operand)",
    summary="Copy a value under another name.",
    intrinsic="llvm.ssa.copy",
    overloads="o0",
)

op(
    "llvm.intr.expect",
    "val:AnySignlessInteger, expected:AnySignlessInteger",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="$val `,` $expected attr-dict `:` type($val)",
    summary="Say which value is likely.",
    intrinsic="llvm.expect",
    overloads="o0",
)

op(
    "llvm.intr.expect.with.probability",
    "val:AnySignlessInteger, expected:AnySignlessInteger, @prob:F64Attr",
    "res:LLVM_Type",
    traits="Pure AllTypesMatch<val,expected,res>",
    format="$val `,` $expected `,` $prob attr-dict `:` type($val)",
    summary="Say how likely a value is.",
    intrinsic="llvm.expect.with.probability",
    overloads="o0",
    immediates="2:prob",
)

op(
    "llvm.intr.threadlocal.address",
    "global:LLVM_AnyPointer",
    "res:LLVM_Type",
    traits="Pure",
    summary="Address of a thread-local variable in this thread.",
    intrinsic="llvm.threadlocal.address",
    overloads="o0",
)

op(
    "llvm.intr.coro.id",
    "align:I32, promise:LLVM_AnyPointer, coroaddr:LLVM_AnyPointer, fnaddrs:LLVM_AnyPointer",
    "res:LLVM_Type",
    format=(
        "$align `,` $promise `,` $coroaddr `,` $fnaddrs attr-dict `:` functional-type(operands, "
        "results)"
    ),
    summary="Token of a coroutine.",
    intrinsic="llvm.coro.id",
)

op(
    "llvm.intr.coro.begin",
    "token:LLVM_TokenType, mem:LLVM_AnyPointer",
    "res:LLVM_Type",
    format="$token `,` $mem attr-dict `:` functional-type(operands, results)",
    summary="Handle of a coroutine, in memory for its frame.",
    intrinsic="llvm.coro.begin",
)

op(
    "llvm.intr.coro.size",
    "",
    "res:LLVM_Type",
    format="attr-dict `:` type($res)",
    summary="Bytes that a coroutine's frame needs.",
    intrinsic="llvm.coro.size",
    overloads="r0",
)

op(
    "llvm.intr.coro.align",
    "",
    "res:LLVM_Type",
    format="attr-dict `:` type($res)",
    summary="Alignment that a coroutine's frame needs.",
    intrinsic="llvm.coro.align",
    overloads="r0",
)

op(
    "llvm.intr.coro.save",
    "handle:LLVM_AnyPointer",
    "res:LLVM_Type",
    format="$handle attr-dict `:` functional-type(operands, results)",
    summary="Mark the state before a suspension.",
    intrinsic="llvm.coro.save",
)

op(
    "llvm.intr.coro.suspend",
    "save:LLVM_TokenType, final:I1",
    "res:LLVM_Type",
    format="$save `,` $final attr-dict `:` type($res)",
    summary="Suspend a coroutine.",
    intrinsic="llvm.coro.suspend",
)

op(
    "llvm.intr.coro.end",
    "handle:LLVM_AnyPointer, unwind:I1, retvals:LLVM_TokenType",
    "res:LLVM_Type",
    format="$handle `,` $unwind `,` $retvals attr-dict `:` functional-type(operands, results)",
    summary="Where a coroutine's resumption ends.",
    intrinsic="llvm.coro.end",
)

op(
    "llvm.intr.coro.free",
    "id:LLVM_TokenType, handle:LLVM_AnyPointer",
    "res:LLVM_Type",
    format="$id `,` $handle attr-dict `:` functional-type(operands, results)",
    summary="Memory to free with a coroutine; null for none.",
    intrinsic="llvm.coro.free",
)

op(
    "llvm.intr.coro.resume",
    "handle:LLVM_AnyPointer",
    format="$handle attr-dict `:` qualified(type($handle))",
    summary="Resume a suspended coroutine.",
    intrinsic="llvm.coro.resume",
)

op(
    "llvm.intr.coro.promise",
    "handle:LLVM_AnyPointer, align:I32, from:I1",
    "res:LLVM_AnyPointer",
    format="$handle `,` $align `,` $from attr-dict `:` functional-type(operands, results)",
    summary="Address of a coroutine's promise from its handle, or the reverse.",
    intrinsic="llvm.coro.promise",
)

op(
    "llvm.intr.dbg.declare",
    (
        "addr:LLVM_AnyPointer, @varInfo:#llvm.di_local_variable, "
        "@locationExpr:#llvm.di_expression=#llvm.di_expression<>"
    ),
    format=(
        "qualified($varInfo) (qualified($locationExpr)^)? `=` $addr `:` qualified(type($addr)) "
        "attr-dict"
    ),
    summary="A variable of the source lives at an address.",
    intrinsic="llvm.dbg.declare",
)

op(
    "llvm.intr.dbg.value",
    (
        "value:LLVM_Type, @varInfo:#llvm.di_local_variable, "
        "@locationExpr:#llvm.di_expression=#llvm.di_expression<>"
    ),
    format=(
        "qualified($varInfo) (qualified($locationExpr)^)? `=` $value `:` qualified(type($value)) "
        "attr-dict"
    ),
    summary="A variable of the source has a value.",
    intrinsic="llvm.dbg.value",
)

op(
    "llvm.intr.dbg.label",
    "@label:#llvm.di_label",
    format="$label attr-dict",
    summary="A label of the source.",
    intrinsic="llvm.dbg.label",
)

op(
    "llvm.intr.vastart",
    "arg_list:LLVM_AnyPointer",
    format="$arg_list attr-dict `:` qualified(type($arg_list))",
    summary="Begin to read variable arguments.",
    intrinsic="llvm.vastart",
    overloads="o0",
)

op(
    "llvm.intr.vacopy",
    "dest_list:LLVM_AnyPointer, src_list:LLVM_AnyPointer",
    format="$src_list `to` $dest_list attr-dict `:` type(operands)",
    summary="Copy a list of variable arguments.",
    intrinsic="llvm.vacopy",
    overloads="o0",
)

op(
    "llvm.intr.vaend",
    "arg_list:LLVM_AnyPointer",
    format="$arg_list attr-dict `:` qualified(type($arg_list))",
    summary="End reading variable arguments.",
    intrinsic="llvm.vaend",
    overloads="o0",
)

op(
    "llvm.intr.eh.typeid.for",
    "type_info:LLVM_AnyPointer",
    "res:LLVM_Type",
    format="$type_info attr-dict `:` functional-type(operands, results)",
    summary="Number of a type in the exception tables.",
    intrinsic="llvm.eh.typeid.for",
    overloads="o0",
)

op(
    "llvm.intr.stacksave",
    "",
    "res:LLVM_Type",
    format="attr-dict `:` qualified(type($res))",
    summary="Remember the stack pointer.",
    intrinsic="llvm.stacksave",
    overloads="r0",
)

op(
    "llvm.intr.stackrestore",
    "ptr:LLVM_AnyPointer",
    format="$ptr attr-dict `:` qualified(type($ptr))",
    summary="Set the stack pointer back.",
    intrinsic="llvm.stackrestore",
    overloads="o0",
)

op(
    "llvm.intr.var.annotation",
    (
        "val:LLVM_AnyPointer, annotation:LLVM_AnyPointer, fileName:LLVM_AnyPointer, line:I32, "
        "attr:LLVM_AnyPointer"
    ),
    traits="AllTypesMatch<annotation,fileName,attr>",
    summary="Attach a text to a variable.",
    intrinsic="llvm.var.annotation",
    overloads="o0 o1",
)

op(
    "llvm.intr.ptr.annotation",
    (
        "ptr:LLVM_AnyPointer, annotation:LLVM_AnyPointer, fileName:LLVM_AnyPointer, line:I32, "
        "attr:LLVM_AnyPointer"
    ),
    "res:LLVM_AnyPointer",
    traits="AllTypesMatch<res,ptr> AllTypesMatch<annotation,fileName,attr>",
    summary="Attach a text to a pointer.",
    intrinsic="llvm.ptr.annotation",
    overloads="r0 o2",
)

op(
    "llvm.intr.annotation",
    "integer:AnySignlessInteger, annotation:LLVM_AnyPointer, fileName:LLVM_AnyPointer, line:I32",
    "res:AnySignlessInteger",
    traits="AllTypesMatch<res,integer> AllTypesMatch<annotation,fileName>",
    summary="Attach a text to an integer.",
    intrinsic="llvm.annotation",
    overloads="r0 o2",
)

op(
    "llvm.intr.trap",
    format="attr-dict",
    summary="End the program with an error.",
    intrinsic="llvm.trap",
)

op(
    "llvm.intr.debugtrap",
    format="attr-dict",
    summary="Stop for a debugger.",
    intrinsic="llvm.debugtrap",
)

op(
    "llvm.intr.ubsantrap",
    "@failureKind:I8Attr",
    format="prop-dict attr-dict",
    summary="End the program at undefined behaviour, with its kind.",
    intrinsic="llvm.ubsantrap",
    immediates="0:failureKind",
)

op(
    "llvm.intr.vscale",
    "",
    "res:LLVM_Type",
    summary="Factor by which scalable vectors are longer than their type says.",
    intrinsic="llvm.vscale",
    overloads="r0",
)

op(
    "llvm.intr.experimental.vp.strided.load",
    "ptr:LLVM_AnyPointer, stride:AnySignlessInteger, mask:LLVM_VectorOf<I1>, evl:I32",
    "res:LLVM_Type",
    summary="Load elements a stride apart, in the lanes that mask and length name.",
    intrinsic="llvm.experimental.vp.strided.load",
    overloads="r0 o0 o1",
)

op(
    "llvm.intr.experimental.vp.strided.store",
    (
        "val:LLVM_AnyVector, ptr:LLVM_AnyPointer, stride:AnySignlessInteger, "
        "mask:LLVM_VectorOf<I1>, evl:I32"
    ),
    summary="Store elements a stride apart, in the lanes that mask and length name.",
    intrinsic="llvm.experimental.vp.strided.store",
    overloads="o0 o1 o2",
)
