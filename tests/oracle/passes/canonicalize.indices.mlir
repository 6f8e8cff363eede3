func.func @f(%a : index) -> (index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index) {
 %x = index.constant 0
 %c0 = index.constant 0
 %r0 = index.add %x, %c0
 %c1 = index.constant 1
 %r1 = index.add %x, %c1
 %c2 = index.constant -1
 %r2 = index.add %x, %c2
 %c3 = index.constant 2
 %r3 = index.add %x, %c3
 %c4 = index.constant 7
 %r4 = index.add %x, %c4
 %c5 = index.constant -7
 %r5 = index.add %x, %c5
 %c6 = index.constant 9223372036854775807
 %r6 = index.add %x, %c6
 %c7 = index.constant -9223372036854775808
 %r7 = index.add %x, %c7
 %c8 = index.constant 4294967296
 %r8 = index.add %x, %c8
 %c9 = index.constant 2147483648
 %r9 = index.add %x, %c9
 %c10 = index.constant -2147483648
 %r10 = index.add %x, %c10
 %c11 = index.constant 64
 %r11 = index.add %x, %c11
 %c12 = index.constant 32
 %r12 = index.add %x, %c12
 %c13 = index.constant 63
 %r13 = index.add %x, %c13
 %c14 = index.constant 31
 %r14 = index.add %x, %c14
 %ra = index.add %a, %x
 return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %ra : index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index }
// -----
func.func @f(%a : index) -> (index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index) {
 %x = index.constant -1
 %c0 = index.constant 0
 %r0 = index.sub %x, %c0
 %c1 = index.constant 1
 %r1 = index.sub %x, %c1
 %c2 = index.constant -1
 %r2 = index.sub %x, %c2
 %c3 = index.constant 2
 %r3 = index.sub %x, %c3
 %c4 = index.constant 7
 %r4 = index.sub %x, %c4
 %c5 = index.constant -7
 %r5 = index.sub %x, %c5
 %c6 = index.constant 9223372036854775807
 %r6 = index.sub %x, %c6
 %c7 = index.constant -9223372036854775808
 %r7 = index.sub %x, %c7
 %c8 = index.constant 4294967296
 %r8 = index.sub %x, %c8
 %c9 = index.constant 2147483648
 %r9 = index.sub %x, %c9
 %c10 = index.constant -2147483648
 %r10 = index.sub %x, %c10
 %c11 = index.constant 64
 %r11 = index.sub %x, %c11
 %c12 = index.constant 32
 %r12 = index.sub %x, %c12
 %c13 = index.constant 63
 %r13 = index.sub %x, %c13
 %c14 = index.constant 31
 %r14 = index.sub %x, %c14
 %ra = index.sub %a, %x
 return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %ra : index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index }
// -----
func.func @f(%a : index) -> (index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index) {
 %x = index.constant 7
 %c0 = index.constant 0
 %r0 = index.mul %x, %c0
 %c1 = index.constant 1
 %r1 = index.mul %x, %c1
 %c2 = index.constant -1
 %r2 = index.mul %x, %c2
 %c3 = index.constant 2
 %r3 = index.mul %x, %c3
 %c4 = index.constant 7
 %r4 = index.mul %x, %c4
 %c5 = index.constant -7
 %r5 = index.mul %x, %c5
 %c6 = index.constant 9223372036854775807
 %r6 = index.mul %x, %c6
 %c7 = index.constant -9223372036854775808
 %r7 = index.mul %x, %c7
 %c8 = index.constant 4294967296
 %r8 = index.mul %x, %c8
 %c9 = index.constant 2147483648
 %r9 = index.mul %x, %c9
 %c10 = index.constant -2147483648
 %r10 = index.mul %x, %c10
 %c11 = index.constant 64
 %r11 = index.mul %x, %c11
 %c12 = index.constant 32
 %r12 = index.mul %x, %c12
 %c13 = index.constant 63
 %r13 = index.mul %x, %c13
 %c14 = index.constant 31
 %r14 = index.mul %x, %c14
 %ra = index.mul %a, %x
 return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %ra : index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index }
