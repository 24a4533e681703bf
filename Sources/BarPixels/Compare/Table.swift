/// Numbers at an address that stays for as long as the program runs, so that inner loops need no check and no reference count.
struct Table: @unchecked Sendable {
  let pointer: UnsafePointer<Double>

  init(_ values: [Double]) {
    let copy = UnsafeMutablePointer<Double>.allocate(capacity: values.count)
    copy.initialize(from: values, count: values.count)
    pointer = UnsafePointer(copy)
  }
}
