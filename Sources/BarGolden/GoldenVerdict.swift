/// How what was produced compares with its golden.
public enum GoldenVerdict: Hashable, Sendable {
  case same
  case pixelsDiffer(PixelDiff)
  case textDiffers(TextDiff)
  /// There is no golden yet.
  case missing
  /// There is one, but nothing can be compared with it; the reason ends with the remedy.
  case unreadable(reason: String)

  /// One word for reports and JSON.
  public var status: String {
    switch self {
    case .same: "same"
    case .pixelsDiffer, .textDiffers: "different"
    case .missing: "missing"
    case .unreadable: "unreadable"
    }
  }

  /// One line without a full stop; empty for the same.
  public var reason: String {
    switch self {
    case .same: ""
    case .pixelsDiffer(let diff): diff.description
    case .textDiffers(let diff): diff.description
    case .missing: "nothing recorded yet"
    case .unreadable(let reason): reason
    }
  }
}