// -----
func.func @f(%a : index) -> (index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index) {
 %x = index.constant 9223372036854775807
 %c0 = index.constant 0
 %r0 = index.divs %x, %c0
 %c1 = index.constant 1
 %r1 = index.divs %x, %c1
 %c2 = index.constant -1
 %r2 = index.divs %x, %c2
 %c3 = index.constant 2
 %r3 = index.divs %x, %c3
 %c4 = index.constant 7
 %r4 = index.divs %x, %c4
 %c5 = index.constant -7
 %r5 = index.divs %x, %c5
 %c6 = index.constant 9223372036854775807
 %r6 = index.divs %x, %c6
 %c7 = index.constant -9223372036854775808
 %r7 = index.divs %x, %c7
 %c8 = index.constant 4294967296
 %r8 = index.divs %x, %c8
 %c9 = index.constant 2147483648
 %r9 = index.divs %x, %c9
 %c10 = index.constant -2147483648
 %r10 = index.divs %x, %c10
 %c11 = index.constant 64
 %r11 = index.divs %x, %c11
 %c12 = index.constant 32
 %r12 = index.divs %x, %c12
 %c13 = index.constant 63
 %r13 = index.divs %x, %c13
 %c14 = index.constant 31
 %r14 = index.divs %x, %c14
 %ra = index.divs %a, %x
 return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %ra : index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index }
// -----
func.func @f(%a : index) -> (index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index) {
 %x = index.constant 4294967296
 %c0 = index.constant 0
 %r0 = index.divu %x, %c0
 %c1 = index.constant 1
 %r1 = index.divu %x, %c1
 %c2 = index.constant -1
 %r2 = index.divu %x, %c2
 %c3 = index.constant 2
 %r3 = index.divu %x, %c3
 %c4 = index.constant 7
 %r4 = index.divu %x, %c4
 %c5 = index.constant -7
 %r5 = index.divu %x, %c5
 %c6 = index.constant 9223372036854775807
 %r6 = index.divu %x, %c6
 %c7 = index.constant -9223372036854775808
 %r7 = index.divu %x, %c7
 %c8 = index.constant 4294967296
 %r8 = index.divu %x, %c8
 %c9 = index.constant 2147483648
 %r9 = index.divu %x, %c9
 %c10 = index.constant -2147483648
 %r10 = index.divu %x, %c10
 %c11 = index.constant 64
 %r11 = index.divu %x, %c11
 %c12 = index.constant 32
 %r12 = index.divu %x, %c12
 %c13 = index.constant 63
 %r13 = index.divu %x, %c13
 %c14 = index.constant 31
 %r14 = index.divu %x, %c14
 %ra = index.divu %a, %x
 return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %ra : index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index }
// -----
func.func @f(%a : index) -> (index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index) {
 %x = index.constant -2147483648
 %c0 = index.constant 0
 %r0 = index.ceildivs %x, %c0
 %c1 = index.constant 1
 %r1 = index.ceildivs %x, %c1
 %c2 = index.constant -1
 %r2 = index.ceildivs %x, %c2
 %c3 = index.constant 2
 %r3 = index.ceildivs %x, %c3
 %c4 = index.constant 7
 %r4 = index.ceildivs %x, %c4
 %c5 = index.constant -7
 %r5 = index.ceildivs %x, %c5
 %c6 = index.constant 9223372036854775807
 %r6 = index.ceildivs %x, %c6
 %c7 = index.constant -9223372036854775808
 %r7 = index.ceildivs %x, %c7
 %c8 = index.constant 4294967296
 %r8 = index.ceildivs %x, %c8
 %c9 = index.constant 2147483648
 %r9 = index.ceildivs %x, %c9
 %c10 = index.constant -2147483648
 %r10 = index.ceildivs %x, %c10
 %c11 = index.constant 64
 %r11 = index.ceildivs %x, %c11
 %c12 = index.constant 32
 %r12 = index.ceildivs %x, %c12
 %c13 = index.constant 63
 %r13 = index.ceildivs %x, %c13
 %c14 = index.constant 31
 %r14 = index.ceildivs %x, %c14
 %ra = index.ceildivs %a, %x
 return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %ra : index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index }
