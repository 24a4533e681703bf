public import BarPixels

/// A picture file opened for comparing: what it is made of, and its samples as they stand in it.
public struct SampleFile: Sendable {
  private enum Contents: Sendable {
    case png(PNGFile)
    case image(SampleImage)
  }

  private let contents: Contents
  /// Pixels.
  public let width: Int
  public let height: Int
  /// That holds every sample of the file.
  public let depth: SampleDepth
  public let colorTags: ColorTags
  /// “PNG, 8-bit RGB, interlaced”.
  public let encoding: String
  /// The file holds premultiplied samples; what is read from it has been divided by alpha.
  public let isPremultiplied: Bool
  /// Of each frame; nil for a still picture.
  public let delays: [FrameDelay]?
  /// Pixels per metre, when the file says so.
  public let pixelsPerMeter: Int?

  /// Cost: O(bytes), and for a JPEG O(pixels).
  /// - Throws: `CodecError`; too large a picture is refused before memory is taken.
  public init(_ bytes: [UInt8], limits: ImageLimits = .comparing) throws(CodecError) {
    switch try ImageFormat(bytes) {
    case .png:
      let file = try PNGFile(bytes, limits: limits)
      if file.layout.isInterlaced || file.animation != nil {
        // These are held whole, others row by row.
        try ImageLimits.standard.check(width: file.layout.width, height: file.layout.height)
      }
      contents = .png(file)
      (width, height) = (file.layout.width, file.layout.height)
      depth = file.layout.depth
      colorTags = file.tags
      encoding = "PNG, " + file.encoding
      isPremultiplied = file.isCgBI
      delays = file.animation?.frames.map(\.control.delay)
      pixelsPerMeter = file.pixelsPerMeter
    case .jpeg:
      let image = try ImageDecoder.decodeStraight(bytes)
      contents = .image(SampleImage(image))
      (width, height, depth) = (image.width, image.height, .eight)
      colorTags = ColorTags()
      encoding = "JPEG"
      isPremultiplied = false
      delays = nil
      pixelsPerMeter = image.metadata.pixelsPerMeter
    }
  }

  /// One frame of an animation, as if it had a file of its own.
  public init(frame: SampleImage, of animation: SampleFile) {
    contents = .image(frame)
    (width, height, depth) = (frame.width, frame.height, frame.depth)
    colorTags = animation.colorTags
    encoding = animation.encoding
    isPremultiplied = animation.isPremultiplied
    delays = nil
    pixelsPerMeter = animation.pixelsPerMeter
  }

  public var isAnimation: Bool { delays != nil }

  /// The still picture, which of an animation is the one shown by programs that play none.
  /// - Throws: `CodecError`.
  /// - Precondition: the depth is not less than the file's.
  public func reader(depth: SampleDepth) throws(CodecError) -> SampleReader {
    switch contents {
    case .image(let image): return SampleReader(image, depth: depth)
    case .png(let file) where file.layout.isInterlaced:
      return SampleReader(
        try PNGInterlacing.read(file, file.data, width: width, height: height), depth: depth)
    case .png(let file):
      let source = PNGRowSource(file, file.data, width: width, height: height, depth: depth)
      return SampleReader(source, width: width, height: height, depth: depth)
    }
  }

  /// The frames of an animation; nil for a still picture.
  /// - Precondition: the depth is not less than the file's.
  public func player(depth: SampleDepth) -> FramePlayer? {
    guard case .png(let file) = contents, let animation = file.animation else { return nil }
    return FramePlayer(file, animation, depth: depth)
  }

  /// The still picture in memory, at the file's depth. Cost: O(pixels).
  /// - Throws: `CodecError`.
  public func image() throws(CodecError) -> SampleImage {
    if case .image(let image) = contents { return image }
    let image = SampleImage(width: width, height: height, depth: depth)
    try reader(depth: depth).read(height, into: image.bytes)
    return image
  }
}

extension ImageLimits {
  /// For comparing row by row: 128 Mi pixels, 65536 a side. Assumed to be enough: a sheet of frames 10,800 by
  /// 7,200 has 74 Mi pixels.
  public static let comparing = ImageLimits(maxPixels: 1 << 27, maxSide: 1 << 16)
}

extension SampleImage {
  /// A copy of a picture with 8 bits.
  /// - Precondition: the picture has as many bytes as its size says.
  public convenience init(_ image: StraightImage) {
    self.init(width: image.width, height: image.height, depth: .eight)
    precondition(image.rgba.count == byteCount, "a picture has four bytes a pixel")
    image.rgba.withUnsafeBytes { bytes.copyMemory(from: $0.baseAddress!, byteCount: byteCount) }
  }
}
