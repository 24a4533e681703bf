public import BarGolden

/// Expects a picture to be its golden, `__Snapshots__/<TestFile>/<test>.<name>.png` beside the test's source.
///
/// A golden that is missing or differs is an issue at the line of the call. What was produced then waits below
/// `.fakebar/tests` of the package, or below the folder that `FAKEBAR_OUT` or `SNAPSHOT_ARTIFACTS` names, to be looked
/// at and accepted. Goldens are written only when `record`, `FAKEBAR_RECORD` or `SNAPSHOT_TESTING_RECORD` says `all` or
/// `failed`, never on a build server, and a test that writes one fails.
///
/// - Parameters:
///   - image: a `Pixmap`, a `StraightImage`, a `GoldenPicture`, or the bytes of a PNG file.
///   - name: tells the goldens of one test apart; needed when there are several, or arguments.
///   - scale: pixels per point, of an image that does not know it.
///   - tolerance: how it is compared; nil = as a `GoldenPicture` says, else exactly.
///   - record: wins over the variables.
/// - Returns: whether it is its golden. Cost: O(pixels).
@discardableResult
public func expectImage(
  _ image: @autoclosure () throws -> any ComparableImage, named name: String? = nil, scale: Double = 1,
  tolerance: DiffOptions? = nil, record: RecordMode? = nil, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column, function: String = #function
) -> Bool {
  let site = TestSite.current(fileID, filePath, line, column, function)
  return expect(site, name, GoldenKind.pixels.fileExtension, record) { golden in
    var picture = try image().goldenPicture(scale: scale)
    if let tolerance { picture.options = tolerance }
    return TestGoldens([.of(golden.path(GoldenKind.pixels.fileExtension), golden, .pixels, .pixels(picture))])
  }
}

/// Expects a text to be its golden byte for byte, `__Snapshots__/<TestFile>/<test>.<name>.txt`; otherwise as
/// `expectImage`. Cost: linear in the text.
@discardableResult
public func expectText(
  _ text: @autoclosure () throws -> String, named name: String? = nil, record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: String = #function
) -> Bool {
  let site = TestSite.current(fileID, filePath, line, column, function)
  return expect(site, name, GoldenKind.list.fileExtension, record) { golden in
    TestGoldens([.of(golden.path(GoldenKind.list.fileExtension), golden, .list, .text(try text()))])
  }
}

/// Expects frames to be those of their golden, `__Snapshots__/<TestFile>/<test>.<name>.apng`, one by one and at the same
/// times; otherwise as `expectImage`. Cost: O(pixels) of all frames.
@discardableResult
public func expectAnimation(
  _ animation: @autoclosure () throws -> GoldenAnimation, named name: String? = nil,
  record: RecordMode? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, function: String = #function
) -> Bool {
  let site = TestSite.current(fileID, filePath, line, column, function)
  return expect(site, name, GoldenKind.animation.fileExtension, record) { golden in
    let path = golden.path(GoldenKind.animation.fileExtension)
    return TestGoldens([.of(path, golden, .animation, .animation(try animation()))])
  }
}

/// Judges, and tells the test's framework.
func expect(
  _ site: TestSite, _ name: String?, _ ending: String, _ record: RecordMode?,
  _ make: (TestGoldenName) throws -> TestGoldens
) -> Bool {
  let finding = TestJudge(site, named: name, ending: ending, .current).verdict(record: record, make)
  TestReporter.report(finding, at: site.caller)
  return finding.passes
}

extension GoldenItem {
  /// With a content that is there already.
  static func of(
    _ path: String, _ golden: TestGoldenName, _ kind: GoldenKind, _ content: GoldenContent, step: Int = 0,
    strategy: String = ""
  ) -> GoldenItem {
    .test(
      GoldenName(file: path, scene: golden.stem(), step: step, strategy: strategy, kind: kind)
    ) { content }
  }
}