// -----
func.func @f(%a : index) -> (index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index) {
 %x = index.constant 32
 %c0 = index.constant 0
 %r0 = index.ceildivu %x, %c0
 %c1 = index.constant 1
 %r1 = index.ceildivu %x, %c1
 %c2 = index.constant -1
 %r2 = index.ceildivu %x, %c2
 %c3 = index.constant 2
 %r3 = index.ceildivu %x, %c3
 %c4 = index.constant 7
 %r4 = index.ceildivu %x, %c4
 %c5 = index.constant -7
 %r5 = index.ceildivu %x, %c5
 %c6 = index.constant 9223372036854775807
 %r6 = index.ceildivu %x, %c6
 %c7 = index.constant -9223372036854775808
 %r7 = index.ceildivu %x, %c7
 %c8 = index.constant 4294967296
 %r8 = index.ceildivu %x, %c8
 %c9 = index.constant 2147483648
 %r9 = index.ceildivu %x, %c9
 %c10 = index.constant -2147483648
 %r10 = index.ceildivu %x, %c10
 %c11 = index.constant 64
 %r11 = index.ceildivu %x, %c11
 %c12 = index.constant 32
 %r12 = index.ceildivu %x, %c12
 %c13 = index.constant 63
 %r13 = index.ceildivu %x, %c13
 %c14 = index.constant 31
 %r14 = index.ceildivu %x, %c14
 %ra = index.ceildivu %a, %x
 return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %ra : index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index }
// -----
func.func @f(%a : index) -> (index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index) {
 %x = index.constant 31
 %c0 = index.constant 0
 %r0 = index.floordivs %x, %c0
 %c1 = index.constant 1
 %r1 = index.floordivs %x, %c1
 %c2 = index.constant -1
 %r2 = index.floordivs %x, %c2
 %c3 = index.constant 2
 %r3 = index.floordivs %x, %c3
 %c4 = index.constant 7
 %r4 = index.floordivs %x, %c4
 %c5 = index.constant -7
 %r5 = index.floordivs %x, %c5
 %c6 = index.constant 9223372036854775807
 %r6 = index.floordivs %x, %c6
 %c7 = index.constant -9223372036854775808
 %r7 = index.floordivs %x, %c7
 %c8 = index.constant 4294967296
 %r8 = index.floordivs %x, %c8
 %c9 = index.constant 2147483648
 %r9 = index.floordivs %x, %c9
 %c10 = index.constant -2147483648
 %r10 = index.floordivs %x, %c10
 %c11 = index.constant 64
 %r11 = index.floordivs %x, %c11
 %c12 = index.constant 32
 %r12 = index.floordivs %x, %c12
 %c13 = index.constant 63
 %r13 = index.floordivs %x, %c13
 %c14 = index.constant 31
 %r14 = index.floordivs %x, %c14
 %ra = index.floordivs %a, %x
 return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %ra : index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index }
// -----
func.func @f(%a : index) -> (index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index) {
 %x = index.constant 0
 %c0 = index.constant 0
 %r0 = index.remu %x, %c0
 %c1 = index.constant 1
 %r1 = index.remu %x, %c1
 %c2 = index.constant -1
 %r2 = index.remu %x, %c2
 %c3 = index.constant 2
 %r3 = index.remu %x, %c3
 %c4 = index.constant 7
 %r4 = index.remu %x, %c4
 %c5 = index.constant -7
 %r5 = index.remu %x, %c5
 %c6 = index.constant 9223372036854775807
 %r6 = index.remu %x, %c6
 %c7 = index.constant -9223372036854775808
 %r7 = index.remu %x, %c7
 %c8 = index.constant 4294967296
 %r8 = index.remu %x, %c8
 %c9 = index.constant 2147483648
 %r9 = index.remu %x, %c9
 %c10 = index.constant -2147483648
 %r10 = index.remu %x, %c10
 %c11 = index.constant 64
 %r11 = index.remu %x, %c11
 %c12 = index.constant 32
 %r12 = index.remu %x, %c12
 %c13 = index.constant 63
 %r13 = index.remu %x, %c13
 %c14 = index.constant 31
 %r14 = index.remu %x, %c14
 %ra = index.remu %a, %x
 return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %ra : index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index }
