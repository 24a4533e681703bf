import CBarKernels

/// Room for what a kernel finds in a run of pixels. Used by one thread at a time.
struct JudgedRun: ~Copyable {
  let pointer: UnsafeMutablePointer<bk_judged>
  /// Of each pixel.
  let distances: UnsafePointer<Double>
  /// Raw values of `CompareState`.
  let states: UnsafePointer<UInt8>

  init() {
    let pointer = UnsafeMutablePointer<bk_judged>.allocate(capacity: 1)
    pointer.initialize(to: bk_judged())
    func field<Value>(_ path: KeyPath<bk_judged, Value>) -> UnsafeRawPointer {
      // Not nil: both are stored fields.
      UnsafeRawPointer(pointer) + MemoryLayout<bk_judged>.offset(of: path)!
    }
    distances = field(\.distances).assumingMemoryBound(to: Double.self)
    states = field(\.states).assumingMemoryBound(to: UInt8.self)
    self.pointer = pointer
  }

  deinit { pointer.deallocate() }

  /// The largest step of each channel.
  var steps: SampleStep {
    let steps = pointer.pointee.steps
    return SampleStep(red: Int(steps.0), green: Int(steps.1), blue: Int(steps.2), alpha: Int(steps.3))
  }
}
