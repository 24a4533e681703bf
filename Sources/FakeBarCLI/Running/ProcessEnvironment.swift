#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What the system says of this process and its machine.
enum ProcessEnvironment {
  /// The variables by name; of one that is there twice the last.
  static var variables: [String: String] {
    var variables: [String: String] = [:]
    var next = environ
    while let entry = next.pointee {
      next += 1
      let text = String(cString: entry)
      guard let equals = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { continue }
      variables[String(text[..<equals])] = String(text[text.utf8.index(after: equals)...])
    }
    return variables
  }

  /// The value of one variable; nil when it is not set.
  static func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

  /// Processors that are running, at least 1.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
