import BarStage
import Foundation

/// What the truth folder's measurements.json says of a recording; keys as in the file, in camel case.
struct RecordedMotion: Decodable {
  struct Frame: Decodable {
    var frame: Int
    var gifFrame: Int
    var topPageLeftPt: Double?
    var underPageLeftPt: Double?
    var dimmingAlpha: Double?
  }

  struct Element: Decodable {
    /// Pixels of the recording.
    var s: Double
    var alpha: Double
  }

  /// One frame's bar; `frame` is the GIF's number.
  struct Bar: Decodable {
    var frame: Int
    var title: Element?
    var back: Element?
    var under: Element?
    var chev: Element?
    var tin: Element?
    var tout: Element?
    var titleS: Double?
    var titleGain: Double?
    var backS: Double?
    var backGain: Double?

    var parts: [MovingPart: Element] {
      func pair(_ shift: Double?, _ gain: Double?) -> Element? {
        if let shift, let gain { Element(s: shift, alpha: gain) } else { nil }
      }
      var parts: [MovingPart: Element] = [:]
      parts[.title] = title ?? tin ?? pair(titleS, titleGain)
      parts[.backLabel] = back ?? pair(backS, backGain)
      parts[.coveredTitle] = under ?? tout
      parts[.chevron] = chev
      return parts
    }
  }

  private struct File: Decodable { var dynamic: [String: RecordedMotion] }

  private var perFrame: [Frame]
  private var barElements: [Bar]?

  func frame(_ number: Int) -> Frame? { perFrame.first { $0.frame == number } }

  func parts(_ number: Int) -> [MovingPart: Element] {
    guard let frame = frame(number) else { return [:] }
    return barElements?.first { $0.frame == frame.gifFrame }?.parts ?? [:]
  }

  /// Reads `truth`/measurements.json.
  /// - Throws: `FileError`, `FidelityError.noMeasurements`.
  static func read(_ truth: String) throws -> [String: RecordedMotion] {
    let path = "\(truth)/measurements.json"
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let file = try? decoder.decode(File.self, from: Data(FileReader.bytes(path, limit: 64 << 20)))
    else {
      throw FidelityError.noMeasurements(path: path)
    }
    // Keys of dictionaries are left as they are but for underscores: both sides are spelled alike.
    return Dictionary(
      file.dynamic.map { ($0.key.filter { $0 != "_" }.lowercased(), $0.value) }
    ) { first, _ in first }
  }

  static func key(_ name: String) -> String { name.filter { $0 != "_" }.lowercased() }
}
