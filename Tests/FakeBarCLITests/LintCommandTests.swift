import FakeBar
import Testing

/// `fakebar lint`: findings with their places, whatever files a scene is made of.
@Suite struct LintCommandTests {
  /// Purple pushed on a page that sets nothing; line 3 says it.
  private static func scene(_ detail: String, _ more: String = "strategy: 'sharedBar'") -> String {
    """
    {
      screens: { home: {},
        detail: { \(detail) } },
      traits: { device: 'iPhone 14', os: 14, scale: 1 },
      stack: ['home'], steps: [{ push: 'detail' }], \(more)
    }
    """
  }

  private static let leak = scene("bar: { barTintColor: '#AF52DE' }")

  @Test("a finding names its place, its cause and its remedy, with the line below it")
  func text() throws {
    let run = try Fakebar(["lint", "s.json5"], in: Sandbox(["s.json5": LintCommandTests.leak]))
    #expect(run.code == 1)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    try #require(lines.count == 4)
    #expect(lines[0].hasPrefix("s.json5:3:22: warning: $.screens.detail.bar.barTintColor: 'detail' sets "))
    #expect(lines[0].hasSuffix(" [unset-property]"))
    #expect(lines[1] == "      detail: { bar: { barTintColor: '#AF52DE' } } },")
    // Two spaces and 21 characters before column 22.
    #expect(lines[2] == "  " + String(repeating: " ", count: 21) + "^")
    #expect(lines[3] == "linted 1 scene: 0 errors, 1 warning, 0 notes")
  }

  @Test("JSON has the contract's keys")
  func json() throws {
    let run = try Fakebar(["lint", "s.json5", "--json"], in: Sandbox(["s.json5": LintCommandTests.leak]))
    #expect(run.code == 1)
    let root = try JSON5.parse(SourceText(file: "out", bytes: Array(run.output.utf8)))
    let finding = try #require(root["findings"]?.elements.first)
    #expect(root["findings"]?.elements.count == 1)
    #expect(finding["rule"]?.string == "unset-property")
    #expect(finding["severity"]?.string == "warning")
    #expect(finding["file"]?.string == "s.json5")
    #expect(finding["line"]?.integer == 3)
    #expect(finding["column"]?.integer == 22)
    #expect(finding["message"]?.string?.isEmpty == false)
    #expect(finding["remedy"]?.string?.isEmpty == false)
  }

  @Test(
    "what a page says short, in a hook, by a named bar or through another screen is found where it is written",
    arguments: [
      ("hooks: { viewWillAppear: { bar: { barTintColor: '#AF52DE' } } }", "", "s.json5:3:49"),
      (
        "bar: { tintColor: 'systemBlue' }, hooks: { viewWillAppear: { bar: { tintColor: 'systemRed' } } }",
        "",
        "s.json5:3:83"
      ),
      ("bar: ['brand', { }]", "styles: { brand: { barTintColor: '#AF52DE' } },", "s.json5:5:68"),
      ("extends: 'base'", "", "s.json5:2:39"),
    ])
  func places(_ detail: String, _ more: String, _ place: String) throws {
    var text = LintCommandTests.scene(
      detail, more + "strategy: 'sharedBar'")
    if detail.contains("extends") {
      text = text.replacing("home: {},", with: "home: {}, base: { bar: { barTintColor: '#AF52DE' } },")
    }
    let run = try Fakebar(["lint", "s.json5"], in: Sandbox(["s.json5": text]))
    #expect(run.code == 1, "\(run.errors)")
    #expect(run.output.hasPrefix(place + ": warning: "), "\(run.output)")
  }