// -----
func.func @f(%a : index) -> (index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index) {
 %x = index.constant -1
 %c0 = index.constant 0
 %r0 = index.maxs %x, %c0
 %c1 = index.constant 1
 %r1 = index.maxs %x, %c1
 %c2 = index.constant -1
 %r2 = index.maxs %x, %c2
 %c3 = index.constant 2
 %r3 = index.maxs %x, %c3
 %c4 = index.constant 7
 %r4 = index.maxs %x, %c4
 %c5 = index.constant -7
 %r5 = index.maxs %x, %c5
 %c6 = index.constant 9223372036854775807
 %r6 = index.maxs %x, %c6
 %c7 = index.constant -9223372036854775808
 %r7 = index.maxs %x, %c7
 %c8 = index.constant 4294967296
 %r8 = index.maxs %x, %c8
 %c9 = index.constant 2147483648
 %r9 = index.maxs %x, %c9
 %c10 = index.constant -2147483648
 %r10 = index.maxs %x, %c10
 %c11 = index.constant 64
 %r11 = index.maxs %x, %c11
 %c12 = index.constant 32
 %r12 = index.maxs %x, %c12
 %c13 = index.constant 63
 %r13 = index.maxs %x, %c13
 %c14 = index.constant 31
 %r14 = index.maxs %x, %c14
 %ra = index.maxs %a, %x
 return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %ra : index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index }
// -----
func.func @f(%a : index) -> (index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index) {
 %x = index.constant 7
 %c0 = index.constant 0
 %r0 = index.maxu %x, %c0
 %c1 = index.constant 1
 %r1 = index.maxu %x, %c1
 %c2 = index.constant -1
 %r2 = index.maxu %x, %c2
 %c3 = index.constant 2
 %r3 = index.maxu %x, %c3
 %c4 = index.constant 7
 %r4 = index.maxu %x, %c4
 %c5 = index.constant -7
 %r5 = index.maxu %x, %c5
 %c6 = index.constant 9223372036854775807
 %r6 = index.maxu %x, %c6
 %c7 = index.constant -9223372036854775808
 %r7 = index.maxu %x, %c7
 %c8 = index.constant 4294967296
 %r8 = index.maxu %x, %c8
 %c9 = index.constant 2147483648
 %r9 = index.maxu %x, %c9
 %c10 = index.constant -2147483648
 %r10 = index.maxu %x, %c10
 %c11 = index.constant 64
 %r11 = index.maxu %x, %c11
 %c12 = index.constant 32
 %r12 = index.maxu %x, %c12
 %c13 = index.constant 63
 %r13 = index.maxu %x, %c13
 %c14 = index.constant 31
 %r14 = index.maxu %x, %c14
 %ra = index.maxu %a, %x
 return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %ra : index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index }
// -----
func.func @f(%a : index) -> (index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index) {
 %x = index.constant 9223372036854775807
 %c0 = index.constant 0
 %r0 = index.mins %x, %c0
 %c1 = index.constant 1
 %r1 = index.mins %x, %c1
 %c2 = index.constant -1
 %r2 = index.mins %x, %c2
 %c3 = index.constant 2
 %r3 = index.mins %x, %c3
 %c4 = index.constant 7
 %r4 = index.mins %x, %c4
 %c5 = index.constant -7
 %r5 = index.mins %x, %c5
 %c6 = index.constant 9223372036854775807
 %r6 = index.mins %x, %c6
 %c7 = index.constant -9223372036854775808
 %r7 = index.mins %x, %c7
 %c8 = index.constant 4294967296
 %r8 = index.mins %x, %c8
 %c9 = index.constant 2147483648
 %r9 = index.mins %x, %c9
 %c10 = index.constant -2147483648
 %r10 = index.mins %x, %c10
 %c11 = index.constant 64
 %r11 = index.mins %x, %c11
 %c12 = index.constant 32
 %r12 = index.mins %x, %c12
 %c13 = index.constant 63
 %r13 = index.mins %x, %c13
 %c14 = index.constant 31
 %r14 = index.mins %x, %c14
 %ra = index.mins %a, %x
 return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %ra : index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index }
