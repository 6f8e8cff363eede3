"""Instructions, functions, globals and constants."""

from nvlower.ir.opdef import op

op(
    "llvm.add",
    (
        "lhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, "
        "rhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, "
        "@overflowFlags:llvm.overflow=0 : i32"
    ),
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="SameOperandsAndResultType IntegerOverflowFlagsInterface Commutative Pure",
    format="$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
    summary="Add integers, wrapping round.",
)

op(
    "llvm.sub",
    (
        "lhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, "
        "rhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, "
        "@overflowFlags:llvm.overflow=0 : i32"
    ),
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="SameOperandsAndResultType IntegerOverflowFlagsInterface Pure",
    format="$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
    summary="Subtract integers, wrapping round.",
)

op(
    "llvm.mul",
    (
        "lhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, "
        "rhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, "
        "@overflowFlags:llvm.overflow=0 : i32"
    ),
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="SameOperandsAndResultType IntegerOverflowFlagsInterface Commutative Pure",
    format="$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
    summary="Multiply integers, wrapping round.",
)

op(
    "llvm.udiv",
    (
        "lhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, "
        "rhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, @isExact:UnitAttr?"
    ),
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="SameOperandsAndResultType NoMemoryEffect ExactFlagInterface ConditionallySpeculatable",
    format="(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
    summary="Divide unsigned integers.",
)

op(
    "llvm.sdiv",
    (
        "lhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, "
        "rhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, @isExact:UnitAttr?"
    ),
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="SameOperandsAndResultType NoMemoryEffect ExactFlagInterface ConditionallySpeculatable",
    format="(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
    summary="Divide signed integers, rounding towards zero.",
)

op(
    "llvm.urem",
    "lhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, rhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="SameOperandsAndResultType Pure",
    format="$lhs `,` $rhs attr-dict `:` type($res)",
    summary="Rest of an unsigned division.",
)

op(
    "llvm.srem",
    "lhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, rhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="SameOperandsAndResultType Pure",
    format="$lhs `,` $rhs attr-dict `:` type($res)",
    summary="Rest of a signed division; it has the sign of the left operand.",
)

op(
    "llvm.and",
    "lhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, rhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="SameOperandsAndResultType Pure",
    format="$lhs `,` $rhs attr-dict `:` type($res)",
    summary="And of each bit.",
)

op(
    "llvm.or",
    (
        "lhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, "
        "rhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, @isDisjoint:UnitAttr?"
    ),
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="SameOperandsAndResultType DisjointFlagInterface Pure",
    format="(`disjoint` $isDisjoint^)? $lhs `,` $rhs attr-dict `:` type($res)",
    summary="Or of each bit.",
)

op(
    "llvm.xor",
    "lhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, rhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="SameOperandsAndResultType Pure",
    format="$lhs `,` $rhs attr-dict `:` type($res)",
    summary="Exclusive or of each bit.",
)

op(
    "llvm.shl",
    (
        "lhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, "
        "rhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, "
        "@overflowFlags:llvm.overflow=0 : i32"
    ),
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="SameOperandsAndResultType IntegerOverflowFlagsInterface Pure",
    format="$lhs `,` $rhs ($overflowFlags^)? attr-dict `:` type($res)",
    summary="Shift to the left; zeros come in.",
)

op(
    "llvm.lshr",
    (
        "lhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, "
        "rhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, @isExact:UnitAttr?"
    ),
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="SameOperandsAndResultType ExactFlagInterface Pure",
    format="(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
    summary="Shift to the right; zeros come in.",
)

op(
    "llvm.ashr",
    (
        "lhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, "
        "rhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>, @isExact:UnitAttr?"
    ),
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="SameOperandsAndResultType ExactFlagInterface Pure",
    format="(`exact` $isExact^)? $lhs `,` $rhs attr-dict `:` type($res)",
    summary="Shift to the right; copies of the sign come in.",
)

op(
    "llvm.icmp",
    (
        "@predicate:llvm.ICmpPredicate, "
        "lhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>|LLVM_ScalarOrVectorOf<LLVM_AnyPointer>, "
        "rhs:LLVM_ScalarOrVectorOf<AnySignlessInteger>|LLVM_ScalarOrVectorOf<LLVM_AnyPointer>"
    ),
    "res:LLVM_ScalarOrVectorOf<I1>",
    traits=(
        'Pure SameTypeOperands TypesMatchWith<lhs,res,i1_like,"result type has i1 element type and '
        'same shape as operands">'
    ),
    summary="Compare integers or pointers by a predicate.",
    custom=True,
)