  @Test("a finding in an included file is one of that file, once for all scenes that include it")
  func parts() throws {
    let scene =
      "{ include: ['part.json5'], stack: ['home'], steps: [{ push: 'detail' }], strategy: 'sharedBar', traits: { os: 14 } }"
    let files = [
      "a.json5": scene, "b.json5": scene,
      "part.json5": "{\n screens: { home: {},\n  detail: { bar: { barTintColor: '#AF52DE' } } }\n}",
    ]
    let run = try Fakebar(["lint", "a.json5", "b.json5"], in: Sandbox(files))
    #expect(
      run.output.hasPrefix("./part.json5:3:20: warning: ") || run.output.hasPrefix("part.json5:3:20: "),
      "\(run.output)")
    #expect(run.output.hasSuffix("linted 2 scenes: 0 errors, 1 warning, 0 notes\n"))
  }

  @Test("a rule of scrolling is found where it stands, not where it counts")
  func scrollRules() throws {
    let detail =
      "scroll: { onScroll: [{ offset: 9, bar: {} }, { offset: 0, bar: { barTintColor: '#AF52DE' } }] }"
    let text = LintCommandTests.scene(detail)
    let run = try Fakebar(["lint", "s.json5"], in: Sandbox(["s.json5": text]))
    let path = "$.screens.detail.scroll.onScroll[1].bar.barTintColor"
    #expect(run.output.hasPrefix("s.json5:3:80: warning: \(path): "), "\(run.output)")
  }

  @Test("what an appearance proxy says is found there")
  func proxies() throws {
    let more =
      "navigation: { appearance: [\n{ bar: {} },\n{ bar: { shadowImage: 'empty' } }] }, strategy: 'fakeBar'"
    let run = try Fakebar(["lint", "s.json5"], in: Sandbox(["s.json5": LintCommandTests.scene("", more)]))
    let path = "$.navigation.appearance[1].bar.shadowImage"
    #expect(run.output.hasPrefix("s.json5:7:10: warning: \(path): "), "\(run.output)")
  }

  @Test("a step has its place too, and barHidden the short and the long one")
  func others() throws {
    let hiding = LintCommandTests.scene("barHidden: { hidden: true, animated: false }")
    let run = try Fakebar(["lint", "s.json5"], in: Sandbox(["s.json5": hiding]))
    #expect(run.output.contains("s.json5:3:15: warning: $.screens.detail.barHidden: "), "\(run.output)")
    #expect(
      run.output.contains("s.json5:3:42: warning: $.screens.detail.barHidden.animated: "), "\(run.output)")
  }

  @Test(
    "exit codes: 0 without findings or below --fail-on, 1 with them, others for what cannot be read",
    arguments: [
      ("lint good.json5", 0), ("lint leak.json5", 1), ("lint leak.json5 --fail-on error", 0),
      ("lint leak.json5 --strategy fakeBar", 0), ("lint good.json5 leak.json5 --fail-on warning", 1),
      ("lint good.json5 --strategy sharedBar --quiet", 0), ("lint bad.json5", 65), ("lint none.json5", 66),
      ("lint leak.json5 --fail-on note", 64), ("lint", 64), ("lint --rules", 0), ("lint --rules --json", 0),
    ] as [(String, Int32)])
  func codes(_ line: String, _ code: Int32) throws {
    let sandbox = try Sandbox()
    try sandbox.write(LintCommandTests.leak, to: "leak.json5")
    let run = try Fakebar(line.split(separator: " ").map(String.init), in: sandbox)
    #expect(run.code == code, "\(run.output)\(run.errors)")
  }

  @Test("findings of the scenes that can be read are told beside what is wrong with the others")
  func mixed() throws {
    let sandbox = try Sandbox()
    try sandbox.write(LintCommandTests.leak, to: "leak.json5")
    let run = try Fakebar(["lint", "bad.json5", "leak.json5"], in: sandbox)
    #expect(run.code == 65)
    #expect(run.output.contains("[unset-property]"))
    #expect(run.errors.contains("titel"))
  }

  @Test("--rules lists every rule with its sentence and its evidence")
  func rules() throws {
    let output = try Fakebar(["lint", "--rules"], in: Sandbox([:])).output
    for rule in LintRuleList.types {
      #expect(output.contains("\(rule.id)\n  \(rule.summary)\n  \(rule.evidence.rawValue): \(rule.source)\n"))
    }
  }

  /// A swipe on line 3 and what comes after it.
  private static func swipe(_ detail: String, _ more: String, release: String = "cancel") -> String {
    """
    { screens: { home: { barHidden: true }, detail: { \(detail) } },
      stack: ['home', 'detail'], traits: { device: 'iPhone 14', os: 14 }, \(more),
      steps: [{ swipe: [[0, 0], [0.3, 0.2]], release: '\(release)' },
        { push: 'detail', as: 'again' }] }
    """
  }

  @Test(
    "hidden bars, a cancelled swipe and a push: corrupt stack where the swipe begins, a warning where it cannot",
    arguments: [
      ("delegateNil", "cancel", "error"), ("ownDelegate", "auto", "error"), ("system", "cancel", "warning"),
      ("system", "auto", "warning"), ("delegateNil", "finish", nil), ("system", "finish", nil),
    ])
  func hiddenHidden(_ handling: String, _ release: String, _ severity: String?) throws {
    let scene = LintCommandTests.swipe(
      "barHidden: true", "navigation: { interactivePop: { handled: '\(handling)' } }", release: release)
    let run = try Fakebar(["lint", "s.json5", "--fail-on", "error"], in: Sandbox(["s.json5": scene]))
    #expect(run.code == (severity == "error" ? 1 : 0), "\(run.errors)")
    if let severity {
      #expect(run.output.hasPrefix("s.json5:3:11: \(severity): $.steps[0]: "), "\(run.output)")
      #expect(run.output.contains(" [hidden-hidden-cancel]\n"))
    } else {
      #expect(!run.output.contains("hidden-hidden-cancel"), "\(run.output)")
    }
  }

  @Test("a swipe on a nested navigation controller may pop across levels")
  func nested() throws {
    let kinds = "kinds: { Wizard: 'UINavigationController' }"
    let scene = LintCommandTests.swipe("kind: 'Wizard', barHidden: false", kinds, release: "finish")
    let run = try Fakebar(["lint", "s.json5"], in: Sandbox(["s.json5": scene]))
    #expect(run.output.contains("s.json5:3:11: warning: $.steps[0]: "), "\(run.output)\(run.errors)")
    #expect(run.output.contains(" [nested-edge-swipe]\n"))
  }
}