// -----
func.func @f(%a : index) -> (index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index) {
 %x = index.constant 4294967296
 %c0 = index.constant 0
 %r0 = index.minu %x, %c0
 %c1 = index.constant 1
 %r1 = index.minu %x, %c1
 %c2 = index.constant -1
 %r2 = index.minu %x, %c2
 %c3 = index.constant 2
 %r3 = index.minu %x, %c3
 %c4 = index.constant 7
 %r4 = index.minu %x, %c4
 %c5 = index.constant -7
 %r5 = index.minu %x, %c5
 %c6 = index.constant 9223372036854775807
 %r6 = index.minu %x, %c6
 %c7 = index.constant -9223372036854775808
 %r7 = index.minu %x, %c7
 %c8 = index.constant 4294967296
 %r8 = index.minu %x, %c8
 %c9 = index.constant 2147483648
 %r9 = index.minu %x, %c9
 %c10 = index.constant -2147483648
 %r10 = index.minu %x, %c10
 %c11 = index.constant 64
 %r11 = index.minu %x, %c11
 %c12 = index.constant 32
 %r12 = index.minu %x, %c12
 %c13 = index.constant 63
 %r13 = index.minu %x, %c13
 %c14 = index.constant 31
 %r14 = index.minu %x, %c14
 %ra = index.minu %a, %x
 return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %ra : index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index }
// -----
func.func @f(%a : index) -> (index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index) {
 %x = index.constant -2147483648
 %c0 = index.constant 0
 %r0 = index.shl %x, %c0
 %c1 = index.constant 1
 %r1 = index.shl %x, %c1
 %c2 = index.constant -1
 %r2 = index.shl %x, %c2
 %c3 = index.constant 2
 %r3 = index.shl %x, %c3
 %c4 = index.constant 7
 %r4 = index.shl %x, %c4
 %c5 = index.constant -7
 %r5 = index.shl %x, %c5
 %c6 = index.constant 9223372036854775807
 %r6 = index.shl %x, %c6
 %c7 = index.constant -9223372036854775808
 %r7 = index.shl %x, %c7
 %c8 = index.constant 4294967296
 %r8 = index.shl %x, %c8
 %c9 = index.constant 2147483648
 %r9 = index.shl %x, %c9
 %c10 = index.constant -2147483648
 %r10 = index.shl %x, %c10
 %c11 = index.constant 64
 %r11 = index.shl %x, %c11
 %c12 = index.constant 32
 %r12 = index.shl %x, %c12
 %c13 = index.constant 63
 %r13 = index.shl %x, %c13
 %c14 = index.constant 31
 %r14 = index.shl %x, %c14
 %ra = index.shl %a, %x
 return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %ra : index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index }
// -----
func.func @f(%a : index) -> (index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index) {
 %x = index.constant 32
 %c0 = index.constant 0
 %r0 = index.shrs %x, %c0
 %c1 = index.constant 1
 %r1 = index.shrs %x, %c1
 %c2 = index.constant -1
 %r2 = index.shrs %x, %c2
 %c3 = index.constant 2
 %r3 = index.shrs %x, %c3
 %c4 = index.constant 7
 %r4 = index.shrs %x, %c4
 %c5 = index.constant -7
 %r5 = index.shrs %x, %c5
 %c6 = index.constant 9223372036854775807
 %r6 = index.shrs %x, %c6
 %c7 = index.constant -9223372036854775808
 %r7 = index.shrs %x, %c7
 %c8 = index.constant 4294967296
 %r8 = index.shrs %x, %c8
 %c9 = index.constant 2147483648
 %r9 = index.shrs %x, %c9
 %c10 = index.constant -2147483648
 %r10 = index.shrs %x, %c10
 %c11 = index.constant 64
 %r11 = index.shrs %x, %c11
 %c12 = index.constant 32
 %r12 = index.shrs %x, %c12
 %c13 = index.constant 63
 %r13 = index.shrs %x, %c13
 %c14 = index.constant 31
 %r14 = index.shrs %x, %c14
 %ra = index.shrs %a, %x
 return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %ra : index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index }
// -----
func.func @f(%a : index) -> (index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index) {
 %x = index.constant 31
 %c0 = index.constant 0
 %r0 = index.shru %x, %c0
 %c1 = index.constant 1
 %r1 = index.shru %x, %c1
 %c2 = index.constant -1
 %r2 = index.shru %x, %c2
 %c3 = index.constant 2
 %r3 = index.shru %x, %c3
 %c4 = index.constant 7
 %r4 = index.shru %x, %c4
 %c5 = index.constant -7
 %r5 = index.shru %x, %c5
 %c6 = index.constant 9223372036854775807
 %r6 = index.shru %x, %c6
 %c7 = index.constant -9223372036854775808
 %r7 = index.shru %x, %c7
 %c8 = index.constant 4294967296
 %r8 = index.shru %x, %c8
 %c9 = index.constant 2147483648
 %r9 = index.shru %x, %c9
 %c10 = index.constant -2147483648
 %r10 = index.shru %x, %c10
 %c11 = index.constant 64
 %r11 = index.shru %x, %c11
 %c12 = index.constant 32
 %r12 = index.shru %x, %c12
 %c13 = index.constant 63
 %r13 = index.shru %x, %c13
 %c14 = index.constant 31
 %r14 = index.shru %x, %c14
 %ra = index.shru %a, %x
 return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %ra : index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index }
