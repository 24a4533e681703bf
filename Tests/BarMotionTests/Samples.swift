import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation

/// A font in which every character is 10 points wide.
struct FixedAdvance: TextMeasuring {
  func width(of string: String, font: FontDescription, direction: LayoutDirection, locale: String)
    -> Double
  { Double(string.count) * 10 }
}

extension DynamicColor {
  static let green = DynamicColor(Color(red: 52 / 255, green: 199 / 255, blue: 89 / 255))
  static let purple = DynamicColor(Color(red: 175 / 255, green: 82 / 255, blue: 222 / 255))
}

extension BarStyle {
  /// An opaque bar of one colour.
  static func solid(_ color: DynamicColor) -> BarStyle {
    var style = BarStyle()
    style.translucent = .value(false)
    style.barTintColor = .value(color)
    return style
  }
}

extension BarImage {
  static func sized(_ name: String, _ width: Double, _ height: Double) -> BarImage {
    let size = Size(width: width, height: height)
    return BarImage(
      name: name, summary: ImageSummary(digest: name, size: size, hasAlpha: true, averageColor: .black))
  }
}

/// A small app: home, list and detail, with a bar for each.
struct SampleApp {
  var device = "iPhone 8"
  // Before iOS 15, bars at the scroll edge show their colour.
  var os = 14
  var direction = LayoutDirection.leftToRight
  var homeBar: BarStyle? = .solid(.green)
  var listBar: BarStyle? = .solid(.purple)
  var home = Screen(name: "home", item: NavigationItem(title: "Home"))
  var list = Screen(name: "list", item: NavigationItem(title: "List"))
  var strategy: any TransitionStrategy = FakeBarStrategy()

  var traits: Traits {
    guard let device = Device.named(device) else { preconditionFailure("no device \(device)") }
    return Traits(device: device, os: os, direction: direction)
  }

  private var base: BarStyle { homeBar ?? BarStyle() }

  private func listPage() -> Page {
    var screen = list
    if let listBar { screen.hooks[.viewWillAppear] = listBar }
    return Page(screen)
  }

  /// Home is the root, list is pushed.
  func push() throws -> TransitionStage {
    var stack = try NavigationStack(pages: [Page(home)], bar: base, ownership: strategy.ownership)
    return stage(try stack.perform(.push(listPage(), animated: true)))
  }

  /// And popped again.
  func pop() throws -> TransitionStage {
    var stack = try NavigationStack(pages: [Page(home)], bar: base, ownership: strategy.ownership)
    _ = try stack.perform(.push(listPage(), animated: true))
    return stage(try stack.perform(.pop(animated: true)))
  }

  /// Home lies below list from the start, detail is pushed on list: two back buttons.
  func deepPush() throws -> TransitionStage {
    var stack = try deepStack()
    return stage(try stack.perform(.push(detailPage, animated: true)))
  }

  func deepPop() throws -> TransitionStage {
    var stack = try deepStack()
    _ = try stack.perform(.push(detailPage, animated: true))
    return stage(try stack.perform(.pop(animated: true)))
  }

  private var detailPage: Page { Page(Screen(name: "detail", item: NavigationItem(title: "Detail"))) }

  private func deepStack() throws -> NavigationStack {
    try NavigationStack(pages: [Page(home), listPage()], bar: base, ownership: strategy.ownership)
  }

  func stage(_ transition: Transition) -> TransitionStage {
    TransitionStage(
      transition: transition, traits: traits, container: .white, motion: .uikit, measuring: FixedAdvance(),
      strategy: strategy)
  }

  func choreography(_ stage: TransitionStage) -> Choreography { strategy.choreography(stage) }
}

/// Under a finger, where everything follows progress.
func dragged(_ progress: Double) -> Instant { Instant(progress: progress, time: 0, phase: .dragging) }

/// Before or after all motion.
func rested(_ progress: Double) -> Instant { Instant(progress: progress, time: 0, phase: .rest) }
