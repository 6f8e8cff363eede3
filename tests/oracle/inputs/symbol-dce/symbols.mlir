module {
  func.func private @a()
  func.func private @b() { func.call @a() : () -> ()
 return }
  func.func @c() { return }
  func.func private @d()
  func.func @e() { call @d() : () -> ()
 return }
  memref.global "private" constant @g : memref<4xf32> = dense<0.0>
  memref.global "private" constant @h : memref<4xf32> = dense<0.0>
  gpu.module @k { gpu.func @kk() kernel { gpu.return }
   func.func private @z() 
   func.func nested @n() {return} }
  func.func @u() { %0 = memref.get_global @h : memref<4xf32>
   "x"() {s = @k::@n} : () -> ()
  return }
}
