package import BarCodecs
import BarStage

/// One still, measured twice: the real picture and ours.
package struct StillRun {
  package var still: Still
  /// nil when one of the two could not be measured.
  package var comparison: Comparison?
  package var error: String?
  package var real: StraightImage?
  package var ours: StraightImage?

  /// Never throws: what goes wrong is the still's result.
  init(_ still: Still, options: Options, recorded: Measurements.Still?) {
    self.still = still
    do {
      let real = try StillRun.image("\(options.truth)/static/\(still.name).png")
      self.real = real
      let scene = try StillScene(still, in: options.scenes)
      let ours = try ImageDecoder.decodeStraight(scene.png(width: real.width, height: real.height))
      self.ours = ours
      comparison = Comparison(
        still, ours: try StillRun.read(ours, still, whose: "our"),
        real: try StillRun.read(real, still, whose: "the real"), recorded: recorded)
    } catch {
      self.error = "\(error)"
    }
  }

  package var passes: Bool { comparison?.failures.isEmpty ?? false }

  private static func image(_ path: String) throws -> StraightImage {
    try ImageDecoder.decodeStraight(FileReader.bytes(path, limit: 64 << 20))
  }

  private static func read(_ image: StraightImage, _ still: Still, whose: String) throws -> BarReading {
    let reader = still.reader
    do throws(ReadingError) {
      return try reader.read(Picture(image, rows: reader.rows))
    } catch {
      throw FidelityError.unreadable(whose: whose, reason: "\(error)")
    }
  }
}
