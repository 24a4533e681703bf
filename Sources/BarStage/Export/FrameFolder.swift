public import BarCodecs
import BarGeometry
import BarModel
import BarMotion
import BarPixels
public import BarRendering

/// Exports frames as numbered PNG files with a `frames.json` beside them.
///
/// The list is removed first and written last, by renaming, so a folder whose list is there is complete.
/// Frames that an older list names and the new one does not are removed; other files are left alone. A hidden
/// note of what is being written lets the next run clear up after one that was killed.
public struct FrameFolder: Sendable {
  public var folder: String
  private let inputs: Set<String>

  /// - Parameter inputs: real paths that must not be written over.
  public init(_ folder: String, inputs: Set<String>) {
    self.folder = folder
    self.inputs = inputs
  }

  /// The folder of a step below `output`: `<scene>/<step>/<strategy>`, and a folder for each variant in it
  /// where the project has a matrix.
  public init(_ step: StagedStep, of scene: Scene, below output: String) {
    let folder = "\(output)/\(scene.name)/\(step.number)/\(step.strategy.folderName)"
    self.init(folder + (scene.variant.map { "/\($0.name)" } ?? ""), inputs: scene.inputs)
  }

  /// Draws and writes the frames of a step.
  /// - Parameter digest: which digest of each frame's pixels the list gives; nil for none.
  /// - Throws: `FileError`, `CodecError`, `RasterError`, `FrameError`.
  public func write(
    _ step: StagedStep, scene: Scene, sampling: FrameSampling, renderer: FrameRenderer,
    digest: FrameDigest? = .xxh128
  ) throws -> (frames: Int, counters: RenderCounters) {
    let scale = scene.traits.scale
    let samples = step.samples(sampling)
    try prepare(names: samples.map { FrameFolder.name($0.index) })
    let makeExport = { @Sendable in FrameExport(scale: scale, digest: digest) }
    let (entries, counters) = try renderer.map(samples, sink: makeExport) {
      sample, export in
      let name = FrameFolder.name(sample.index)
      let frame = export.finish()
      try AtomicFile.write(frame.png, to: folder + "/" + name)
      return FrameManifest.Entry(sample, file: name, digest: frame.digest)
    }
    let manifest = FrameManifest(
      step: step, scene: scene.name, variant: scene.variant, digest: digest, frames: entries)
    try AtomicFile.write(Array(manifest.json.utf8), to: folder + "/" + FrameManifest.fileName)
    FrameManifest.remove([FrameManifest.noteName], from: folder)
    return (entries.count, counters)
  }

  /// Nothing is touched before every name is known to be free.
  private func prepare(names: [String]) throws(FileError) {
    for name in names + [FrameManifest.fileName] {
      try OutputPath.check(folder + "/" + name, against: inputs)
    }
    try Folder.create(folder)
    let known = [FrameManifest.fileName, FrameManifest.noteName].map {
      FrameManifest.files(in: folder, list: $0)
    }
    let old = known[0].union(known[1]).subtracting(names).filter {
      !OutputPath.isInput(folder + "/" + $0, of: inputs)
    }
    try AtomicFile.write(Array(FrameManifest.note(names).utf8), to: folder + "/" + FrameManifest.noteName)
    FrameManifest.remove(old.union([FrameManifest.fileName]), from: folder)
  }

  static func name(_ index: Int) -> String {
    let digits = String(index)
    return "frame-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
  }
}
