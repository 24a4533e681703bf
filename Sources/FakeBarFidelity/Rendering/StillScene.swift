import BarCodecs
import BarGeometry
import BarModel
import BarPixels
import BarStage

/// Our scene of a still, drawn at rest.
struct StillScene {
  let still: Still
  private let scene: Scene

  /// - Parameter folder: holds `<name>.json5`.
  /// - Throws: what loading throws; `FidelityError.otherTop` when scene and list disagree.
  init(_ still: Still, in folder: String) throws {
    self.still = still
    scene = try SceneLoader.load("\(folder)/\(still.name).json5")
    let top = scene.traits.device.barTop
    guard abs(top - still.top) < 0.5 else {
      throw FidelityError.otherTop(name: still.name, scene: top, still: still.top)
    }
  }

  /// The frame as a PNG file of `width` × `height` pixels; for recordings shrunk to their resolution and cut as they
  /// are.
  func png(width: Int, height: Int) throws -> [UInt8] {
    guard let sample = try SceneStager(scene).steps().last?.samples(scene.sampling).last else {
      throw FidelityError.noFrame(name: still.name)
    }
    let frames = try FrameRenderer(scene, jobs: 1).map([sample]) { [still] frame in
      // A copy: the frame's pixmap is drawn over.
      let all = PixelRect(x: 0, y: 0, width: frame.pixmap.width, height: frame.pixmap.height)
      let copy = frame.pixmap.cropped(to: all)
      guard still.isRecording else { return copy }
      return copy.fitted(still.mapping, screenWidth: still.width, width: width, height: height)
    }
    guard let picture = frames.results.first else { throw FidelityError.noFrame(name: still.name) }
    guard picture.width == width, picture.height >= height || still.isRecording else {
      throw FidelityError.otherSize(
        name: still.name, ours: (picture.width, picture.height), real: (width, height))
    }
    return try PNGFrameEncoder().encode(picture, scale: still.mapping.scale)
  }
}