// -----
func.func @f(%a : index) -> (index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index) {
 %x = index.constant 0
 %c0 = index.constant 0
 %r0 = index.or %x, %c0
 %c1 = index.constant 1
 %r1 = index.or %x, %c1
 %c2 = index.constant -1
 %r2 = index.or %x, %c2
 %c3 = index.constant 2
 %r3 = index.or %x, %c3
 %c4 = index.constant 7
 %r4 = index.or %x, %c4
 %c5 = index.constant -7
 %r5 = index.or %x, %c5
 %c6 = index.constant 9223372036854775807
 %r6 = index.or %x, %c6
 %c7 = index.constant -9223372036854775808
 %r7 = index.or %x, %c7
 %c8 = index.constant 4294967296
 %r8 = index.or %x, %c8
 %c9 = index.constant 2147483648
 %r9 = index.or %x, %c9
 %c10 = index.constant -2147483648
 %r10 = index.or %x, %c10
 %c11 = index.constant 64
 %r11 = index.or %x, %c11
 %c12 = index.constant 32
 %r12 = index.or %x, %c12
 %c13 = index.constant 63
 %r13 = index.or %x, %c13
 %c14 = index.constant 31
 %r14 = index.or %x, %c14
 %ra = index.or %a, %x
 return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %ra : index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index }
// -----
func.func @f(%a : index) -> (index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index) {
 %x = index.constant -1
 %c0 = index.constant 0
 %r0 = index.xor %x, %c0
 %c1 = index.constant 1
 %r1 = index.xor %x, %c1
 %c2 = index.constant -1
 %r2 = index.xor %x, %c2
 %c3 = index.constant 2
 %r3 = index.xor %x, %c3
 %c4 = index.constant 7
 %r4 = index.xor %x, %c4
 %c5 = index.constant -7
 %r5 = index.xor %x, %c5
 %c6 = index.constant 9223372036854775807
 %r6 = index.xor %x, %c6
 %c7 = index.constant -9223372036854775808
 %r7 = index.xor %x, %c7
 %c8 = index.constant 4294967296
 %r8 = index.xor %x, %c8
 %c9 = index.constant 2147483648
 %r9 = index.xor %x, %c9
 %c10 = index.constant -2147483648
 %r10 = index.xor %x, %c10
 %c11 = index.constant 64
 %r11 = index.xor %x, %c11
 %c12 = index.constant 32
 %r12 = index.xor %x, %c12
 %c13 = index.constant 63
 %r13 = index.xor %x, %c13
 %c14 = index.constant 31
 %r14 = index.xor %x, %c14
 %ra = index.xor %a, %x
 return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %ra : index,index,index,index,index,index,index,index,index,index,index,index,index,index,index,index }
// -----
func.func @f(%a: index) -> (i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1) {
 %x = index.constant 7
 %c0 = index.constant 0
 %r0 = index.cmp slt(%x, %c0)
 %c1 = index.constant 1
 %r1 = index.cmp slt(%x, %c1)
 %c2 = index.constant -1
 %r2 = index.cmp slt(%x, %c2)
 %c3 = index.constant 2
 %r3 = index.cmp slt(%x, %c3)
 %c4 = index.constant 7
 %r4 = index.cmp slt(%x, %c4)
 %c5 = index.constant -7
 %r5 = index.cmp slt(%x, %c5)
 %c6 = index.constant 9223372036854775807
 %r6 = index.cmp slt(%x, %c6)
 %c7 = index.constant -9223372036854775808
 %r7 = index.cmp slt(%x, %c7)
 %c8 = index.constant 4294967296
 %r8 = index.cmp slt(%x, %c8)
 %c9 = index.constant 2147483648
 %r9 = index.cmp slt(%x, %c9)
 %c10 = index.constant -2147483648
 %r10 = index.cmp slt(%x, %c10)
 %c11 = index.constant 64
 %r11 = index.cmp slt(%x, %c11)
 %c12 = index.constant 32
 %r12 = index.cmp slt(%x, %c12)
 %c13 = index.constant 63
 %r13 = index.cmp slt(%x, %c13)
 %c14 = index.constant 31
 %r14 = index.cmp slt(%x, %c14)
 %s = index.cmp slt(%a, %a)
 %s2 = index.cmp slt(%x, %a)
 return %r0, %r1, %r2, %r3, %r4, %r5, %r6, %r7, %r8, %r9, %r10, %r11, %r12, %r13, %r14, %s, %s2 : i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1,i1 }
