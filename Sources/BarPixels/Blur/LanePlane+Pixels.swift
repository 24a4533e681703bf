extension LanePlane {
  /// The pixels themselves.
  convenience init(_ source: Pixmap) {
    self.init(width: source.width, height: source.height)
    let count = stride * height
    source.words.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
      var i = 0
      while i < count {
        lanes[i] = UInt16(bytes[i]) &* 32
        i &+= 1
      }
    }
  }

  /// The lanes as bytes, rounded half up.
  func pixmap() -> Pixmap {
    let result = Pixmap(uninitializedWidth: width, height: height)
    let count = stride * height
    result.words.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
      var i = 0
      while i < count {
        bytes[i] = UInt8(truncatingIfNeeded: (lanes[i] &+ 16) &>> 5)
        i &+= 1
      }
    }
    return result
  }
}
