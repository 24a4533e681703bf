import BarCodecs
import BarGeometry
import BarModel
import BarMotion

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// `frames.json`: what the files of a folder show.
struct FrameManifest {
  static let fileName = "frames.json"
  /// Stands there while frames are being written.
  static let noteName = ".frames-in-progress.json"

  struct Entry: Sendable {
    var index: Int
    var time: Double
    var progress: Double
    var phase: String
    var x: Double
    var file: String
    /// Of the pixels, in hex; nil when it is not wanted.
    var digest: String?

    init(_ sample: FrameSample, file: String, digest: String?) {
      index = sample.index
      time = sample.instant.time.quantizedTime
      progress = sample.instant.progress
      phase = sample.instant.phase.rawValue
      x = sample.topPageX
      self.file = file
      self.digest = digest
    }
  }

  var step: StagedStep
  var scene: String
  var variant: SceneVariant?
  /// What the frames' digests are; nil for none.
  var digest: FrameDigest?
  var frames: [Entry]

  /// One frame a line.
  var json: String {
    var head = JSONLine()
    head.add("scene", scene)
    head.add("step", step.number)
    head.add("operation", step.operation)
    head.add("strategy", step.strategy.label)
    if let variant { head.addRaw("variant", FrameManifest.object(variant)) }
    let lines = frames.map { frame in
      var line = JSONLine()
      line.add("index", frame.index)
      line.add("time", frame.time)
      line.add("progress", frame.progress)
      line.add("phase", frame.phase)
      line.add("x", frame.x)
      line.add("file", frame.file)
      if let kind = digest, let digest = frame.digest { line.add(kind.rawValue, digest) }
      return "    " + line.object
    }
    return "{\(head.members),\n  \"frames\": [\n\(lines.joined(separator: ",\n"))\n  ]}\n"
  }

  private static func object(_ variant: SceneVariant) -> String {
    var line = JSONLine()
    line.add("device", variant.device)
    line.add("style", variant.style.rawValue)
    line.add("direction", variant.direction.rawValue)
    line.add("os", variant.os)
    return line.object
  }

  /// Frame files that the list in `folder` names; none when there is no readable list. Only names that we
  /// would have given are believed.
  static func files(in folder: String, list: String) -> Set<String> {
    let path = folder + "/" + list
    guard let bytes = try? FileReader.bytes(path, limit: 1 << 26),
      let root = try? SourceText(file: path, bytes: bytes).parse()
    else { return [] }
    let names = root["frames"]?.elements.compactMap { $0["file"]?.string } ?? []
    return Set(names.enumerated().filter { FrameFolder.name($0.offset) == $0.element }.map(\.element))
  }

  /// A list of nothing but files.
  static func note(_ names: [String]) -> String {
    let entries = names.map { name in
      var line = JSONLine()
      line.add("file", name)
      return line.object
    }
    return "{\"frames\": [\(entries.joined(separator: ", "))]}\n"
  }

  static func remove(_ names: Set<String>, from folder: String) {
    for name in names { unlink(folder + "/" + name) }
  }
}
