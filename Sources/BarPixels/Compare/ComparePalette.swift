/// The colours of a picture of differences.
public struct ComparePalette: Hashable, Sendable {
  /// Red, green and blue.
  public struct Color: Hashable, Sendable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8

    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
      self.red = red
      self.green = green
      self.blue = blue
    }

    /// Opaque, as R, G, B, A in memory.
    public var word: UInt32 {
      (UInt32(red) | UInt32(green) << 8 | UInt32(blue) << 16 | 0xFF00_0000).littleEndian
    }
  }

  // The colours and the fading that pixelmatch starts with.
  public var different = Color(255, 0, 0)
  /// Where the actual picture is darker; nil = the same.
  public var darker: Color?
  public var antialiased = Color(255, 255, 0)
  /// How much is left of the expected picture under the marks, 0…1.
  public var fade = 0.1

  public init() {}
}
