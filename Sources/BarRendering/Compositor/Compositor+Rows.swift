public import BarDisplay
import BarGeometry
public import BarPixels

extension Compositor {
  /// Draws `list` and hands its rows on from top to bottom. The pixels are those of `render(_:)`. Where every pixel is
  /// covered by something opaque and nothing reads its surroundings, only some hundred rows are in memory at a time,
  /// and rows like the row above are not drawn at all. Cost: O(pixels covered) after the first frame of a transition.
  /// - Throws: `RasterError` or `FontError` when a content cannot be drawn, and what the sink throws.
  public func render(_ list: DisplayList, to sink: some RowSink) throws {
    let (width, height) = (list.pixelWidth, list.pixelHeight)
    let (items, isCovered) = try items(of: list)
    guard isCovered, items.allSatisfy(\.isLocal) else {
      let frame = wholeFrame(width: width, height: height)
      let repeats = try draw(items, isCovered: isCovered, over: frame)
      let isOpaque = isCovered || Kernels.isOpaque(frame.words, count: width * height)
      try sink.begin(width: width, height: height, isOpaque: isOpaque)
      return try hand(frame, repeats, to: sink)
    }
    try sink.begin(width: width, height: height, isOpaque: true)
    try drawBands(of: items, width: width, height: height, to: sink)
  }

  private func drawBands(of items: [DrawItem], width: Int, height: Int, to sink: some RowSink) throws {
    var repeats = RowRepeats(rows: 0..<height, isUniform: true)
    for item in items { item.limit(&repeats) }
    let bandHeight = Compositor.bandHeight(width: width)
    // One row more: the last one of the band before.
    let buffer = pool.takeUninitialized(width: width, height: min(bandHeight, height) + 1)
    defer { pool.give(buffer) }
    var y = 0
    while y < height {
      let copies = repeats.run(from: y, before: height)
      if copies > 0 { try sink.append(repeats: copies) }
      counters.repeatedPixels += copies * width
      y += copies
      guard y < height else { break }
      let end = repeats.next(from: y, before: min(y + bandHeight, height))
      let region = FrameRegion(pixmap: buffer, x: 0, y: y - 1)
      let band = PixelRect(x: 0, y: y, width: width, height: end - y)
      try draw(items[...], in: band, on: region)
      try sink.append(rows: buffer.row(1), count: end - y)
      Kernels.copy(buffer.row(0), buffer.row(end - y), count: width)
      y = end
    }
  }

  private func hand(_ frame: Pixmap, _ repeats: RowRepeats, to sink: some RowSink) throws {
    var y = 0
    while y < frame.height {
      let copies = repeats.run(from: y, before: frame.height)
      if copies > 0 { try sink.append(repeats: copies) }
      y += copies
      guard y < frame.height else { break }
      let end = repeats.next(from: y, before: frame.height)
      try sink.append(rows: frame.row(y), count: end - y)
      y = end
    }
  }

  /// The frame before this one is overwritten: fresh memory costs more than what is drawn into it.
  private func wholeFrame(width: Int, height: Int) -> Pixmap {
    if let frame, frame.width == width, frame.height == height { return frame }
    let fresh = Pixmap(uninitializedWidth: width, height: height)
    frame = fresh
    return fresh
  }
}
