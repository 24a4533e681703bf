import BarGeometry
import BarInspection
import BarModel
import BarNavigation

/// A story for rules to look at, told with the real stack.
struct LintStory {
  var os = 14
  var bar = BarStyle()
  var stack: [Screen]
  /// Pushed one after the other, with the transition's animated.
  var push: [Screen] = []
  var isAnimated = true
  var strategies = [StrategyChoice("sharedBar")]

  var subject: LintSubject {
    get throws {
      var moves: [LintMove] = []
      let ownership = strategies.contains { $0.name == "sharedBar" } ? BarOwnership.shared : .remembered
      var stack = try NavigationStack(pages: stack.map { Page($0) }, bar: bar, ownership: ownership)
      let start = stack
      for screen in push {
        let transition = try stack.perform(.push(Page(screen), animated: isAnimated))
        moves.append(LintMove(step: moves.count, transition))
      }
      return LintSubject(
        traits: Traits(device: Device.named("iPhone 14")!, os: os), initialBar: bar, stack: start.pages,
        startBar: start.bar, moves: moves,
        strategies: strategies.map {
          LintStrategy($0, ownership: $0.name == "sharedBar" ? .shared : .remembered)
        })
    }
  }

  /// Every finding of every rule: "unset-property $.screens.detail.…".
  var findings: [String] { get throws { LintStory.findings(try subject) } }

  static func findings(_ subject: LintSubject) -> [String] {
    LintRuleList.findings(in: subject).map { "\($0.rule) \($0.path)" }
  }
}

extension BarStyle {
  static func with(_ change: (inout BarStyle) -> Void) -> BarStyle {
    var style = BarStyle()
    change(&style)
    return style
  }

  static func tint(_ color: Color) -> BarStyle { .with { $0.barTintColor = .value(DynamicColor(color)) } }

  static let green = tint(Color(hex: "#34C759")!)
  static let purple = tint(Color(hex: "#AF52DE")!)

  /// What most apps say since iOS 13.
  static func opaque(_ color: Color, edge: Bool = true) -> BarStyle {
    .with {
      var style = AppearanceStyle(configure: .opaque)
      style.backgroundColor = .value(DynamicColor(color))
      $0.standardAppearance = .value(style)
      if edge { $0.scrollEdgeAppearance = .value(style) }
    }
  }
}

extension Screen {
  static func page(
    _ name: String, _ hooks: [LifecycleHook: BarStyle] = [:], _ change: (inout Screen) -> Void = { _ in }
  ) -> Screen {
    var screen = Screen(name: name, hooks: hooks)
    change(&screen)
    return screen
  }
}

extension BarImage {
  static func plain(alpha: Bool) -> BarImage {
    BarImage(
      name: "plain",
      summary: ImageSummary(
        digest: "\(alpha)", size: Size(width: 1, height: 1), hasAlpha: alpha, averageColor: .white))
  }
}
