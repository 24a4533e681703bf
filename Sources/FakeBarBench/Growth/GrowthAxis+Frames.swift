import BarStage

extension GrowthAxis {
  /// A push in more and more frames, to PNG files.
  static let frames = GrowthAxis(
    name: "frames", unit: "frames", counts: [10, 20, 50, 100, 200, 500, 1000]
  ) { count, jobs in
    let scene = try BenchScene.opaque(#"device: "iPhone 8""#, frames: "{count: \(count)}")
    return [try rendering(scene, jobs: jobs)]
  }

  /// A larger and larger screen of the same shape, at one pixel a point.
  static let pixels = GrowthAxis(
    name: "pixels", unit: "× pixels", counts: [1, 2, 4, 8, 16]
  ) { count, jobs in
    let side = Double(count).squareRoot()
    let (width, height) = (Int((300 * side).rounded()), Int((500 * side).rounded()))
    let scene = try BenchScene.opaque("size: [\(width), \(height)], scale: 1", frames: "{count: 20}")
    return [try rendering(scene, jobs: jobs)]
  }

  static func rendering(_ scene: Scene, jobs: Int) throws -> GrowthSample {
    let folder = try TemporaryFolder()
    return try GrowthTimer.measure("render") {
      _ = try StraightLine.render(scene, to: folder.path, jobs: jobs)
    }
  }
}
