/// A premultiplied pixel taken apart, for the reference kernels: slow, and plain enough to be believed.
struct Channels {
  /// Alpha, red, green, blue; 0…255 each.
  var values: [Int]

  init(_ word: UInt32) {
    values = [24, 16, 8, 0].map { Int(word >> UInt32($0)) % 256 }
  }

  init(_ values: [Int]) { self.values = values }

  var alpha: Int { values[0] }

  var word: UInt32 { values.reduce(0) { $0 * 256 + UInt32($1) } }

  /// Every channel times factor/255, rounded half up.
  func scaled(_ factor: Int) -> Channels {
    Channels(values.map { ReferenceKernels.rounded($0 * factor, over: 255) })
  }

  /// This pixel over `backdrop`.
  func over(_ backdrop: Channels) -> Channels {
    let rest = backdrop.scaled(255 - alpha)
    return Channels(zip(values, rest.values).map { $0 + $1 })
  }
}
