import BarCodecs
import BarGeometry
import BarPixels

/// Paints pictures of differences while a comparison goes on.
final class DiffPainter {
  private let width: Int
  private let height: Int
  private let depth: SampleDepth
  private let palette: ComparePalette
  private let papers: [Kernels.ComparePaper]
  private let expectedSize: (width: Int, height: Int)
  private let actualSize: (width: Int, height: Int)
  /// Straight R, G, B, A; one for each paper.
  private(set) var canvases: [StraightImage]

  /// - Throws: `DiffError.pictureTooLarge`.
  init(
    _ comparison: PairComparison, papers: [Kernels.ComparePaper], _ palette: ComparePalette
  ) throws(DiffError) {
    width = comparison.width
    height = comparison.height
    guard width * height <= ImageLimits.comparing.maxPixels else {
      throw .pictureTooLarge(width: width, height: height)
    }
    depth = comparison.depth
    self.palette = palette
    self.papers = papers
    let (e, a) = (comparison.expected.file, comparison.actual.file)
    expectedSize = (e.width, e.height)
    actualSize = (a.width, a.height)
    let size = (width, height)
    // Where neither picture has pixels the paper is white.
    canvases = papers.map { paper in
      let blank = [UInt8](repeating: paper == .clear ? 0 : 255, count: size.0 * size.1 * 4)
      return StraightImage(width: size.0, height: size.1, rgba: blank)
    }
  }

  /// Called with the rows from top to bottom, when they have been compared.
  func paint(_ rows: Range<Int>, _ expected: DiffBand, _ actual: DiffBand, _ map: CompareMap) {
    for (index, paper) in papers.enumerated() {
      // The expected picture lies under the marks, but where the actual one is what is looked at.
      let (band, size) = paper == .plain ? (actual, actualSize) : (expected, expectedSize)
      canvases[index].rgba.withUnsafeMutableBytes { bytes in
        // Not nil: a canvas has pixels.
        let words = bytes.baseAddress!.assumingMemoryBound(to: UInt32.self)
        for y in rows {
          let (out, states) = (words + y * width, map.row(y))
          let count = y < size.height ? size.width : 0
          if count > 0 {
            Kernels.paintComparison(
              band.row(y), depth, states: states, count: count, paper: paper, palette, to: out)
          }
          // Beyond the picture there are only marks.
          for x in count..<width where CompareState.isDifferent(states[x]) {
            out[x] = palette.different.word
          }
        }
      }
    }
  }

  /// Draws a line of one pixel along the inside of a box.
  func outline(_ box: PixelRect) {
    for index in canvases.indices {
      for x in box.x..<box.maxX {
        dot(index, x, box.y)
        dot(index, x, box.maxY - 1)
      }
      for y in box.y..<box.maxY {
        dot(index, box.x, y)
        dot(index, box.maxX - 1, y)
      }
    }
  }

  private func dot(_ canvas: Int, _ x: Int, _ y: Int) {
    let at = (y * width + x) * 4
    canvases[canvas].rgba.replaceSubrange(at..<at + 4, with: Self.outlineColor)
  }

  /// Blue, which no mark is.
  private static let outlineColor: [UInt8] = [0, 96, 255, 255]
}