// -----
func.func @f(%a: index, %b: index) -> i1 { %k = index.constant 5
 %z = index.constant 7
 %m = index.maxs %a, %k
 %0 = index.cmp eq(%m, %z)
 return %0 : i1 }
// -----
func.func @f(%a: index, %b: index) -> i1 { %k = index.constant 5
 %z = index.constant 0
 %m = index.sub %a, %b
 %0 = index.cmp ne(%m, %z)
 return %0 : i1 }
// -----
func.func @f(%a: index, %b: index) -> i1 { %k = index.constant 5
 %z = index.constant 7
 %m = index.maxs %a, %k
 %0 = index.cmp sle(%m, %z)
 return %0 : i1 }
// -----
func.func @f(%a: index, %b: index) -> i1 { %k = index.constant 5
 %z = index.constant 7
 %m = index.maxs %a, %k
 %0 = index.cmp ult(%m, %z)
 return %0 : i1 }
// -----
func.func @f(%a: index, %b: index) -> i1 { %k = index.constant 5
 %z = index.constant 7
 %m = index.maxs %a, %k
 %0 = index.cmp uge(%m, %z)
 return %0 : i1 }
// -----
func.func @f() -> i1 { %x = index.constant 7
 %0 = index.casts %x : index to i1
 return %0 : i1 }
// -----
func.func @f() -> i1 { %x = index.constant 63
 %0 = index.casts %x : index to i1
 return %0 : i1 }
// -----
func.func @f() -> i1 { %x = index.constant -9223372036854775808
 %0 = index.castu %x : index to i1
 return %0 : i1 }
// -----
func.func @f() -> i8 { %x = index.constant 1
 %0 = index.casts %x : index to i8
 return %0 : i8 }
// -----
func.func @f() -> i8 { %x = index.constant -2147483648
 %0 = index.casts %x : index to i8
 return %0 : i8 }
// -----
func.func @f() -> i8 { %x = index.constant 7
 %0 = index.castu %x : index to i8
 return %0 : i8 }
// -----
func.func @f() -> i8 { %x = index.constant 63
 %0 = index.castu %x : index to i8
 return %0 : i8 }
// -----
func.func @f() -> i32 { %x = index.constant -9223372036854775808
 %0 = index.casts %x : index to i32
 return %0 : i32 }
// -----
func.func @f() -> i32 { %x = index.constant 1
 %0 = index.castu %x : index to i32
 return %0 : i32 }
// -----
func.func @f() -> i32 { %x = index.constant -2147483648
 %0 = index.castu %x : index to i32
 return %0 : i32 }
// -----
func.func @f() -> i64 { %x = index.constant 7
 %0 = index.casts %x : index to i64
 return %0 : i64 }
// -----
func.func @f() -> i64 { %x = index.constant 63
 %0 = index.casts %x : index to i64
 return %0 : i64 }
// -----
func.func @f() -> i64 { %x = index.constant -9223372036854775808
 %0 = index.castu %x : index to i64
 return %0 : i64 }
// -----
func.func @f() -> i128 { %x = index.constant 1
 %0 = index.casts %x : index to i128
 return %0 : i128 }
// -----
func.func @f() -> i128 { %x = index.constant -2147483648
 %0 = index.casts %x : index to i128
 return %0 : i128 }
// -----
func.func @f() -> i128 { %x = index.constant 7
 %0 = index.castu %x : index to i128
 return %0 : i128 }
// -----
func.func @f() -> i128 { %x = index.constant 63
 %0 = index.castu %x : index to i128
 return %0 : i128 }
