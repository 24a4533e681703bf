import BarPixels

/// Adam7: seven passes, each a picture of its own made of some of the pixels (PNG specification, 8.2).
enum PNGInterlacing {
  private static let passes: [(x: Int, y: Int, stepX: Int, stepY: Int)] = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  /// The whole picture, at the file's depth. Cost: O(pixels), all of them in memory.
  static func read(
    _ file: PNGFile, _ pieces: [Range<Int>], width: Int, height: Int
  ) throws(CodecError) -> SampleImage {
    let expander = PNGExpander(file)
    let inflater = PNGInflater(file.bytes, pieces, isRaw: file.isCgBI)
    let image = SampleImage(width: width, height: height, depth: expander.depth)
    let scratch = UnsafeMutableRawPointer.allocate(
      byteCount: width * image.depth.bytesPerPixel, alignment: 64)
    defer { scratch.deallocate() }
    for pass in passes {
      let columns = (width - pass.x + pass.stepX - 1) / pass.stepX
      let count = (height - pass.y + pass.stepY - 1) / pass.stepY
      // Small pictures have no pixels in some passes, and these have no rows in the data.
      guard columns > 0, count > 0 else { continue }
      var rows = PNGRows(
        inflater, rowBytes: file.layout.rowBytes(columns), rows: count, distance: file.layout.filterDistance,
        isAll: false)
      for y in 0..<count {
        let row = try rows.next()
        let out = image.row(pass.y + y * pass.stepY)
        switch image.depth {
        case .eight:
          expander.expand(row, count: columns, to: scratch.assumingMemoryBound(to: UInt32.self))
          scatter(scratch, columns, pass.x, pass.stepX, out, UInt32.self)
        case .sixteen:
          expander.expand(row, count: columns, to: scratch.assumingMemoryBound(to: UInt16.self))
          scatter(scratch, columns, pass.x, pass.stepX, out, UInt64.self)
        }
      }
    }
    try inflater.finish()
    return image
  }

  private static func scatter<Word>(
    _ from: UnsafeMutableRawPointer, _ count: Int, _ x: Int, _ step: Int, _ out: UnsafeMutableRawPointer,
    _ word: Word.Type
  ) {
    let pixels = from.assumingMemoryBound(to: word)
    let row = out.assumingMemoryBound(to: word)
    for i in 0..<count { row[x + i * step] = pixels[i] }
  }
}
