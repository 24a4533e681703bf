/// The way from a file's root to a value: `$.screens.home.item.right[0]`.
public struct ScenePath: Sendable, CustomStringConvertible {
  private enum Step {
    case key(String)
    case index(Int)
  }

  private var steps: [Step] = []

  public init() {}

  public mutating func push(_ key: String) { steps.append(.key(key)) }
  public mutating func push(_ index: Int) { steps.append(.index(index)) }
  public mutating func pop() { steps.removeLast() }

  public func appending(_ key: String) -> ScenePath {
    var path = self
    path.push(key)
    return path
  }

  public func appending(_ index: Int) -> ScenePath {
    var path = self
    path.push(index)
    return path
  }

  public var description: String {
    steps.reduce("$") { text, step in
      switch step {
      case .index(let index): "\(text)[\(index)]"
      case .key(let key):
        ScenePath.isBare(key) ? "\(text).\(Quote.clip(key))" : "\(text)[\(Quote(key))]"
      }
    }
  }

  private static func isBare(_ key: String) -> Bool {
    let start = key.unicodeScalars.prefix(41)
    guard let first = start.first else { return false }
    return JSON5.Parser.isStart(first) && start.dropFirst().allSatisfy(JSON5.Parser.isPart)
  }
}
