extension ReferenceKernels {
  package static func shift(_ dst: Words, _ src: UnsafePointer<UInt32>, count: Int, weight: Int) {
    for i in 0...count {
      let here = Channels(i < count ? src[i] : 0)
      let left = Channels(i > 0 ? src[i - 1] : 0)
      dst[i] = Channels(zip(here.values, left.values).map { between($0, $1, weight) }).word
    }
  }

  package static func shift(
    _ dst: UnsafeMutablePointer<UInt8>, _ src: UnsafePointer<UInt8>, count: Int, weight: Int
  ) {
    for i in 0...count {
      dst[i] = UInt8(between(i < count ? Int(src[i]) : 0, i > 0 ? Int(src[i - 1]) : 0, weight))
    }
  }

  private static func between(_ here: Int, _ left: Int, _ weight: Int) -> Int {
    rounded(here * (256 - weight) + left * weight, over: 256)
  }
}
