import BarPixels

extension CachedRaster {
  /// The same seen at `x` and `y` times its size about the frame's top left. Cost: O(pixels of both).
  /// - Parameter fillsFrame: its edges are the frame's, and stay sharp; else they are where the ink ends.
  func stretched(x: Double, y: Double, fillsFrame: Bool) throws(RasterError) -> CachedRaster? {
    let source: Pixmap
    switch raster {
    case .solid: return self
    case .mask(let mask, _):
      source = Pixmap(uninitializedWidth: mask.width, height: mask.height)
      for i in 0..<(mask.width * mask.height) { source.words[i] = UInt32(mask.bytes[i]) << 24 }
    case .pixmap(let pixmap, _): source = pixmap
    }
    // Checks the size before a map of it is made.
    _ = try Canvas.pixels(width: Double(width) * x, height: Double(height) * y)
    // So small that there is nothing to be seen.
    guard min(x, y) > 1 / 256.0 else { return nil }
    let across = CachedRaster.map(origin.x, width, x, fillsFrame: fillsFrame)
    let down = CachedRaster.map(origin.y, height, y, fillsFrame: fillsFrame)
    let drawn = ImageResampler.resample(source, x: across.map, y: down.map)
    let place = PixelOffset(x: across.start, y: down.start)
    if case .mask = raster { return Rasterizer.mask(of: drawn, origin: place).map(CachedRaster.init) }
    return CachedRaster(.pixmap(drawn, origin: place))
  }

  private static func map(_ origin: Int, _ count: Int, _ factor: Double, fillsFrame: Bool)
    -> (map: AxisMap, start: Int)
  {
    guard fillsFrame else {
      return (AxisMap(scaledBy: factor, origin: origin, count: count), AxisMap.start(origin, factor))
    }
    let start = Int((Double(origin) * factor).rounded())
    let end = max(start + 1, Int((Double(origin + count) * factor).rounded()))
    let segment = AxisSegment(destination: 0..<(end - start), source: 0..<count)
    return (AxisMap([segment], window: segment.destination), start)
  }
}
