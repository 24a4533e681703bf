/// How what was produced compares with its golden.
public enum GoldenVerdict: Hashable, Sendable {
  case same
  /// It differs, but not more than its scene allows.
  case tolerated(ImageDiff)
  case pixelsDiffer(ImageDiff)
  case animationDiffers(AnimationDiff)
  case textDiffers(TextDiff)
  /// There is no golden yet.
  case missing
  /// There is one, but nothing can be compared with it; the reason ends with the remedy.
  case unreadable(reason: String)
  /// Not compared, because a former picture of its step differs and no more was asked for.
  case skipped

  public var passes: Bool {
    switch self {
    case .same, .tolerated: true
    case .pixelsDiffer, .animationDiffers, .textDiffers, .missing, .unreadable, .skipped: false
    }
  }

  /// One word for reports and JSON.
  public var status: String {
    switch self {
    case .same: "same"
    case .tolerated: "tolerated"
    case .pixelsDiffer(let diff): diff.isSameSize ? "different" : "size"
    case .animationDiffers, .textDiffers: "different"
    case .missing: "missing"
    case .unreadable: "unreadable"
    case .skipped: "skipped"
    }
  }

  /// One line without a full stop; empty for the same.
  public var reason: String {
    switch self {
    case .same: ""
    case .tolerated(let diff), .pixelsDiffer(let diff): diff.lines.first ?? ""
    case .animationDiffers(let diff):
      diff.lines.prefix(2).map { String($0.trimmingPrefix("  ")) }.joined(separator: "; ")
    case .textDiffers(let diff): diff.description
    case .missing: "nothing recorded yet"
    case .unreadable(let reason): reason
    case .skipped: "not compared: a former picture of its step differs"
    }
  }
}