op(
    "llvm.fcmp",
    (
        "@predicate:llvm.FCmpPredicate, lhs:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, "
        "rhs:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, "
        "@fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_ScalarOrVectorOf<I1>",
    traits=(
        'Pure FastmathFlagsInterface SameTypeOperands TypesMatchWith<lhs,res,i1_like,"result type '
        'has i1 element type and same shape as operands">'
    ),
    summary="Compare floats by a predicate.",
    custom=True,
)

op(
    "llvm.fadd",
    (
        "lhs:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, rhs:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, "
        "@fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>",
    traits="SameOperandsAndResultType FastmathFlagsInterface Pure",
    format="$lhs `,` $rhs attr-dict `:` type($res)",
    summary="Add floats.",
)

op(
    "llvm.fsub",
    (
        "lhs:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, rhs:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, "
        "@fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>",
    traits="SameOperandsAndResultType FastmathFlagsInterface Pure",
    format="$lhs `,` $rhs attr-dict `:` type($res)",
    summary="Subtract floats.",
)

op(
    "llvm.fmul",
    (
        "lhs:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, rhs:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, "
        "@fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>",
    traits="SameOperandsAndResultType FastmathFlagsInterface Pure",
    format="$lhs `,` $rhs attr-dict `:` type($res)",
    summary="Multiply floats.",
)

op(
    "llvm.fdiv",
    (
        "lhs:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, rhs:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, "
        "@fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>",
    traits="SameOperandsAndResultType FastmathFlagsInterface Pure",
    format="$lhs `,` $rhs attr-dict `:` type($res)",
    summary="Divide floats.",
)

op(
    "llvm.frem",
    (
        "lhs:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, rhs:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, "
        "@fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>",
    traits="SameOperandsAndResultType FastmathFlagsInterface Pure",
    format="$lhs `,` $rhs attr-dict `:` type($res)",
    summary="Rest of a float division; it has the sign of the left operand.",
)

op(
    "llvm.fneg",
    (
        "operand:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>, "
        "@fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>",
    traits="Pure SameOperandsAndResultType FastmathFlagsInterface",
    format="$operand attr-dict `:` type($res)",
    summary="Change the sign of a float.",
)

op(
    "llvm.alloca",
    "arraySize:AnySignlessInteger, @alignment:I64Attr?, @elem_type:TypeAttr, @inalloca:UnitAttr?",
    "res:LLVM_AnyPointer",
    traits="PromotableAllocationOpInterface",
    summary="Reserve elements on the stack.",
    effects="res:allocate",
    custom=True,
)

op(
    "llvm.getelementptr",
    (
        "base:LLVM_ScalarOrVectorOf<LLVM_AnyPointer>, "
        "dynamicIndices:LLVM_ScalarOrVectorOf<AnySignlessInteger>*, "
        "@rawConstantIndices:DenseI32ArrayAttr, @elem_type:TypeAttr, "
        "@noWrapFlags:llvm.GEPNoWrapFlags=0 : i32"
    ),
    "res:LLVM_ScalarOrVectorOf<LLVM_AnyPointer>",
    traits="Pure ViewLikeOpInterface",
    format=(
        "($noWrapFlags^)? $base `[` custom<GEPIndices>($dynamicIndices, $rawConstantIndices) `]` "
        "attr-dict `:` functional-type(operands, results) `,` $elem_type"
    ),
    summary="Address of a part of what a pointer points to.",
)

op(
    "llvm.load",
    (
        "addr:LLVM_AnyPointer, @alignment:I64Attr?, @volatile_:UnitAttr?, @nontemporal:UnitAttr?, "
        "@invariant:UnitAttr?, @invariantGroup:UnitAttr?, @ordering:llvm.AtomicOrdering=0 : i64, "
        "@syncscope:StrAttr?, @dereferenceable:#llvm.dereferenceable?, "
        "@access_groups:LLVM_AccessGroupArrayAttr?, @alias_scopes:LLVM_AliasScopeArrayAttr?, "
        "@noalias_scopes:LLVM_AliasScopeArrayAttr?, @tbaa:LLVM_TBAATagArrayAttr?"
    ),
    "res:LLVM_LoadableType",
    traits=(
        "AccessGroupOpInterface AliasAnalysisOpInterface MemoryEffectOpInterface "
        "DereferenceableOpInterface"
    ),
    format=(
        "(`volatile` $volatile_^)? $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? "
        "(`invariant` $invariant^)? (`invariant_group` $invariantGroup^)? (`dereferenceable` `` "
        "$dereferenceable^)? attr-dict `:` qualified(type($addr)) `->` type($res)"
    ),
    summary="Load a value.",
)

op(
    "llvm.store",
    (
        "value:LLVM_LoadableType, addr:LLVM_AnyPointer, @alignment:I64Attr?, @volatile_:UnitAttr?, "
        "@nontemporal:UnitAttr?, @invariantGroup:UnitAttr?, @ordering:llvm.AtomicOrdering=0 : i64, "
        "@syncscope:StrAttr?, @access_groups:LLVM_AccessGroupArrayAttr?, "
        "@alias_scopes:LLVM_AliasScopeArrayAttr?, @noalias_scopes:LLVM_AliasScopeArrayAttr?, "
        "@tbaa:LLVM_TBAATagArrayAttr?"
    ),
    traits="AccessGroupOpInterface AliasAnalysisOpInterface MemoryEffectOpInterface",
    format=(
        "(`volatile` $volatile_^)? $value `,` $addr (`atomic` (`syncscope` `(` $syncscope^ `)`)? "
        "$ordering^)? (`invariant_group` $invariantGroup^)? attr-dict `:` type($value) `,` "
        "qualified(type($addr))"
    ),
    summary="Store a value.",
)

op(
    "llvm.bitcast",
    "arg:LLVM_AnyNonAggregate",
    "res:LLVM_AnyNonAggregate",
    traits="Pure",
    format="$arg attr-dict `:` type($arg) `to` type($res)",
    summary="Read a value's bits as another type of that width.",
)

op(
    "llvm.addrspacecast",
    "arg:LLVM_ScalarOrVectorOf<LLVM_AnyPointer>",
    "res:LLVM_ScalarOrVectorOf<LLVM_AnyPointer>",
    traits="Pure ViewLikeOpInterface",
    format="$arg attr-dict `:` type($arg) `to` type($res)",
    summary="Convert a pointer to another address space.",
)

op(
    "llvm.inttoptr",
    "arg:LLVM_ScalarOrVectorOf<AnySignlessInteger>, @dereferenceable:#llvm.dereferenceable?",
    "res:LLVM_ScalarOrVectorOf<LLVM_AnyPointer>",
    traits="Pure DereferenceableOpInterface",
    format=(
        "$arg (`dereferenceable` `` $dereferenceable^)? attr-dict `:` type($arg) `to` type($res)"
    ),
    summary="Integer to pointer.",
)

op(
    "llvm.ptrtoint",
    "arg:LLVM_ScalarOrVectorOf<LLVM_AnyPointer>",
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="Pure",
    format="$arg attr-dict `:` type($arg) `to` type($res)",
    summary="Pointer to integer.",
)

op(
    "llvm.sext",
    "arg:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="Pure",
    format="$arg attr-dict `:` type($arg) `to` type($res)",
    summary="Widen an integer with copies of its sign.",
)

op(
    "llvm.zext",
    "arg:LLVM_ScalarOrVectorOf<AnySignlessInteger>, @nonNeg:UnitAttr?",
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="Pure NonNegFlagInterface",
    format="(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)",
    summary="Widen an integer with zeros.",
)

op(
    "llvm.trunc",
    ("arg:LLVM_ScalarOrVectorOf<AnySignlessInteger>, @overflowFlags:llvm.overflow=0 : i32"),
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="Pure IntegerOverflowFlagsInterface",
    format="$arg ($overflowFlags^)? attr-dict `:` type($arg) `to` type($res)",
    summary="Narrow an integer, dropping its high bits.",
)

op(
    "llvm.sitofp",
    "arg:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    "res:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>",
    traits="Pure",
    format="$arg attr-dict `:` type($arg) `to` type($res)",
    summary="Signed integer to float.",
)

op(
    "llvm.uitofp",
    "arg:LLVM_ScalarOrVectorOf<AnySignlessInteger>, @nonNeg:UnitAttr?",
    "res:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>",
    traits="Pure NonNegFlagInterface",
    format="(`nneg` $nonNeg^)? $arg attr-dict `:` type($arg) `to` type($res)",
    summary="Unsigned integer to float.",
)

op(
    "llvm.fptosi",
    "arg:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>",
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="Pure",
    format="$arg attr-dict `:` type($arg) `to` type($res)",
    summary="Float to signed integer, rounding towards zero.",
)

op(
    "llvm.fptoui",
    "arg:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>",
    "res:LLVM_ScalarOrVectorOf<AnySignlessInteger>",
    traits="Pure",
    format="$arg attr-dict `:` type($arg) `to` type($res)",
    summary="Float to unsigned integer, rounding towards zero.",
)

op(
    "llvm.fpext",
    "arg:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>",
    "res:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>",
    traits="Pure",
    format="$arg attr-dict `:` type($arg) `to` type($res)",
    summary="Widen a float.",
)

op(
    "llvm.fptrunc",
    "arg:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>",
    "res:LLVM_ScalarOrVectorOf<LLVM_AnyFloat>",
    traits="Pure",
    format="$arg attr-dict `:` type($arg) `to` type($res)",
    summary="Narrow a float.",
)

op(
    "llvm.invoke",
    (
        "@var_callee_type:TypeAttrOf<LLVM_FunctionType>?, @callee:FlatSymbolRefAttr?, "
        "callee_operands:LLVM_Type*, @arg_attrs:DictArrayAttr?, @res_attrs:DictArrayAttr?, "
        "normalDestOperands:LLVM_Type*, unwindDestOperands:LLVM_Type*, "
        "@branch_weights:DenseI32ArrayAttr?, @CConv:#llvm.cconv=#llvm.cconv<ccc>, "
        "op_bundle_operands:LLVM_Type*, @op_bundle_sizes:DenseI32ArrayAttr, "
        "@op_bundle_tags:ArrayAttr?"
    ),
    "result:LLVM_Type?",
    successors="normalDest:AnySuccessor, unwindDest:AnySuccessor",
    traits=(
        "AttrSizedOperandSegments BranchOpInterface CallOpInterface WeightedBranchOpInterface "
        "Terminator NestedVariadic<op_bundle_operands,op_bundle_sizes>"
    ),
    summary="Call a function; go on at one block, or at another if it throws.",
    custom=True,
)

op(
    "llvm.landingpad",
    "@cleanup:UnitAttr?, _1:LLVM_Type*",
    "res:LLVM_Type",
    summary="Receive an exception.",
    custom=True,
)

op(
    "llvm.va_arg",
    "arg:LLVM_AnyPointer",
    "res:LLVM_Type",
    format="$arg attr-dict `:` functional-type($arg, $res)",
    summary="Take the next of the variable arguments.",
)

op(
    "llvm.call",
    (
        "@var_callee_type:TypeAttrOf<LLVM_FunctionType>?, @callee:FlatSymbolRefAttr?, "
        "callee_operands:LLVM_Type*, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>, "
        "@CConv:#llvm.cconv=#llvm.cconv<ccc>, "
        "@TailCallKind:#llvm.tailcallkind=#llvm.tailcallkind<none>, "
        "@memory_effects:#llvm.memory_effects?, @convergent:UnitAttr?, @no_unwind:UnitAttr?, "
        "@will_return:UnitAttr?, op_bundle_operands:LLVM_Type*, "
        "@op_bundle_sizes:DenseI32ArrayAttr, "
        "@op_bundle_tags:ArrayAttr?, @arg_attrs:DictArrayAttr?, @res_attrs:DictArrayAttr?, "
        "@no_inline:UnitAttr?, @always_inline:UnitAttr?, @inline_hint:UnitAttr?, "
        "@access_groups:LLVM_AccessGroupArrayAttr?, @alias_scopes:LLVM_AliasScopeArrayAttr?, "
        "@noalias_scopes:LLVM_AliasScopeArrayAttr?, @tbaa:LLVM_TBAATagArrayAttr?"
    ),
    "result:LLVM_Type?",
    traits=(
        "AccessGroupOpInterface AliasAnalysisOpInterface AttrSizedOperandSegments "
        "FastmathFlagsInterface CallOpInterface SymbolUserOpInterface "
        "NestedVariadic<op_bundle_operands,op_bundle_sizes>"
    ),
    summary="Call a function by name or pointer.",
    custom=True,
)

op(
    "llvm.extractelement",
    "vector:LLVM_AnyVector, position:AnySignlessInteger",
    "res:LLVM_Type",
    traits='Pure TypesMatchWith<vector,res,element,"result type matches vector element type">',
    format="$vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    summary="Take an element of a vector.",
)

op(
    "llvm.extractvalue",
    "container:LLVM_AnyAggregate, @position:DenseI64ArrayAttr",
    "res:LLVM_Type",
    traits="Pure",
    format=(
        "$container `` $position attr-dict `:` type($container) "
        "custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))"
    ),
    summary="Take a member of a struct or an element of an array.",
)

op(
    "llvm.insertelement",
    "vector:LLVM_AnyVector, value:LLVM_PrimitiveType, position:AnySignlessInteger",
    "res:LLVM_AnyVector",
    traits=(
        'Pure TypesMatchWith<vector,value,element,"argument type matches vector element type"> '
        "AllTypesMatch<res,vector>"
    ),
    format="$value `,` $vector `[` $position `:` type($position) `]` attr-dict `:` type($vector)",
    summary="Replace an element of a vector.",
)

op(
    "llvm.insertvalue",
    "container:LLVM_AnyAggregate, value:LLVM_PrimitiveType, @position:DenseI64ArrayAttr",
    "res:LLVM_AnyAggregate",
    traits="Pure AllTypesMatch<container,res>",
    format=(
        "$value `,` $container `` $position attr-dict `:` type($container) "
        "custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))"
    ),
    summary="Replace a member of a struct or an element of an array.",
)

op(
    "llvm.shufflevector",
    "v1:LLVM_AnyVector, v2:LLVM_AnyVector, @mask:DenseI32ArrayAttr",
    "res:LLVM_AnyVector",
    traits="Pure AllTypesMatch<v1,v2>",
    format=(
        "$v1 `,` $v2 $mask attr-dict `:` type($v1) custom<ShuffleType>(ref(type($v1)), type($res), "
        "ref($mask))"
    ),
    summary="Choose elements of two vectors by constant positions.",
)

op(
    "llvm.select",
    (
        "condition:LLVM_ScalarOrVectorOf<I1>, trueValue:LLVM_Type, falseValue:LLVM_Type, "
        "@fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>"
    ),
    "res:LLVM_Type",
    traits=(
        "Pure AllTypesMatch<trueValue,falseValue,res> FastmathFlagsInterface SelectLikeOpInterface"
    ),
    format="operands attr-dict `:` type($condition) `,` type($res)",
    summary="One of two values, by a condition.",
)

op(
    "llvm.freeze",
    "val:LLVM_Type",
    "res:LLVM_Type",
    traits="Pure SameOperandsAndResultType",
    format="$val attr-dict `:` type($val)",
    summary="Any fixed value in place of poison or undef.",
)

op(
    "llvm.br",
    "destOperands:LLVM_Type*, @loop_annotation:#llvm.loop_annotation?",
    successors="dest:AnySuccessor",
    traits="BranchOpInterface Pure Terminator",
    format="$dest (`(` $destOperands^ `:` type($destOperands) `)`)? attr-dict",
    summary="Jump to a block.",
)

op(
    "llvm.cond_br",
    (
        "condition:I1, trueDestOperands:LLVM_Type*, falseDestOperands:LLVM_Type*, "
        "@branch_weights:DenseI32ArrayAttr?, @loop_annotation:#llvm.loop_annotation?"
    ),
    successors="trueDest:AnySuccessor, falseDest:AnySuccessor",
    traits="AttrSizedOperandSegments BranchOpInterface WeightedBranchOpInterface Pure Terminator",
    format=(
        "$condition ( `weights` `(` $branch_weights^ `)` )? `,` $trueDest (`(` $trueDestOperands^ "
        "`:` type($trueDestOperands) `)`)? `,` $falseDest (`(` $falseDestOperands^ `:` "
        "type($falseDestOperands) `)`)? attr-dict"
    ),
    summary="Jump to one of two blocks.",
)

op(
    "llvm.return",
    "arg:LLVM_Type?",
    traits="Pure ReturnLike Terminator",
    format="attr-dict ($arg^ `:` type($arg))?",
    summary="Return from a function.",
)

op(
    "llvm.resume",
    "value:LLVM_Type",
    traits="Terminator",
    format="$value attr-dict `:` type($value)",
    summary="Throw on the exception that a landingpad received.",
)

op(
    "llvm.unreachable",
    traits="Terminator",
    format="attr-dict",
    summary="Never reached; else the program is undefined.",
)

op(
    "llvm.switch",
    (
        "value:AnySignlessInteger, defaultOperands:AnyType*, caseOperands:AnyType*, "
        "@case_values:AnyIntElementsAttr?, @case_operand_segments:DenseI32ArrayAttr, "
        "@branch_weights:DenseI32ArrayAttr?"
    ),
    successors="defaultDestination:AnySuccessor, caseDestinations:AnySuccessor*",
    traits=(
        "AttrSizedOperandSegments BranchOpInterface WeightedBranchOpInterface Pure Terminator "
        "NestedVariadic<caseOperands,case_operand_segments>"
    ),
    format=(
        "$value `:` type($value) `,` $defaultDestination (`(` $defaultOperands^ `:` "
        "type($defaultOperands) `)`)? custom<SwitchOpCases>(ref(type($value)), $case_values, "
        "$caseDestinations, $caseOperands, type($caseOperands)) attr-dict"
    ),
    summary="Jump to the block of the matching case.",
)

op(
    "llvm.mlir.addressof",
    "@global_name:FlatSymbolRefAttr",
    "res:LLVM_AnyPointer",
    traits="Pure ConstantLike SymbolUserOpInterface",
    format="$global_name attr-dict `:` qualified(type($res))",
    summary="Address of a global variable or a function.",
)

op(
    "llvm.mlir.global",
    (
        "@global_type:TypeAttr, @constant:UnitAttr?, @sym_name:StrAttr, @linkage:#llvm.linkage, "
        "@dso_local:UnitAttr?, @thread_local_:UnitAttr?, @externally_initialized:UnitAttr?, "
        "@value:AnyAttr?, @alignment:I64Attr?, @addr_space:I32Attr&IntNonNegative=0 : i32, "
        "@unnamed_addr:llvm.UnnamedAddr?, @section:StrAttr?, @comdat:SymbolRefAttr?, "
        "@dbg_exprs:DIGlobalVariableExpressionArrayAttr?, @visibility_:llvm.Visibility=0 : i64, "
        "@target_specific_attrs:ArrayAttr?"
    ),
    regions="initializer:AnyRegion",
    traits="IsolatedFromAbove SingleBlock SingleBlockImplicitTerminator<llvm.return> Symbol",
    summary="Define or declare a global variable.",
    custom=True,
)

op(
    "llvm.mlir.global_ctors",
    "@ctors:FlatSymbolRefArrayAttr, @priorities:I32ArrayAttr, @data:ArrayAttr",
    traits="SymbolUserOpInterface",
    format="`ctors` `=` $ctors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict",
    summary="Functions to run before main.",
)

op(
    "llvm.mlir.global_dtors",
    "@dtors:FlatSymbolRefArrayAttr, @priorities:I32ArrayAttr, @data:ArrayAttr",
    traits="SymbolUserOpInterface",
    format="`dtors` `=` $dtors `,` `priorities` `=` $priorities `,` `data` `=` $data attr-dict",
    summary="Functions to run after main.",
)

op(
    "llvm.mlir.alias",
    (
        "@alias_type:TypeAttr, @sym_name:StrAttr, @linkage:#llvm.linkage, @dso_local:UnitAttr?, "
        "@thread_local_:UnitAttr?, @unnamed_addr:llvm.UnnamedAddr?, @visibility_:llvm.Visibility=0 "
        ": i64"
    ),
    regions="initializer:SizedRegion<1>",
    traits="IsolatedFromAbove SingleBlock SingleBlockImplicitTerminator<llvm.return> Symbol",
    summary="Another name for a global variable or function.",
    custom=True,
)

op(
    "llvm.mlir.ifunc",
    (
        "@sym_name:SymbolNameAttr, @i_func_type:TypeAttr, @resolver:FlatSymbolRefAttr, "
        "@resolver_type:TypeAttr, @linkage:#llvm.linkage, @dso_local:UnitAttr?, "
        "@address_space:I32Attr&IntNonNegative=0 : i32, @unnamed_addr:llvm.UnnamedAddr=0 : i64, "
        "@visibility_:llvm.Visibility=0 : i64"
    ),
    traits="IsolatedFromAbove Symbol SymbolUserOpInterface",
    format=(
        "custom<LLVMLinkage>($linkage) ($visibility_^)? ($unnamed_addr^)? $sym_name `:` "
        "$i_func_type `,` $resolver_type $resolver attr-dict"
    ),
    summary="A function that a resolver chooses when the program is loaded.",
)

op(
    "llvm.dso_local_equivalent",
    "@function_name:FlatSymbolRefAttr",
    "res:LLVM_AnyPointer",
    traits="Pure ConstantLike SymbolUserOpInterface",
    format="$function_name attr-dict `:` qualified(type($res))",
    summary="A function that stands for another one inside this library.",
)

op(
    "llvm.blockaddress",
    "@block_addr:#llvm.blockaddress",
    "res:LLVM_AnyPointer",
    traits="Pure ConstantLike SymbolUserOpInterface",
    format="$block_addr attr-dict `:` qualified(type($res))",
    summary="Address of a block, by its tag.",
)

op(
    "llvm.blocktag",
    "@tag:#llvm.blocktag",
    format="$tag attr-dict",
    summary="Tag of the block it stands in.",
)

op(
    "llvm.indirectbr",
    "addr:LLVM_AnyPointer, succOperands:AnyType*, @indbr_operand_segments:DenseI32ArrayAttr",
    successors="successors:AnySuccessor*",
    traits=(
        "SameVariadicOperandSize BranchOpInterface Pure Terminator "
        "NestedVariadic<succOperands,indbr_operand_segments>"
    ),
    format=(
        "$addr `:` type($addr) `,` custom<IndirectBrOpSucessors>(ref(type($addr)), $successors, "
        "$succOperands, type($succOperands)) attr-dict"
    ),
    summary="Jump to the block whose address is given.",
)

op(
    "llvm.comdat_selector",
    "@sym_name:SymbolNameAttr, @comdat:llvm.Comdat",
    traits="Symbol",
    format="$sym_name $comdat attr-dict",
    summary="How the linker treats several definitions of one name.",
)

op(
    "llvm.comdat",
    "@sym_name:SymbolNameAttr",
    regions="body:SizedRegion<1>",
    traits="NoTerminator NoRegionArguments SymbolTable Symbol",
    format="$sym_name $body attr-dict",
    summary="Table of comdat selectors.",
)

op(
    "llvm.func",
    (
        "@sym_name:StrAttr, @sym_visibility:StrAttr?, "
        "@function_type:TypeAttrOf<LLVM_FunctionType>, "
        "@linkage:#llvm.linkage=#llvm.linkage<external>, @dso_local:UnitAttr?, "
        "@CConv:#llvm.cconv=#llvm.cconv<ccc>, @comdat:SymbolRefAttr?, @convergent:UnitAttr?, "
        "@personality:FlatSymbolRefAttr?, @garbageCollector:StrAttr?, @passthrough:ArrayAttr?, "
        "@arg_attrs:DictArrayAttr?, @res_attrs:DictArrayAttr?, @function_entry_count:I64Attr?, "
        "@memory_effects:#llvm.memory_effects?, @visibility_:llvm.Visibility=0 : i64, "
        "@arm_streaming:UnitAttr?, @arm_locally_streaming:UnitAttr?, "
        "@arm_streaming_compatible:UnitAttr?, @arm_new_za:UnitAttr?, @arm_in_za:UnitAttr?, "
        "@arm_out_za:UnitAttr?, @arm_inout_za:UnitAttr?, @arm_preserves_za:UnitAttr?, "
        "@section:StrAttr?, @unnamed_addr:llvm.UnnamedAddr?, @alignment:I64Attr?, "
        "@vscale_range:#llvm.vscale_range?, @frame_pointer:#llvm.framePointerKind?, "
        "@target_cpu:StrAttr?, @tune_cpu:StrAttr?, @reciprocal_estimates:StrAttr?, "
        "@prefer_vector_width:StrAttr?, @target_features:#llvm.target_features?, "
        "@no_infs_fp_math:BoolAttr?, @no_nans_fp_math:BoolAttr?, "
        "@no_signed_zeros_fp_math:BoolAttr?, @denormal_fp_math:StrAttr?, "
        "@denormal_fp_math_f32:StrAttr?, @fp_contract:StrAttr?, "
        "@instrument_function_entry:StrAttr?, @instrument_function_exit:StrAttr?, "
        "@no_inline:UnitAttr?, @always_inline:UnitAttr?, @inline_hint:UnitAttr?, "
        "@no_unwind:UnitAttr?, @will_return:UnitAttr?, @optimize_none:UnitAttr?, "
        "@vec_type_hint:#llvm.vec_type_hint?, @work_group_size_hint:DenseI32ArrayAttr?, "
        "@reqd_work_group_size:DenseI32ArrayAttr?, @intel_reqd_sub_group_size:I32Attr?, "
        "@uwtable_kind:#llvm.uwtableKind?"
    ),
    regions="body:AnyRegion",
    traits="AffineScope AutomaticAllocationScope IsolatedFromAbove FunctionOpInterface",
    summary="Define or declare a function.",
    custom=True,
)

op(
    "llvm.mlir.none",
    "",
    "res:LLVM_TokenType",
    traits="Pure",
    format="attr-dict `:` type($res)",
    summary="The empty token.",
)

op(
    "llvm.mlir.undef",
    "",
    "res:LLVM_Type",
    traits="Pure ConstantLike",
    format="attr-dict `:` type($res)",
    summary="Any value of a type.",
)

op(
    "llvm.mlir.poison",
    "",
    "res:LLVM_Type",
    traits="Pure ConstantLike",
    format="attr-dict `:` type($res)",
    summary="A value whose use is undefined.",
)

op(
    "llvm.mlir.zero",
    "",
    "res:LLVM_Type",
    traits="Pure ConstantLike",
    format="attr-dict `:` type($res)",
    summary="Zero, null or all zeros of a type.",
)

op(
    "llvm.mlir.constant",
    "@value:AnyAttr",
    "res:LLVM_Type",
    traits="Pure ConstantLike",
    format="`(` $value `)` attr-dict `:` type($res)",
    summary="A constant number, vector, array or text.",
)

op(
    "llvm.atomicrmw",
    (
        "@bin_op:llvm.AtomicBinOp, ptr:LLVM_AnyPointer, val:LLVM_AtomicRMWType, "
        "@ordering:llvm.AtomicOrdering, @syncscope:StrAttr?, @alignment:I64Attr?, "
        "@volatile_:UnitAttr?, @access_groups:LLVM_AccessGroupArrayAttr?, "
        "@alias_scopes:LLVM_AliasScopeArrayAttr?, @noalias_scopes:LLVM_AliasScopeArrayAttr?, "
        "@tbaa:LLVM_TBAATagArrayAttr?"
    ),
    "res:LLVM_AtomicRMWType",
    traits=(
        "AccessGroupOpInterface AliasAnalysisOpInterface "
        'TypesMatchWith<val,res,same,"result #0 and '
        'operand #1 have the same type">'
    ),
    format=(
        "(`volatile` $volatile_^)? $bin_op $ptr `,` $val (`syncscope` `(` $syncscope^ `)`)? "
        "$ordering attr-dict `:` qualified(type($ptr)) `,` type($val)"
    ),
    summary="Change a value in memory atomically; gives the old one.",
)

op(
    "llvm.cmpxchg",
    (
        "ptr:LLVM_AnyPointer, cmp:LLVM_AtomicCmpXchgType, val:LLVM_AtomicCmpXchgType, "
        "@success_ordering:llvm.AtomicOrdering, @failure_ordering:llvm.AtomicOrdering, "
        "@syncscope:StrAttr?, @alignment:I64Attr?, @weak:UnitAttr?, @volatile_:UnitAttr?, "
        "@access_groups:LLVM_AccessGroupArrayAttr?, @alias_scopes:LLVM_AliasScopeArrayAttr?, "
        "@noalias_scopes:LLVM_AliasScopeArrayAttr?, @tbaa:LLVM_TBAATagArrayAttr?"
    ),
    "res:LLVM_AnyStruct",
    traits=(
        'AccessGroupOpInterface AliasAnalysisOpInterface TypesMatchWith<val,cmp,same,"operand #1 '
        'and operand #2 have the same type"> TypesMatchWith<val,res,val_and_bool,"result #0 has an '
        'LLVM struct type consisting of the type of operand #2 and a bool">'
    ),
    format=(
        "(`weak` $weak^)? (`volatile` $volatile_^)? $ptr `,` $cmp `,` $val (`syncscope` `(` "
        "$syncscope^ `)`)? $success_ordering $failure_ordering attr-dict `:` qualified(type($ptr)) "
        "`,` type($val)"
    ),
    summary="Replace a value in memory atomically if it is the expected one.",
)

op(
    "llvm.fence",
    "@ordering:llvm.AtomicOrdering, @syncscope:StrAttr?",
    format="(`syncscope` `(` $syncscope^ `)`)? $ordering attr-dict",
    summary="Order memory accesses.",
)

op(
    "llvm.inline_asm",
    (
        "operands:LLVM_Type*, @asm_string:StrAttr, @constraints:StrAttr, "
        "@has_side_effects:UnitAttr?, @is_align_stack:UnitAttr?, "
        "@tail_call_kind:#llvm.tailcallkind=#llvm.tailcallkind<none>, "
        "@asm_dialect:llvm.AsmDialect?, "
        "@operand_attrs:ArrayAttr?"
    ),
    "res:LLVM_Type?",
    traits="MemoryEffectOpInterface",
    format=(
        "(`has_side_effects` $has_side_effects^)? (`is_align_stack` $is_align_stack^)? "
        "(`tail_call_kind` `=` $tail_call_kind^)? (`asm_dialect` `=` $asm_dialect^)? "
        "(`operand_attrs` `=` $operand_attrs^)? attr-dict $asm_string `,` $constraints "
        "operands `:` "
        "functional-type(operands, results)"
    ),
    summary="Assembly instructions as text.",
)

op(
    "llvm.call_intrinsic",
    (
        "@intrin:StrAttr, args:LLVM_Type*, @fastmathFlags:#llvm.fastmath=#llvm.fastmath<none>, "
        "op_bundle_operands:LLVM_Type*, @op_bundle_sizes:DenseI32ArrayAttr, "
        "@op_bundle_tags:ArrayAttr?, @arg_attrs:DictArrayAttr?, @res_attrs:DictArrayAttr?"
    ),
    "results:LLVM_Type?",
    traits=(
        "ArgAndResultAttrsOpInterface AttrSizedOperandSegments FastmathFlagsInterface "
        "NestedVariadic<op_bundle_operands,op_bundle_sizes>"
    ),
    summary="Call an LLVM intrinsic by its name.",
    custom=True,
)

op(
    "llvm.linker_options",
    "@options:StrArrayAttr",
    format="$options attr-dict",
    summary="Options for the linker.",
)

op(
    "llvm.module_flags",
    "@flags:ArrayAttr",
    format="$flags attr-dict",
    summary="Flags of the LLVM module.",
)
