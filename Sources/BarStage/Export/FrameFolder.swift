import BarCodecs
import BarGeometry
import BarModel
import BarPixels
public import BarRendering

/// Exports frames as numbered PNG files with a `frames.json` beside them.
///
/// The list is written last and by renaming, so a folder whose list is there is complete. Frames that an older list
/// names and the new one does not are removed; other files are left alone.
public struct FrameFolder: Sendable {
  public var folder: String
  private let inputs: Set<String>

  /// - Parameter inputs: real paths that must not be written over.
  public init(_ folder: String, inputs: Set<String>) {
    self.folder = folder
    self.inputs = inputs
  }

  /// Draws and writes the frames of a step.
  /// - Throws: `FileError`, `CodecError`, `RasterError`, `FrameError`.
  public func write(
    _ step: StagedStep, scene: Scene, sampling: FrameSampling, renderer: FrameRenderer
  ) throws -> (frames: Int, counters: RenderCounters) {
    try Folder.create(folder)
    let old = FrameManifest.files(in: folder)
    let scale = scene.traits.scale
    let samples = step.samples(sampling)
    let (entries, counters) = try renderer.map(samples, worker: PNGFrameEncoder.init) {
      frame, encoder in
      let name = FrameFolder.name(frame.sample.index)
      let path = folder + "/" + name
      try OutputPath.check(path, against: inputs)
      try AtomicFile.write(try encoder.encode(frame.pixmap, scale: scale), to: path)
      return FrameManifest.Entry(
        frame.sample, file: name, sha256: try PixelDigest.sha256(frame.pixmap))
    }
    let manifest = FrameManifest(step: step, scene: scene.name, frames: entries)
    let path = folder + "/" + FrameManifest.fileName
    try OutputPath.check(path, against: inputs)
    try AtomicFile.write(Array(manifest.json.utf8), to: path)
    FrameManifest.remove(old.subtracting(entries.map(\.file)), from: folder)
    return (entries.count, counters)
  }

  static func name(_ index: Int) -> String {
    let digits = String(index)
    return "frame-" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ".png"
  }
}
