// Matrices of a warp
// RUN: nvlower --pass-pipeline='builtin.module(gpu.module(convert-gpu-to-nvvm))' %s | filecheck %s

// CHECK: gpu.module @more {
// CHECK: llvm.func @tf32(%[[ARG0:[a-zA-Z0-9_-]+]]: !llvm.ptr<3>, %[[ARG1:[a-zA-Z0-9_-]+]]: !llvm.ptr<3>, %[[ARG2:[a-zA-Z0-9_-]+]]: i64, %[[ARG3:[a-zA-Z0-9_-]+]]: i64, %[[ARG4:[a-zA-Z0-9_-]+]]: i64, %[[ARG5:[a-zA-Z0-9_-]+]]: i64, %[[ARG6:[a-zA-Z0-9_-]+]]: i64, %[[ARG7:[a-zA-Z0-9_-]+]]: !llvm.ptr, %[[ARG8:[a-zA-Z0-9_-]+]]: !llvm.ptr, %[[ARG9:[a-zA-Z0-9_-]+]]: i64, %[[ARG10:[a-zA-Z0-9_-]+]]: i64, %[[ARG11:[a-zA-Z0-9_-]+]]: i64, %[[ARG12:[a-zA-Z0-9_-]+]]: i64, %[[ARG13:[a-zA-Z0-9_-]+]]: i64, %[[ARG14:[a-zA-Z0-9_-]+]]: i64, %[[ARG15:[a-zA-Z0-9_-]+]]: f32) {
// CHECK-NEXT: %[[V0:[a-zA-Z0-9_-]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG7]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG8]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG9]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG10]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V5:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG12]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V6:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG11]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V7:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG13]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V8:[a-zA-Z0-9_-]+]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V9:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG0]], %[[V8]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V10:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG1]], %[[V9]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V11:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG2]], %[[V10]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V12:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG3]], %[[V11]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V13:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG5]], %[[V12]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V14:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG4]], %[[V13]][3, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V15:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG6]], %[[V14]][4, 1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V16:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V15]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V17:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT: %[[V18:[a-zA-Z0-9_-]+]] = llvm.mul %[[ARG14]], %[[V17]] : i64
// CHECK-NEXT: %[[V19:[a-zA-Z0-9_-]+]] = llvm.add %[[V18]], %[[ARG14]] : i64
// CHECK-NEXT: %[[V20:[a-zA-Z0-9_-]+]] = llvm.getelementptr %[[V16]][%[[V19]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT: %[[V21:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT: %[[V22:[a-zA-Z0-9_-]+]] = nvvm.wmma.load %[[V20]], %[[V21]] {eltype = #nvvm.mma_type<tf32>, frag = #nvvm.mma_frag<a>, k = 8 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT: %[[V23:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V15]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V24:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT: %[[V25:[a-zA-Z0-9_-]+]] = llvm.mul %[[ARG14]], %[[V24]] : i64
// CHECK-NEXT: %[[V26:[a-zA-Z0-9_-]+]] = llvm.add %[[V25]], %[[ARG14]] : i64
// CHECK-NEXT: %[[V27:[a-zA-Z0-9_-]+]] = llvm.getelementptr %[[V23]][%[[V26]]] : (!llvm.ptr<3>, i64) -> !llvm.ptr<3>, f32
// CHECK-NEXT: %[[V28:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT: %[[V29:[a-zA-Z0-9_-]+]] = nvvm.wmma.load %[[V27]], %[[V28]] {eltype = #nvvm.mma_type<tf32>, frag = #nvvm.mma_frag<b>, k = 8 : i32, layout = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (!llvm.ptr<3>) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT: %[[V30:[a-zA-Z0-9_-]+]] = llvm.mlir.poison : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V31:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG15]], %[[V30]][0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V32:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG15]], %[[V31]][1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V33:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG15]], %[[V32]][2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V34:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG15]], %[[V33]][3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V35:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG15]], %[[V34]][4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V36:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG15]], %[[V35]][5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V37:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG15]], %[[V36]][6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V38:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG15]], %[[V37]][7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V39:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V22]][0] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT: %[[V40:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V22]][1] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT: %[[V41:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V22]][2] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT: %[[V42:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V22]][3] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT: %[[V43:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V29]][0] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT: %[[V44:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V29]][1] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT: %[[V45:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V29]][2] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT: %[[V46:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V29]][3] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT: %[[V47:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V48:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V49:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V50:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V51:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V52:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V53:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V54:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V55:[a-zA-Z0-9_-]+]] = nvvm.wmma.mma %[[V39]], %[[V40]], %[[V41]], %[[V42]], %[[V43]], %[[V44]], %[[V45]], %[[V46]], %[[V47]], %[[V48]], %[[V49]], %[[V50]], %[[V51]], %[[V52]], %[[V53]], %[[V54]] {eltypeA = #nvvm.mma_type<tf32>, eltypeB = #nvvm.mma_type<f32>, k = 8 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<col>, m = 16 : i32, n = 16 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, f32, f32, f32, f32, f32, f32, f32, f32) -> !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V56:[a-zA-Z0-9_-]+]] = llvm.mlir.poison : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V57:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V55]][0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V58:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V59:[a-zA-Z0-9_-]+]] = llvm.fadd %[[V57]], %[[V58]] : f32
// CHECK-NEXT: %[[V60:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V59]], %[[V56]][0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V61:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V55]][1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V62:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V63:[a-zA-Z0-9_-]+]] = llvm.fadd %[[V61]], %[[V62]] : f32
// CHECK-NEXT: %[[V64:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V63]], %[[V60]][1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V65:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V55]][2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V66:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V67:[a-zA-Z0-9_-]+]] = llvm.fadd %[[V65]], %[[V66]] : f32
// CHECK-NEXT: %[[V68:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V67]], %[[V64]][2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V69:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V55]][3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V70:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V71:[a-zA-Z0-9_-]+]] = llvm.fadd %[[V69]], %[[V70]] : f32
// CHECK-NEXT: %[[V72:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V71]], %[[V68]][3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V73:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V55]][4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V74:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V75:[a-zA-Z0-9_-]+]] = llvm.fadd %[[V73]], %[[V74]] : f32
// CHECK-NEXT: %[[V76:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V75]], %[[V72]][4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V77:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V55]][5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V78:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V79:[a-zA-Z0-9_-]+]] = llvm.fadd %[[V77]], %[[V78]] : f32
// CHECK-NEXT: %[[V80:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V79]], %[[V76]][5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V81:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V55]][6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V82:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V83:[a-zA-Z0-9_-]+]] = llvm.fadd %[[V81]], %[[V82]] : f32
// CHECK-NEXT: %[[V84:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V83]], %[[V80]][6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V85:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V55]][7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V86:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V87:[a-zA-Z0-9_-]+]] = llvm.fadd %[[V85]], %[[V86]] : f32
// CHECK-NEXT: %[[V88:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V87]], %[[V84]][7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V89:[a-zA-Z0-9_-]+]] = llvm.mlir.poison : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V90:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V88]][0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V91:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V92:[a-zA-Z0-9_-]+]] = llvm.fcmp "ogt" %[[V90]], %[[V91]] : f32
// CHECK-NEXT: %[[V93:[a-zA-Z0-9_-]+]] = llvm.select %[[V92]], %[[V90]], %[[V91]] : i1, f32
// CHECK-NEXT: %[[V94:[a-zA-Z0-9_-]+]] = llvm.fcmp "uno" %[[V90]], %[[V91]] : f32
// CHECK-NEXT: %[[V95:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(0x7FC00000 : f32) : f32
// CHECK-NEXT: %[[V96:[a-zA-Z0-9_-]+]] = llvm.select %[[V94]], %[[V95]], %[[V93]] : i1, f32
// CHECK-NEXT: %[[V97:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V96]], %[[V89]][0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V98:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V88]][1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V99:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V100:[a-zA-Z0-9_-]+]] = llvm.fcmp "ogt" %[[V98]], %[[V99]] : f32
// CHECK-NEXT: %[[V101:[a-zA-Z0-9_-]+]] = llvm.select %[[V100]], %[[V98]], %[[V99]] : i1, f32
// CHECK-NEXT: %[[V102:[a-zA-Z0-9_-]+]] = llvm.fcmp "uno" %[[V98]], %[[V99]] : f32
// CHECK-NEXT: %[[V103:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(0x7FC00000 : f32) : f32
// CHECK-NEXT: %[[V104:[a-zA-Z0-9_-]+]] = llvm.select %[[V102]], %[[V103]], %[[V101]] : i1, f32
// CHECK-NEXT: %[[V105:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V104]], %[[V97]][1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V106:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V88]][2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V107:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V108:[a-zA-Z0-9_-]+]] = llvm.fcmp "ogt" %[[V106]], %[[V107]] : f32
// CHECK-NEXT: %[[V109:[a-zA-Z0-9_-]+]] = llvm.select %[[V108]], %[[V106]], %[[V107]] : i1, f32
// CHECK-NEXT: %[[V110:[a-zA-Z0-9_-]+]] = llvm.fcmp "uno" %[[V106]], %[[V107]] : f32
// CHECK-NEXT: %[[V111:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(0x7FC00000 : f32) : f32
// CHECK-NEXT: %[[V112:[a-zA-Z0-9_-]+]] = llvm.select %[[V110]], %[[V111]], %[[V109]] : i1, f32
// CHECK-NEXT: %[[V113:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V112]], %[[V105]][2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V114:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V88]][3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V115:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V116:[a-zA-Z0-9_-]+]] = llvm.fcmp "ogt" %[[V114]], %[[V115]] : f32
// CHECK-NEXT: %[[V117:[a-zA-Z0-9_-]+]] = llvm.select %[[V116]], %[[V114]], %[[V115]] : i1, f32
// CHECK-NEXT: %[[V118:[a-zA-Z0-9_-]+]] = llvm.fcmp "uno" %[[V114]], %[[V115]] : f32
// CHECK-NEXT: %[[V119:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(0x7FC00000 : f32) : f32
// CHECK-NEXT: %[[V120:[a-zA-Z0-9_-]+]] = llvm.select %[[V118]], %[[V119]], %[[V117]] : i1, f32
// CHECK-NEXT: %[[V121:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V120]], %[[V113]][3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V122:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V88]][4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V123:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V124:[a-zA-Z0-9_-]+]] = llvm.fcmp "ogt" %[[V122]], %[[V123]] : f32
// CHECK-NEXT: %[[V125:[a-zA-Z0-9_-]+]] = llvm.select %[[V124]], %[[V122]], %[[V123]] : i1, f32
// CHECK-NEXT: %[[V126:[a-zA-Z0-9_-]+]] = llvm.fcmp "uno" %[[V122]], %[[V123]] : f32
// CHECK-NEXT: %[[V127:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(0x7FC00000 : f32) : f32
// CHECK-NEXT: %[[V128:[a-zA-Z0-9_-]+]] = llvm.select %[[V126]], %[[V127]], %[[V125]] : i1, f32
// CHECK-NEXT: %[[V129:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V128]], %[[V121]][4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V130:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V88]][5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V131:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V132:[a-zA-Z0-9_-]+]] = llvm.fcmp "ogt" %[[V130]], %[[V131]] : f32
// CHECK-NEXT: %[[V133:[a-zA-Z0-9_-]+]] = llvm.select %[[V132]], %[[V130]], %[[V131]] : i1, f32
// CHECK-NEXT: %[[V134:[a-zA-Z0-9_-]+]] = llvm.fcmp "uno" %[[V130]], %[[V131]] : f32
// CHECK-NEXT: %[[V135:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(0x7FC00000 : f32) : f32
// CHECK-NEXT: %[[V136:[a-zA-Z0-9_-]+]] = llvm.select %[[V134]], %[[V135]], %[[V133]] : i1, f32
// CHECK-NEXT: %[[V137:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V136]], %[[V129]][5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V138:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V88]][6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V139:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V140:[a-zA-Z0-9_-]+]] = llvm.fcmp "ogt" %[[V138]], %[[V139]] : f32
// CHECK-NEXT: %[[V141:[a-zA-Z0-9_-]+]] = llvm.select %[[V140]], %[[V138]], %[[V139]] : i1, f32
// CHECK-NEXT: %[[V142:[a-zA-Z0-9_-]+]] = llvm.fcmp "uno" %[[V138]], %[[V139]] : f32
// CHECK-NEXT: %[[V143:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(0x7FC00000 : f32) : f32
// CHECK-NEXT: %[[V144:[a-zA-Z0-9_-]+]] = llvm.select %[[V142]], %[[V143]], %[[V141]] : i1, f32
// CHECK-NEXT: %[[V145:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V144]], %[[V137]][6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V146:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V88]][7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V147:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V38]][7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V148:[a-zA-Z0-9_-]+]] = llvm.fcmp "ogt" %[[V146]], %[[V147]] : f32
// CHECK-NEXT: %[[V149:[a-zA-Z0-9_-]+]] = llvm.select %[[V148]], %[[V146]], %[[V147]] : i1, f32
// CHECK-NEXT: %[[V150:[a-zA-Z0-9_-]+]] = llvm.fcmp "uno" %[[V146]], %[[V147]] : f32
// CHECK-NEXT: %[[V151:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(0x7FC00000 : f32) : f32
// CHECK-NEXT: %[[V152:[a-zA-Z0-9_-]+]] = llvm.select %[[V150]], %[[V151]], %[[V149]] : i1, f32
// CHECK-NEXT: %[[V153:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V152]], %[[V145]][7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V154:[a-zA-Z0-9_-]+]] = llvm.mlir.poison : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V155:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V153]][0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V156:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V55]][0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V157:[a-zA-Z0-9_-]+]] = llvm.fcmp "olt" %[[V155]], %[[V156]] : f32
// CHECK-NEXT: %[[V158:[a-zA-Z0-9_-]+]] = llvm.select %[[V157]], %[[V155]], %[[V156]] : i1, f32
// CHECK-NEXT: %[[V159:[a-zA-Z0-9_-]+]] = llvm.fcmp "uno" %[[V155]], %[[V156]] : f32
// CHECK-NEXT: %[[V160:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(0x7FC00000 : f32) : f32
// CHECK-NEXT: %[[V161:[a-zA-Z0-9_-]+]] = llvm.select %[[V159]], %[[V160]], %[[V158]] : i1, f32
// CHECK-NEXT: %[[V162:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V161]], %[[V154]][0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V163:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V153]][1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V164:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V55]][1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V165:[a-zA-Z0-9_-]+]] = llvm.fcmp "olt" %[[V163]], %[[V164]] : f32
// CHECK-NEXT: %[[V166:[a-zA-Z0-9_-]+]] = llvm.select %[[V165]], %[[V163]], %[[V164]] : i1, f32
// CHECK-NEXT: %[[V167:[a-zA-Z0-9_-]+]] = llvm.fcmp "uno" %[[V163]], %[[V164]] : f32
// CHECK-NEXT: %[[V168:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(0x7FC00000 : f32) : f32
// CHECK-NEXT: %[[V169:[a-zA-Z0-9_-]+]] = llvm.select %[[V167]], %[[V168]], %[[V166]] : i1, f32
// CHECK-NEXT: %[[V170:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V169]], %[[V162]][1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V171:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V153]][2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V172:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V55]][2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V173:[a-zA-Z0-9_-]+]] = llvm.fcmp "olt" %[[V171]], %[[V172]] : f32
// CHECK-NEXT: %[[V174:[a-zA-Z0-9_-]+]] = llvm.select %[[V173]], %[[V171]], %[[V172]] : i1, f32
// CHECK-NEXT: %[[V175:[a-zA-Z0-9_-]+]] = llvm.fcmp "uno" %[[V171]], %[[V172]] : f32
// CHECK-NEXT: %[[V176:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(0x7FC00000 : f32) : f32
// CHECK-NEXT: %[[V177:[a-zA-Z0-9_-]+]] = llvm.select %[[V175]], %[[V176]], %[[V174]] : i1, f32
// CHECK-NEXT: %[[V178:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V177]], %[[V170]][2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V179:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V153]][3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V180:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V55]][3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V181:[a-zA-Z0-9_-]+]] = llvm.fcmp "olt" %[[V179]], %[[V180]] : f32
// CHECK-NEXT: %[[V182:[a-zA-Z0-9_-]+]] = llvm.select %[[V181]], %[[V179]], %[[V180]] : i1, f32
// CHECK-NEXT: %[[V183:[a-zA-Z0-9_-]+]] = llvm.fcmp "uno" %[[V179]], %[[V180]] : f32
// CHECK-NEXT: %[[V184:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(0x7FC00000 : f32) : f32
// CHECK-NEXT: %[[V185:[a-zA-Z0-9_-]+]] = llvm.select %[[V183]], %[[V184]], %[[V182]] : i1, f32
// CHECK-NEXT: %[[V186:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V185]], %[[V178]][3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V187:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V153]][4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V188:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V55]][4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V189:[a-zA-Z0-9_-]+]] = llvm.fcmp "olt" %[[V187]], %[[V188]] : f32
// CHECK-NEXT: %[[V190:[a-zA-Z0-9_-]+]] = llvm.select %[[V189]], %[[V187]], %[[V188]] : i1, f32
// CHECK-NEXT: %[[V191:[a-zA-Z0-9_-]+]] = llvm.fcmp "uno" %[[V187]], %[[V188]] : f32
// CHECK-NEXT: %[[V192:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(0x7FC00000 : f32) : f32
// CHECK-NEXT: %[[V193:[a-zA-Z0-9_-]+]] = llvm.select %[[V191]], %[[V192]], %[[V190]] : i1, f32
// CHECK-NEXT: %[[V194:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V193]], %[[V186]][4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V195:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V153]][5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V196:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V55]][5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V197:[a-zA-Z0-9_-]+]] = llvm.fcmp "olt" %[[V195]], %[[V196]] : f32
// CHECK-NEXT: %[[V198:[a-zA-Z0-9_-]+]] = llvm.select %[[V197]], %[[V195]], %[[V196]] : i1, f32
// CHECK-NEXT: %[[V199:[a-zA-Z0-9_-]+]] = llvm.fcmp "uno" %[[V195]], %[[V196]] : f32
// CHECK-NEXT: %[[V200:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(0x7FC00000 : f32) : f32
// CHECK-NEXT: %[[V201:[a-zA-Z0-9_-]+]] = llvm.select %[[V199]], %[[V200]], %[[V198]] : i1, f32
// CHECK-NEXT: %[[V202:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V201]], %[[V194]][5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V203:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V153]][6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V204:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V55]][6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V205:[a-zA-Z0-9_-]+]] = llvm.fcmp "olt" %[[V203]], %[[V204]] : f32
// CHECK-NEXT: %[[V206:[a-zA-Z0-9_-]+]] = llvm.select %[[V205]], %[[V203]], %[[V204]] : i1, f32
// CHECK-NEXT: %[[V207:[a-zA-Z0-9_-]+]] = llvm.fcmp "uno" %[[V203]], %[[V204]] : f32
// CHECK-NEXT: %[[V208:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(0x7FC00000 : f32) : f32
// CHECK-NEXT: %[[V209:[a-zA-Z0-9_-]+]] = llvm.select %[[V207]], %[[V208]], %[[V206]] : i1, f32
// CHECK-NEXT: %[[V210:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V209]], %[[V202]][6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V211:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V153]][7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V212:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V55]][7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V213:[a-zA-Z0-9_-]+]] = llvm.fcmp "olt" %[[V211]], %[[V212]] : f32
// CHECK-NEXT: %[[V214:[a-zA-Z0-9_-]+]] = llvm.select %[[V213]], %[[V211]], %[[V212]] : i1, f32
// CHECK-NEXT: %[[V215:[a-zA-Z0-9_-]+]] = llvm.fcmp "uno" %[[V211]], %[[V212]] : f32
// CHECK-NEXT: %[[V216:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(0x7FC00000 : f32) : f32
// CHECK-NEXT: %[[V217:[a-zA-Z0-9_-]+]] = llvm.select %[[V215]], %[[V216]], %[[V214]] : i1, f32
// CHECK-NEXT: %[[V218:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[V217]], %[[V210]][7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V219:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V218]][0] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V220:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V218]][1] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V221:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V218]][2] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V222:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V218]][3] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V223:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V218]][4] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V224:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V218]][5] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V225:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V218]][6] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V226:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V218]][7] : !llvm.struct<(f32, f32, f32, f32, f32, f32, f32, f32)>
// CHECK-NEXT: %[[V227:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V228:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT: %[[V229:[a-zA-Z0-9_-]+]] = llvm.mul %[[ARG14]], %[[V228]] : i64
// CHECK-NEXT: %[[V230:[a-zA-Z0-9_-]+]] = llvm.add %[[V229]], %[[ARG14]] : i64
// CHECK-NEXT: %[[V231:[a-zA-Z0-9_-]+]] = llvm.getelementptr %[[V227]][%[[V230]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT: %[[V232:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT: nvvm.wmma.store %[[V231]], %[[V232]], %[[V219]], %[[V220]], %[[V221]], %[[V222]], %[[V223]], %[[V224]], %[[V225]], %[[V226]] {eltype = #nvvm.mma_type<f32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 16 : i32, n = 16 : i32} : !llvm.ptr, f32, f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT: llvm.return
// CHECK: llvm.func @f64(%[[ARG0:[a-zA-Z0-9_-]+]]: !llvm.ptr, %[[ARG1:[a-zA-Z0-9_-]+]]: !llvm.ptr, %[[ARG2:[a-zA-Z0-9_-]+]]: i64, %[[ARG3:[a-zA-Z0-9_-]+]]: i64, %[[ARG4:[a-zA-Z0-9_-]+]]: i64, %[[ARG5:[a-zA-Z0-9_-]+]]: i64, %[[ARG6:[a-zA-Z0-9_-]+]]: i64, %[[ARG7:[a-zA-Z0-9_-]+]]: i64) {
// CHECK-NEXT: %[[V0:[a-zA-Z0-9_-]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V5:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG5]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V6:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG4]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V7:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG6]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V8:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V9:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT: %[[V10:[a-zA-Z0-9_-]+]] = llvm.mul %[[ARG7]], %[[V9]] : i64
// CHECK-NEXT: %[[V11:[a-zA-Z0-9_-]+]] = llvm.add %[[V10]], %[[ARG7]] : i64
// CHECK-NEXT: %[[V12:[a-zA-Z0-9_-]+]] = llvm.getelementptr %[[V8]][%[[V11]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT: %[[V13:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT: %[[V14:[a-zA-Z0-9_-]+]] = nvvm.wmma.load %[[V12]], %[[V13]] {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<a>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr) -> f64
// CHECK-NEXT: %[[V15:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V16:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT: %[[V17:[a-zA-Z0-9_-]+]] = llvm.mul %[[ARG7]], %[[V16]] : i64
// CHECK-NEXT: %[[V18:[a-zA-Z0-9_-]+]] = llvm.add %[[V17]], %[[ARG7]] : i64
// CHECK-NEXT: %[[V19:[a-zA-Z0-9_-]+]] = llvm.getelementptr %[[V15]][%[[V18]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT: %[[V20:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT: %[[V21:[a-zA-Z0-9_-]+]] = nvvm.wmma.load %[[V19]], %[[V20]] {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<b>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr) -> f64
// CHECK-NEXT: %[[V22:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V23:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT: %[[V24:[a-zA-Z0-9_-]+]] = llvm.mul %[[ARG7]], %[[V23]] : i64
// CHECK-NEXT: %[[V25:[a-zA-Z0-9_-]+]] = llvm.add %[[V24]], %[[ARG7]] : i64
// CHECK-NEXT: %[[V26:[a-zA-Z0-9_-]+]] = llvm.getelementptr %[[V22]][%[[V25]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT: %[[V27:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT: %[[V28:[a-zA-Z0-9_-]+]] = nvvm.wmma.load %[[V26]], %[[V27]] {eltype = #nvvm.mma_type<f64>, frag = #nvvm.mma_frag<c>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (!llvm.ptr) -> !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[V29:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V28]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[V30:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V28]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[V31:[a-zA-Z0-9_-]+]] = nvvm.wmma.mma %[[V14]], %[[V21]], %[[V29]], %[[V30]] {eltypeA = #nvvm.mma_type<f64>, eltypeB = #nvvm.mma_type<f64>, k = 4 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : (f64, f64, f64, f64) -> !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[V32:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V31]][0] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[V33:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V31]][1] : !llvm.struct<(f64, f64)>
// CHECK-NEXT: %[[V34:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V35:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT: %[[V36:[a-zA-Z0-9_-]+]] = llvm.mul %[[ARG7]], %[[V35]] : i64
// CHECK-NEXT: %[[V37:[a-zA-Z0-9_-]+]] = llvm.add %[[V36]], %[[ARG7]] : i64
// CHECK-NEXT: %[[V38:[a-zA-Z0-9_-]+]] = llvm.getelementptr %[[V34]][%[[V37]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK-NEXT: %[[V39:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT: nvvm.wmma.store %[[V38]], %[[V39]], %[[V32]], %[[V33]] {eltype = #nvvm.mma_type<f64>, k = 4 : i32, layout = #nvvm.mma_layout<row>, m = 8 : i32, n = 8 : i32} : !llvm.ptr, f64, f64
// CHECK-NEXT: llvm.return
// CHECK: llvm.func @s8(%[[ARG0:[a-zA-Z0-9_-]+]]: !llvm.ptr, %[[ARG1:[a-zA-Z0-9_-]+]]: !llvm.ptr, %[[ARG2:[a-zA-Z0-9_-]+]]: i64, %[[ARG3:[a-zA-Z0-9_-]+]]: i64, %[[ARG4:[a-zA-Z0-9_-]+]]: i64, %[[ARG5:[a-zA-Z0-9_-]+]]: i64, %[[ARG6:[a-zA-Z0-9_-]+]]: i64, %[[ARG7:[a-zA-Z0-9_-]+]]: !llvm.ptr, %[[ARG8:[a-zA-Z0-9_-]+]]: !llvm.ptr, %[[ARG9:[a-zA-Z0-9_-]+]]: i64, %[[ARG10:[a-zA-Z0-9_-]+]]: i64, %[[ARG11:[a-zA-Z0-9_-]+]]: i64, %[[ARG12:[a-zA-Z0-9_-]+]]: i64, %[[ARG13:[a-zA-Z0-9_-]+]]: i64, %[[ARG14:[a-zA-Z0-9_-]+]]: i64) {
// CHECK-NEXT: %[[V0:[a-zA-Z0-9_-]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V1:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG7]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V2:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG8]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V3:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG9]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V4:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG10]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V5:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG12]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V6:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG11]], %[[V5]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V7:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG13]], %[[V6]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V8:[a-zA-Z0-9_-]+]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V9:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG0]], %[[V8]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V10:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG1]], %[[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V11:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG2]], %[[V10]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V12:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG3]], %[[V11]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V13:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG5]], %[[V12]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V14:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG4]], %[[V13]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V15:[a-zA-Z0-9_-]+]] = llvm.insertvalue %[[ARG6]], %[[V14]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V16:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V15]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V17:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT: %[[V18:[a-zA-Z0-9_-]+]] = llvm.mul %[[ARG14]], %[[V17]] : i64
// CHECK-NEXT: %[[V19:[a-zA-Z0-9_-]+]] = llvm.add %[[V18]], %[[ARG14]] : i64
// CHECK-NEXT: %[[V20:[a-zA-Z0-9_-]+]] = llvm.getelementptr %[[V16]][%[[V19]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %[[V21:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT: %[[V22:[a-zA-Z0-9_-]+]] = nvvm.wmma.load %[[V20]], %[[V21]] {eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<a>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (!llvm.ptr) -> !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT: %[[V23:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V15]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V24:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT: %[[V25:[a-zA-Z0-9_-]+]] = llvm.mul %[[ARG14]], %[[V24]] : i64
// CHECK-NEXT: %[[V26:[a-zA-Z0-9_-]+]] = llvm.add %[[V25]], %[[ARG14]] : i64
// CHECK-NEXT: %[[V27:[a-zA-Z0-9_-]+]] = llvm.getelementptr %[[V23]][%[[V26]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT: %[[V28:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT: %[[V29:[a-zA-Z0-9_-]+]] = nvvm.wmma.load %[[V27]], %[[V28]] {eltype = #nvvm.mma_type<s8>, frag = #nvvm.mma_frag<b>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (!llvm.ptr) -> !llvm.struct<(i32)>
// CHECK-NEXT: %[[V30:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V31:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT: %[[V32:[a-zA-Z0-9_-]+]] = llvm.mul %[[ARG14]], %[[V31]] : i64
// CHECK-NEXT: %[[V33:[a-zA-Z0-9_-]+]] = llvm.add %[[V32]], %[[ARG14]] : i64
// CHECK-NEXT: %[[V34:[a-zA-Z0-9_-]+]] = llvm.getelementptr %[[V30]][%[[V33]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V35:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT: %[[V36:[a-zA-Z0-9_-]+]] = nvvm.wmma.load %[[V34]], %[[V35]] {eltype = #nvvm.mma_type<s32>, frag = #nvvm.mma_frag<c>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (!llvm.ptr) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT: %[[V37:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V22]][0] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT: %[[V38:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V22]][1] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT: %[[V39:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V22]][2] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT: %[[V40:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V22]][3] : !llvm.struct<(i32, i32, i32, i32)>
// CHECK-NEXT: %[[V41:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V29]][0] : !llvm.struct<(i32)>
// CHECK-NEXT: %[[V42:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V36]][0] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT: %[[V43:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V36]][1] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT: %[[V44:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V36]][2] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT: %[[V45:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V36]][3] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT: %[[V46:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V36]][4] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT: %[[V47:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V36]][5] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT: %[[V48:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V36]][6] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT: %[[V49:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V36]][7] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT: %[[V50:[a-zA-Z0-9_-]+]] = nvvm.wmma.mma %[[V37]], %[[V38]], %[[V39]], %[[V40]], %[[V41]], %[[V42]], %[[V43]], %[[V44]], %[[V45]], %[[V46]], %[[V47]], %[[V48]], %[[V49]] {eltypeA = #nvvm.mma_type<s8>, eltypeB = #nvvm.mma_type<s32>, k = 16 : i32, layoutA = #nvvm.mma_layout<row>, layoutB = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) -> !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT: %[[V51:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V50]][0] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT: %[[V52:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V50]][1] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT: %[[V53:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V50]][2] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT: %[[V54:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V50]][3] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT: %[[V55:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V50]][4] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT: %[[V56:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V50]][5] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT: %[[V57:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V50]][6] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT: %[[V58:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V50]][7] : !llvm.struct<(i32, i32, i32, i32, i32, i32, i32, i32)>
// CHECK-NEXT: %[[V59:[a-zA-Z0-9_-]+]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[V60:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i64
// CHECK-NEXT: %[[V61:[a-zA-Z0-9_-]+]] = llvm.mul %[[ARG14]], %[[V60]] : i64
// CHECK-NEXT: %[[V62:[a-zA-Z0-9_-]+]] = llvm.add %[[V61]], %[[ARG14]] : i64
// CHECK-NEXT: %[[V63:[a-zA-Z0-9_-]+]] = llvm.getelementptr %[[V59]][%[[V62]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT: %[[V64:[a-zA-Z0-9_-]+]] = llvm.mlir.constant(32 : index) : i32
// CHECK-NEXT: nvvm.wmma.store %[[V63]], %[[V64]], %[[V51]], %[[V52]], %[[V53]], %[[V54]], %[[V55]], %[[V56]], %[[V57]], %[[V58]] {eltype = #nvvm.mma_type<s32>, k = 16 : i32, layout = #nvvm.mma_layout<row>, m = 32 : i32, n = 8 : i32} : !llvm.ptr, i32, i32, i32, i32, i32, i32, i32, i32
// CHECK-NEXT: llvm.return

