/// How a figure stands to its bar. Worse ones are smaller.
package enum Verdict: Int, Comparable {
  case missed
  /// The rival is not installed.
  case unmeasured
  case bar
  case aim

  package static func < (a: Verdict, b: Verdict) -> Bool { a.rawValue < b.rawValue }

  package var words: String {
    switch self {
    case .missed: "MISSED"
    case .unmeasured: "not measured"
    case .bar: "bar holds"
    case .aim: "aim reached"
    }
  }
}
