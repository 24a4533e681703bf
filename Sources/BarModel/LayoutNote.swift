public import BarGeometry

/// One part of a laid out bar with the rules that placed it.
public struct LayoutNote: Hashable, Sendable {
  public var part: BarLayout.Part
  /// Screen points; nil: the part was left out.
  public var rect: Rect?
  /// In the order in which they acted.
  public var rules: [LayoutRule]
}

extension BarLayout {
  /// A part of a bar, by the name its layer has.
  public enum Part: Hashable, Sendable {
    case background, bar, prompt, title, titleView, largeTitle, backIndicator, backLabel, backImage
    /// Buttons by their place in the item's list.
    case leading(Int)
    case trailing(Int)

    public var name: String {
      switch self {
      case .leading(let index): "leading\(index)"
      case .trailing(let index): "trailing\(index)"
      default: "\(self)"
      }
    }
  }

  /// One rule that acted on a part.
  struct Reason: Hashable {
    var part: Part
    var rule: LayoutRule
  }

  /// Why each part stands where it stands, in the order in which they were placed. O(parts × reasons).
  public var notes: [LayoutNote] {
    var parts: [Part] = []
    for reason in reasons where !parts.contains(reason.part) { parts.append(reason.part) }
    return parts.map { part in
      LayoutNote(part: part, rect: rect(of: part), rules: reasons.filter { $0.part == part }.map(\.rule))
    }
  }

  mutating func note(_ part: Part, _ rules: LayoutRule...) {
    reasons += rules.map { Reason(part: part, rule: $0) }
  }

  private func rect(of part: Part) -> Rect? {
    switch part {
    case .background: background
    case .bar: bar
    case .prompt: prompt?.frame
    case .title: title?.frame
    case .titleView: titleView?.frame
    case .largeTitle: largeTitle?.frame
    case .backIndicator: backIndicator
    case .backLabel: backLabel?.frame
    case .backImage: backImage
    case .leading(let index): leading.first { $0.index == index }?.frame
    case .trailing(let index): trailing.first { $0.index == index }?.frame
    }
  }
}
