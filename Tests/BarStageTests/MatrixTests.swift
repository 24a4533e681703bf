import BarGeometry
import BarModel
import BarMotion
import BarStage
import Foundation
import Testing

@Suite("A project's matrix")
struct MatrixTests {
  @Test("every combination, in the order of the axes; what does not vary is the scene's")
  func product() throws {
    let project = try MatrixProject(
      "matrix: {device: ['iPhone SE', 'iphone 8'], style: ['light', 'dark'], direction: ['rtl']}")
    #expect(
      try project.variants() == [
        "iPhone SE-light-rtl fakeBar", "iPhone SE-dark-rtl fakeBar", "iPhone 8-light-rtl fakeBar",
        "iPhone 8-dark-rtl fakeBar",
      ])
    let styles = try MatrixProject("matrix: {style: ['dark']}, defaults: {traits: {device: 'iPhone 8'}}")
    #expect(try styles.variants() == ["iPhone 8-dark-ltr fakeBar"])
    let scene = try #require(try styles.jobs().first).load()
    #expect(scene.traits.isDark && scene.traits.device.name == "iPhone 8")
  }

  @Test("names tell versions of iOS apart where the matrix has several, and only there")
  func systems() throws {
    let two = try MatrixProject("matrix: {os: [15, 17]}, defaults: {traits: {device: 'iPhone 8'}}")
    #expect(
      try two.variants() == ["iPhone 8-light-ltr-os15 fakeBar", "iPhone 8-light-ltr-os17 fakeBar"])
    var one = SceneOverrides()
    one.os = 17
    #expect(try two.variants(one) == ["iPhone 8-light-ltr-os17 fakeBar"])
    let single = try MatrixProject("matrix: {os: [15, 15]}, defaults: {traits: {device: 'iPhone 8'}}")
    #expect(try single.variants() == ["iPhone 8-light-ltr fakeBar"])
    #expect(try single.jobs().first?.load().traits.os == 15)
  }

  @Test("strategies of the matrix are a scene's strategies, and can be excluded by themselves")
  func strategies() throws {
    let project = try MatrixProject(
      """
      matrix: {device: ['iPhone 8', 'iPhone SE'], strategy: ['sharedBar', {name: 'fakeBar'}, 'sharedBar'], exclude: [
        {device: 'iPhone SE', strategy: 'sharedBar'}]}
      """)
    #expect(
      try project.variants() == ["iPhone 8-light-ltr sharedBar fakeBar", "iPhone SE-light-ltr fakeBar"])
    var overrides = SceneOverrides()
    overrides.strategies = ["sharedBar"]
    #expect(try project.variants(overrides) == ["iPhone 8-light-ltr sharedBar"])
  }

  @Test("an exclusion drops the combinations that have all it says, for the scenes it names")
  func exclusions() throws {
    let project = try MatrixProject(
      """
      matrix: {device: ['iPhone 8', 'iPhone SE'], style: ['light', 'dark'], exclude: [
        {device: 'iPhone SE', style: 'dark'}, {scene: 'old-*', style: 'dark'}]}
      """, scenes: ["push.json5": MatrixProject.scene, "old-push.json5": MatrixProject.scene])
    #expect(
      try project.variants().map { $0.replacing(" fakeBar", with: "") } == [
        "iPhone 8-light-ltr", "iPhone 8-dark-ltr", "iPhone SE-light-ltr",
      ])
    #expect(try project.variants(scene: "old-push").count == 2)
  }

  @Test("options narrow the axes that the matrix has and override the others")
  func narrowing() throws {
    let project = try MatrixProject(
      "matrix: {device: ['iPhone 8', 'iPhone SE'], style: ['light', 'dark'], exclude: [{device: 'iPhone SE', style: 'dark'}]}"
    )
    var overrides = SceneOverrides()
    overrides.style = .dark
    overrides.direction = .rightToLeft
    #expect(try project.variants(overrides) == ["iPhone 8-dark-rtl fakeBar"])
    overrides.device = "iPhone SE"
    #expect(throws: MatrixError.nothingLeft(scene: "push")) { try project.jobs("push", overrides) }
    overrides.device = "iPhone 15"
    let known = ["iPhone 8", "iPhone SE"]
    let error = MatrixError.noSuchValue("iPhone 15", key: "device", known: known)
    #expect(throws: error) { try project.jobs("push", overrides) }
    #expect("\(error)".hasSuffix("use 'iPhone 8' or 'iPhone SE', or add it to the matrix"))
  }

  @Test("a matrix in which nothing varies changes nothing", arguments: ["{}", "{device: [], os: []}"])
  func empty(matrix: String) throws {
    let project = try MatrixProject("matrix: \(matrix)")
    #expect(try project.variants() == ["none fakeBar"])
    #expect(try project.project().matrix == nil)
  }

  static let mistakes: [(String, String)] = [
    ("{device: ['iPhone 8', ‸'iPhone80']}", "there is no device 'iPhone80'"),
    ("{device: [‸'iPhon 8']}", "did you mean 'iPhone 8'?"),
    ("{os: [17, ‸26]}", "$.matrix.os[1]: iOS 26 and later are not modelled yet"),
    ("{os: [‸19]}", "there is no iOS 19"), ("{style: [‸'Dark']}", "did you mean 'dark'?"),
    ("{direction: [‸'up']}", "write 'ltr' or 'rtl'"), ("{style: ‸'dark'}", "put it in brackets"),
    ("{strategy: ‸'fakebar'}", "did you mean 'fakeBar'?"), ("{‸styles: ['dark']}", "did you mean 'style'?"),
    ("{style: ['dark'], exclude: [{‸styl: 'dark'}]}", "$.matrix.exclude[0].styl"),
    ("{style: ['dark'], exclude: [{style: ‸'light'}]}", "the matrix has no style 'light' to exclude"),
    ("{style: ['dark'], exclude: [{os: ‸15}]}", "the matrix has no os '15' to exclude"),
    ("{style: ['dark'], exclude: [{os: ‸26}]}", "iOS 26 and later"),
    ("{device: ['iPhone 8'], exclude: [{device: ‸'iPhone SE'}]}", "has no device 'iPhone SE' to exclude"),
    ("{exclude: [{style: ‸'dark'}]}", "the matrix has no style 'dark' to exclude"),
    ("{style: ['dark'], exclude: ‸[{}]}", "every combination of the matrix is excluded"),
    ("{style: ['dark'], exclude: ‸[{style: 'dark'}]}", "every combination of the matrix is excluded"),
    (
      "{style: ['dark'], exclude: ‸[{scene: '*'}]}", "is excluded for the scene 'push': exclude less, or take"
    ),
    (
      "{os: ‸[12, 15], style: ['light', 'dark']}",
      "iOS 12 has no dark mode, and the matrix has both: add {os: 12"
    ),
  ]

  @Test("a mistake in a matrix is reported at its place", arguments: mistakes)
  func mistake(matrix: String, message: String) throws {
    try MatrixProject("matrix: \(matrix)").expect(message)
  }

  @Test("a thousand combinations are allowed, more are refused before they are made")
  func tooMany() throws {
    let devices = Device.allNames.prefix(100).map { "'\($0)'" }.joined(separator: ", ")
    let rest = "style: ['light', 'dark'], direction: ['ltr', 'rtl'], os: [13, 14, 15, 16, 17, 18]"
    try MatrixProject("matrix: ‸{device: [\(devices)], \(rest), strategy: ['fakeBar', 'sharedBar']}")
      .expect("more than 1000: vary less at once")
  }

  @Test("a value that a scene cannot be shown with is an error of the scene")
  func forbidden() throws {
    func check(_ matrix: String, _ marked: String, _ message: String) throws {
      let text = JSON5MarkedText("{screens: {a: {}}, stack: ['a'],\n \(marked)}")
      let project = try MatrixProject("matrix: \(matrix)", scenes: ["push.json5": text.text])
      do {
        for job in try project.jobs() { _ = try job.load() }
        Issue.record("accepted")
      } catch let error as SceneFileError {
        #expect(error.diagnostics.map { "\($0.line):\($0.column)" } == [text.place], "\(error)")
        #expect(error.diagnostics[0].file.hasSuffix("push.json5"))
        #expect(error.diagnostics[0].summary.contains(message), "\(error)")
      }
    }
    try check("{style: ['dark']}", "traits: {os: ‸12}", "iOS 12 has no dark mode, which the project's matrix")
    try check("{device: ['iPhone 8']}", "traits: {size: ‸[90, 90]}", "cannot be 'iPhone 8'")
    try check(
      "{device: ['iPhone 15', 'iPhone SE']}", "golden: {crop: ‸[330, 0, 20, 20]}",
      "outside the screen of 'iPhone SE', which is 320×568 points")
  }

  @Test("a mistake in a project's defaults is reported in the project")
  func defaults() throws {
    try MatrixProject("defaults: {traits: {device: ‸'iPhone 99'}}").expect("there is no device 'iPhone 99'")
  }
}
