package import BarCodecs
import BarStage

/// One recording, measured twice: its frames and ours at the same places of the upper page.
package struct RecordingRun {
  package struct Frame {
    package var number: Int
    package var progress: Double
    package var real: MotionReading
    /// nil when our frame shows no page edge.
    package var ours: MotionReading?
    package var pictures: (real: StraightImage, ours: StraightImage)
  }

  package var recording: Recording
  /// Those in which the page is on its way.
  package var frames: [Frame] = []
  package var error: String?
  /// What measurements.json says of it.
  var recorded: RecordedMotion?

  /// Never throws: what goes wrong is the recording's result.
  init(_ recording: Recording, options: Options, recorded: RecordedMotion?) {
    self.recording = recording
    self.recorded = recorded
    do {
      let real = try RecordingRun.images("\(options.truth)/dynamic/\(recording.name)")
      guard real.indices.contains(max(recording.topRest, recording.bottomRest)) else {
        throw FidelityError.noFrame(name: recording.name)
      }
      let reader = try RecordingRun.reader(
        recording, top: real[recording.topRest], bottom: real[recording.bottomRest], whose: "the real")
      let readings = real.enumerated().compactMap { number, image -> (Int, Double, MotionReading)? in
        guard let reading = reader.read(Picture(image, rows: image.height)) else { return nil }
        let progress = recording.progress(x: reading.x)
        return progress > 0 && progress < 1 ? (number, progress, reading) : nil
      }
      frames = try RecordingRun.ours(recording, options, readings, real)
    } catch {
      self.error = "\(error)"
    }
  }

  private static func ours(
    _ recording: Recording, _ options: Options, _ readings: [(Int, Double, MotionReading)],
    _ real: [StraightImage]
  ) throws -> [Frame] {
    let scene = try RecordingScene(recording, in: options.scenes)
    let images = try scene.pngs(
      [0, 1] + readings.map(\.1), width: real[0].width, height: real[0].height
    ).map { try ImageDecoder.decodeStraight($0) }
    let (top, bottom) = recording.isPush ? (images[1], images[0]) : (images[0], images[1])
    let reader = try reader(recording, top: top, bottom: bottom, whose: "our")
    return zip(readings, images.dropFirst(2)).map { reading, image in
      Frame(
        number: reading.0, progress: reading.1, real: reading.2,
        ours: reader.read(Picture(image, rows: image.height)), pictures: (real[reading.0], image))
    }
  }

  private static func images(_ folder: String) throws -> [StraightImage] {
    var images: [StraightImage] = []
    while true {
      let digits = String(images.count)
      let path = "\(folder)/frame_\(String(repeating: "0", count: max(3 - digits.count, 0)))\(digits).png"
      guard let bytes = try? FileReader.bytes(path, limit: 64 << 20) else { break }
      images.append(try ImageDecoder.decodeStraight(bytes))
    }
    return images
  }

  private static func reader(
    _ recording: Recording, top: StraightImage, bottom: StraightImage, whose: String
  ) throws -> MotionReader {
    do throws(ReadingError) {
      return try MotionReader(
        recording, topAtRest: Picture(top, rows: top.height),
        bottomAtRest: Picture(bottom, rows: bottom.height))
    } catch {
      throw FidelityError.unreadable(whose: whose, reason: "\(error)")
    }
  }
}
