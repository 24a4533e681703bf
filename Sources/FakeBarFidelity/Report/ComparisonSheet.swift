import BarCodecs
import BarStage

/// Two bars for the eye: the real one above ours, then each again, magnified.
struct ComparisonSheet {
  private static let gap = 24
  private static let paper: [UInt8] = [120, 150, 120, 255]

  /// Writes `folder`/NAME.png for every run that has both pictures; makes the folder.
  static func write(_ runs: [StillRun], to folder: String) throws {
    try Folder.create(folder)
    for run in runs {
      guard let real = run.real, let ours = run.ours else { continue }
      let sheet = image(real, ours, run.still)
      let png = try PNGStableEncoder.encode(sheet, scale: run.still.mapping.scale)
      try AtomicFile.write(png, to: "\(folder)/\(run.still.name).png")
    }
  }

  private static func image(_ real: StraightImage, _ ours: StraightImage, _ still: Still) -> StraightImage {
    let rows = min(still.mapping.row(still.top + 112), min(real.height, ours.height))
    // Three parts of the bar from edge to edge: what is empty in both pictures is left out.
    let near = min(Int(190 * still.mapping.scale), real.width)
    let bands = [real, ours].map { cut($0, x: 0, width: real.width, rows: rows) }
    let isLarge = still.parts.contains { $0.part == .largeTitle }
    let first = max(0, still.mapping.row(still.top + (isLarge ? 44 : -2)))
    let last = min(rows, still.mapping.row(still.top + (isLarge ? 100 : 50)))
    // Snapshots twelve pixels a point, recordings a little less.
    let factor = max(1, 12 / Int(max(still.mapping.scale.rounded(), 1)) / 2)
    let close = [0, (real.width - near) / 2, real.width - near].map { x in
      [real, ours].map { below(first, cut($0, x: x, width: near, rows: last)) }
    }
    let shown = close.filter { !$0.allSatisfy(isBlank) }.joined()
    return stacked(bands + shown.map { enlarged($0, by: factor) })
  }

  /// Nothing but paper and lines from edge to edge.
  private static func isBlank(_ image: StraightImage) -> Bool {
    (0..<image.height).allSatisfy { y in
      let row = image.rgba[y * image.width * 4..<(y + 1) * image.width * 4]
      return zip(row, row.dropFirst(4)).allSatisfy { abs(Int($0) - Int($1)) < 8 }
    }
  }

  /// Without the first `rows` rows.
  private static func below(_ rows: Int, _ image: StraightImage) -> StraightImage {
    StraightImage(
      width: image.width, height: image.height - rows,
      rgba: Array(image.rgba.dropFirst(rows * image.width * 4)))
  }

  private static func cut(_ image: StraightImage, x: Int, width: Int, rows: Int) -> StraightImage {
    var rgba: [UInt8] = []
    for y in 0..<min(rows, image.height) {
      let start = (y * image.width + x) * 4
      rgba += image.rgba[start..<start + min(width, image.width - x) * 4]
    }
    return StraightImage(width: min(width, image.width - x), height: min(rows, image.height), rgba: rgba)
  }

  private static func enlarged(_ image: StraightImage, by factor: Int) -> StraightImage {
    var rgba: [UInt8] = []
    for y in 0..<image.height {
      var row: [UInt8] = []
      for x in 0..<image.width {
        let pixel = image.rgba[(y * image.width + x) * 4..<(y * image.width + x) * 4 + 4]
        for _ in 0..<factor { row += pixel }
      }
      for _ in 0..<factor { rgba += row }
    }
    return StraightImage(width: image.width * factor, height: image.height * factor, rgba: rgba)
  }

  private static func stacked(_ images: [StraightImage]) -> StraightImage {
    let width = (images.map(\.width).max() ?? 1)
    var rgba: [UInt8] = []
    for (index, image) in images.enumerated() {
      if index > 0 {
        // A narrow gap joins a pair, a wide one parts it from the next.
        let height = index % 2 == 1 ? gap / 6 : gap
        for _ in 0..<height * width { rgba += paper }
      }
      for y in 0..<image.height {
        rgba += image.rgba[y * image.width * 4..<(y + 1) * image.width * 4]
        for _ in image.width..<width { rgba += paper }
      }
    }
    return StraightImage(width: width, height: rgba.count / 4 / width, rgba: rgba)
  }
}
