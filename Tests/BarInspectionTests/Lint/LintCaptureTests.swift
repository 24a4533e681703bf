import BarGeometry
import BarInspection
import BarModel
import BarNavigation
import Testing

/// What fake bars leave out: KMNavigationBarTransition as read in library-mechanisms, 1.
@Suite("Lint: what fakes copy")
struct LintCaptureTests {
  private func findings(os: Int = 14, _ lower: BarStyle, _ upper: BarStyle, _ options: [String: String])
    throws
    -> [String]
  {
    try LintStory(
      os: os, stack: [.page("home", [.viewWillAppear: lower])],
      push: [.page("detail", [.viewWillAppear: upper])],
      strategies: [StrategyChoice("fakeBar", options: options)]
    ).findings
  }

  private let hook = "captured-not-used $.screens.detail.hooks.viewWillAppear.bar"
  private let faded = BarStyle.with { $0.backgroundAlpha = .value(0.5) }
  private let white = BarStyle.with { $0.tintColor = .value(DynamicColor(.white)) }

  @Test("KM's fakes have no alpha, and do not give a tint back")
  func preset() throws {
    let km = ["preset": "KM"]
    #expect(try findings(BarStyle(), faded, km) == ["\(hook).backgroundAlpha"])
    #expect(try findings(BarStyle(), white, km) == ["\(hook).tintColor"])
    // Each page sets its own tint: nothing is left behind, and fakes show no buttons.
    #expect(try findings(.with { $0.tintColor = .unset }, white, km) == [])
    #expect(try findings(.green, .purple, km) == [])
  }

  @Test("KM copies appearances from iOS 15 on, and legacy properties alone before")
  func systems() throws {
    let km = ["preset": "KM"]
    #expect(try findings(os: 15, .opaque(.white), .opaque(.black), km) == [])
    #expect(
      try findings(os: 14, .opaque(.white), .opaque(.black), km)
        == ["\(hook).standardAppearance", "\(hook).scrollEdgeAppearance"])
  }

  @Test("copies are what counts where they are given, and snapshots show titles too")
  func copies() throws {
    let keys = ["copies": "barTintColor+backgroundAlpha"]
    #expect(try findings(BarStyle(), faded, keys) == [])
    #expect(try findings(BarStyle(), .with { $0.alpha = .value(0.5) }, keys) == ["\(hook).alpha"])
    let tinted = BarStyle.with { $0.tintColor = .unset }
    #expect(
      try findings(tinted, white, ["copies": "alpha", "contents": "snapshot"]) == ["\(hook).tintColor"])
  }

  @Test("a fake copies everything unless somebody says otherwise")
  func everything() throws {
    #expect(try findings(BarStyle(), faded.applying(white), [:]) == [])
  }
}