gpu.module @more {
  gpu.func @tf32(%m: memref<32x32xf32, 3>, %o: memref<32x32xf32>, %i: index, %x: f32) {
    %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf32, 3> -> !gpu.mma_matrix<16x8xf32, "AOp">
    %b = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index, transpose} : memref<32x32xf32, 3> -> !gpu.mma_matrix<8x16xf32, "BOp">
    %c = gpu.subgroup_mma_constant_matrix %x : !gpu.mma_matrix<16x16xf32, "COp">
    %d = gpu.subgroup_mma_compute %a, %b, %c {b_transpose} : !gpu.mma_matrix<16x8xf32, "AOp">, !gpu.mma_matrix<8x16xf32, "BOp"> -> !gpu.mma_matrix<16x16xf32, "COp">
    %e = gpu.subgroup_mma_elementwise addf %d, %c : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    %f = gpu.subgroup_mma_elementwise maxf %e, %c : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    %g = gpu.subgroup_mma_elementwise minf %f, %d : (!gpu.mma_matrix<16x16xf32, "COp">, !gpu.mma_matrix<16x16xf32, "COp">) -> !gpu.mma_matrix<16x16xf32, "COp">
    gpu.subgroup_mma_store_matrix %g, %o[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<16x16xf32, "COp">, memref<32x32xf32>
    gpu.return
  }
  gpu.func @f64(%m: memref<32x32xf64>, %i: index) {
    %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf64> -> !gpu.mma_matrix<8x4xf64, "AOp">
    %b = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf64> -> !gpu.mma_matrix<4x8xf64, "BOp">
    %c = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xf64> -> !gpu.mma_matrix<8x8xf64, "COp">
    %d = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<8x4xf64, "AOp">, !gpu.mma_matrix<4x8xf64, "BOp"> -> !gpu.mma_matrix<8x8xf64, "COp">
    gpu.subgroup_mma_store_matrix %d, %m[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<8x8xf64, "COp">, memref<32x32xf64>
    gpu.return
  }
  gpu.func @s8(%m: memref<32x32xi8>, %o: memref<32x32xi32>, %i: index) {
    %a = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xi8> -> !gpu.mma_matrix<32x16xsi8, "AOp">
    %b = gpu.subgroup_mma_load_matrix %m[%i, %i] {leadDimension = 32 : index} : memref<32x32xi8> -> !gpu.mma_matrix<16x8xsi8, "BOp">
    %c = gpu.subgroup_mma_load_matrix %o[%i, %i] {leadDimension = 32 : index} : memref<32x32xi32> -> !gpu.mma_matrix<32x8xi32, "COp">
    %d = gpu.subgroup_mma_compute %a, %b, %c : !gpu.mma_matrix<32x16xsi8, "AOp">, !gpu.mma_matrix<16x8xsi8, "BOp"> -> !gpu.mma_matrix<32x8xi32, "COp">
    gpu.subgroup_mma_store_matrix %d, %o[%i, %i] {leadDimension = 32 : index} : !gpu.mma_matrix<32x8xi32, "COp">, memref<32x32xi32>
    gpu.return
  }
}
