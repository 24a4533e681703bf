/// What a compositor did, for tests and benchmarks: work is asserted by counting, not by clocks.
public struct RenderCounters: Hashable, Sendable {
  /// Contents drawn by Cairo or Pango.
  public var rasterizations = 0
  /// Layers flattened because of `shouldRasterize`.
  public var flattenings = 0
  public var blurs = 0
  /// Groups drawn into a buffer of their own (opacity, mask).
  public var isolations = 0
  /// Pixels written without looking at what was there.
  public var copiedPixels = 0
  /// Pixels blended with what was there.
  public var blendedPixels = 0
  /// Pixels copied from the row above, because nothing there changes from row to row.
  public var repeatedPixels = 0
  /// Filtered backdrops that the last frame had already.
  public var reusedBackdrops = 0
  /// Layers not drawn because something opaque lies over them.
  public var occludedLayers = 0

  public init() {}

  public static func + (a: RenderCounters, b: RenderCounters) -> RenderCounters {
    var sum = a
    sum.rasterizations += b.rasterizations
    sum.flattenings += b.flattenings
    sum.blurs += b.blurs
    sum.isolations += b.isolations
    sum.copiedPixels += b.copiedPixels
    sum.blendedPixels += b.blendedPixels
    sum.repeatedPixels += b.repeatedPixels
    sum.reusedBackdrops += b.reusedBackdrops
    sum.occludedLayers += b.occludedLayers
    return sum
  }
}
