public import BarGolden
public import BarStage

/// Expects what a scene shows to be as its goldens say, for each of its steps under each strategy:
///
/// - `<test>.<name>.apng` holds the frames, which are compared one by one;
/// - `<test>.<name>.txt` holds their display lists, which say what changed and why;
/// - `<test>.<name>.strip.png` is the filmstrip for people; it is written with the other two and not compared.
///
/// Where there are several steps or strategies, each has its own, `<test>.<name>.1-fakeBar.apng`. How goldens are
/// recorded and accepted is told at `expectImage`.
///
///     @Test func opensMessage() {
///       expectFilmstrip(of: "Scenes/inbox.json5", strategies: ["fakeBar"], sampling: .at(0.3, 0.7))
///     }
///
/// - Parameters:
///   - scene: a path, the scene's own text, or a `Scene`.
///   - strategies: nil = those of the scene.
///   - steps: nil = those of the scene.
///   - overrides: what else takes the place of the scene's words, such as a device or a style.
///   - sampling: which frames: `.at(0.3, 0.7)`, `.count(9)`, `.fps(60)`; nil = the scene's `golden.frames`.
///   - crop: nil = the scene's `golden.crop`.
///   - tolerance: how frames are compared; nil = as the scene's `golden.tolerance` says. What its `golden.ignore` names
///     is left out in any case. Lists are always exact.
/// - Returns: whether all are their goldens. Cost: rendering the frames; all of the scene are in memory.
@discardableResult
public func expectFilmstrip(
  of scene: TestScene, strategies: [String]? = nil, steps: StepSelection? = nil,
  overrides: SceneOverrides = SceneOverrides(), sampling: FrameSampling? = nil,
  crop: GoldenOptions.Crop? = nil, named name: String? = nil,
  tolerance: DiffOptions? = nil, record: RecordMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function
) -> Bool {
  let site = TestSite.current(fileID, filePath, line, column, function)
  return expect(site, name, ".filmstrip", record) { golden in
    var request = FilmstripRequest(scene, strategies: strategies, steps: steps, overrides: overrides)
    request.sampling = sampling
    request.crop = crop
    request.tolerance = tolerance
    return try request.goldens(golden, site)
  }
}

/// The same with the display lists alone, `<test>.<name>.txt`: nothing is drawn, and no font or library has a say.
@discardableResult
public func expectLists(
  of scene: TestScene, strategies: [String]? = nil, steps: StepSelection? = nil,
  overrides: SceneOverrides = SceneOverrides(), sampling: FrameSampling? = nil, named name: String? = nil,
  record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: UInt = #line, column: UInt = #column, function: String = #function
) -> Bool {
  let site = TestSite.current(fileID, filePath, line, column, function)
  return expect(site, name, ".lists", record) { golden in
    var request = FilmstripRequest(scene, strategies: strategies, steps: steps, overrides: overrides)
    request.sampling = sampling
    request.kinds = [.list]
    return try request.goldens(golden, site)
  }
}

extension FrameSampling {
  /// At these values of progress, 0…1.
  public static func at(_ progress: Double...) -> FrameSampling { FrameSampling(.progress(progress)) }

  /// So many, even in time, first and last included.
  public static func count(_ count: Int) -> FrameSampling { FrameSampling(.count(count)) }

  /// Frames a second.
  public static func fps(_ fps: Double) -> FrameSampling { FrameSampling(.fps(fps)) }
}
