package import BarGolden
package import BarStage

/// Which frames of which scene a test compares.
package struct FilmstripRequest {
  private let scene: TestScene
  private let overrides: SceneOverrides
  /// Nil = the scene's `golden.frames`.
  package var sampling: FrameSampling?
  /// Nil = the scene's `golden.crop`.
  package var crop: GoldenOptions.Crop?
  /// Of frames; nil = the scene's `golden.tolerance`.
  package var tolerance: DiffOptions?
  package var kinds: Set<GoldenKind> = [.list, .animation]

  package init(
    _ scene: TestScene, strategies: [String]? = nil, steps: StepSelection? = nil,
    overrides: SceneOverrides = SceneOverrides()
  ) {
    self.scene = scene
    var overrides = overrides
    overrides.strategies = strategies ?? overrides.strategies
    overrides.selection = steps ?? overrides.selection
    self.overrides = overrides
  }

  /// Cost: the frames are drawn, unless lists alone are asked for.
  /// - Throws: what loading, staging and drawing the scene throw.
  package func goldens(_ golden: TestGoldenName, _ site: TestSite) throws -> TestGoldens {
    var scene = try scene.load(site, overrides)
    scene.golden.sampling = sampling ?? scene.golden.sampling
    scene.golden.crop = crop ?? scene.golden.crop
    return try FilmstripGoldens(scene, golden, kinds, tolerance).goldens()
  }
}
