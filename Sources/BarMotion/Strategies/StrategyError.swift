/// A strategy that cannot be had. Every message ends with the remedy.
public enum StrategyError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknownName(String, known: [String])
  case unknownOption(String, strategy: String, known: [String])
  case badValue(String, option: String, allowed: String)

  public var description: String {
    switch self {
    case .unknownName(let name, let known):
      "there is no strategy \"\(name)\"; use \(known.joined(separator: ", "))"
    case .unknownOption(let option, let strategy, let known):
      "\(strategy) has no option \"\(option)\"; "
        + (known.isEmpty ? "it has none: leave it out" : "use \(known.joined(separator: ", "))")
    case .badValue(let value, let option, let allowed):
      "\"\(value)\" is no value of \(option); use \(allowed)"
    }
  }
}
