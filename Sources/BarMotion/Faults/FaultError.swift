/// A fault that cannot be had. Every message ends with the remedy.
public enum FaultError: Error, Hashable, Sendable, CustomStringConvertible {
  case unknownName(String, known: [String])
  case unknownOption(String, fault: String, known: [String])
  case missingOption(String, fault: String)
  case badValue(option: String, allowed: String)

  public var description: String {
    switch self {
    case .unknownName(let name, let known):
      "there is no fault \"\(name)\"; use \(known.joined(separator: ", "))"
    case .unknownOption(let option, let fault, let known):
      "\(fault) has no option \"\(option)\"; "
        + (known.isEmpty ? "it has none: leave it out" : "use \(known.joined(separator: ", "))")
    case .missingOption(let option, let fault): "\(fault) needs \(option); add it"
    case .badValue(let option, let allowed): "\(option) has no such value; use \(allowed)"
    }
  }
}
