/// The way from a scene's root to what a finding is about, in the format's keys: `$.screens.home.barHidden`.
///
/// It names what counts; a scene may have said it shorter (`bar` for `hooks.viewWillAppear.bar`) or elsewhere.
public struct LintPath: Hashable, Sendable, CustomStringConvertible {
  public enum Step: Hashable, Sendable {
    case key(String)
    case index(Int)
  }

  public var steps: [Step]

  public init(_ steps: [Step] = []) { self.steps = steps }

  public static func key(_ name: String) -> LintPath { LintPath([.key(name)]) }

  public static func screen(_ name: String) -> LintPath { .key("screens").key(name) }

  /// From 0.
  public static func step(_ index: Int) -> LintPath { .key("steps").index(index) }

  public func key(_ name: String) -> LintPath { LintPath(steps + [.key(name)]) }

  public func index(_ index: Int) -> LintPath { LintPath(steps + [.index(index)]) }

  public func appending(_ other: LintPath) -> LintPath { LintPath(steps + other.steps) }

  public var description: String {
    steps.reduce("$") { text, step in
      switch step {
      case .key(let name): "\(text).\(name)"
      case .index(let index): "\(text)[\(index)]"
      }
    }
  }
}
