import BarCodecs
public import BarGeometry

/// A picture of one colour, as designers and image views want them: its size in points, its pixels at a
/// scale.
public struct SolidImage: Hashable, Sendable {
  public var color: Color
  /// Pixels, each the size in points times the scale, rounded to the nearest.
  public let width: Int
  public let height: Int
  /// Pixels per point.
  public let scale: Double

  /// - Parameter size: points.
  /// - Throws: `SolidImageError` for a size that makes no pixel or too many. No memory is taken yet.
  public init(_ color: Color, size: Size, scale: Double) throws(SolidImageError) {
    let limits = ImageLimits.standard
    let (width, height) = ((size.width * scale).rounded(), (size.height * scale).rounded())
    guard width >= 1, height >= 1, width <= Double(limits.maxSide), height <= Double(limits.maxSide),
      width * height <= Double(limits.maxPixels)
    else { throw .unusableSize(size, scale: scale, limits: "\(limits)") }
    self.color = color
    self.width = Int(width)
    self.height = Int(height)
    self.scale = scale
  }

  /// The PNG file, with the very samples of the colour: not premultiplied, so a faint colour keeps its hue.
  /// Cost: O(pixels).
  /// - Throws: `CodecError`.
  public func png() throws -> [UInt8] {
    let pixel = [color.red, color.green, color.blue, color.alpha].map(Color.byte)
    let rgba = [UInt8](unsafeUninitializedCapacity: width * height * 4) { room, count in
      for index in 0..<width * height * 4 { room.initializeElement(at: index, to: pixel[index & 3]) }
      count = width * height * 4
    }
    return try PNGStableEncoder.encode(
      StraightImage(width: width, height: height, rgba: rgba), scale: scale)
  }

  /// The scale of an image file: what is asked for, else what the name says (`@2x`), else the device's.
  /// - Parameters:
  ///   - requested: nil = nobody asked; 0 = the device's.
  ///   - deviceScale: of a device that somebody named; nil = nobody did, and the default device's counts.
  /// - Throws: `SolidImageError.contradiction` when the name says otherwise.
  public static func scale(
    requested: Int?, deviceScale: Int?, defaultScale: Int, output: String
  ) throws(SolidImageError) -> Double {
    let written = ScaleSuffix(output).written
    let named = requested == 0 ? deviceScale ?? defaultScale : requested ?? deviceScale
    if let named, let written, named != written {
      throw .contradiction(output: output, written: written, scale: named)
    }
    return Double(named ?? written ?? defaultScale)
  }
}
