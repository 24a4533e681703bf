/// What moves or fades in a bar between two pages. "Covered" is what belongs to the page below.
package enum MovingPart: String, CaseIterable, Hashable, Sendable {
  case title
  case backLabel
  case chevron
  case item
  case coveredTitle
  case coveredBackLabel
  case coveredItem

  package var words: String {
    switch self {
    case .title: "title"
    case .backLabel: "back label"
    case .chevron: "chevron"
    case .item: "right item"
    case .coveredTitle: "covered title"
    case .coveredBackLabel: "covered back label"
    case .coveredItem: "covered right item"
    }
  }

  init?(_ part: BarPart, isTop: Bool) {
    switch part {
    case .title: self = isTop ? .title : .coveredTitle
    case .backLabel: self = isTop ? .backLabel : .coveredBackLabel
    case .trailingItem: self = isTop ? .item : .coveredItem
    // Where both pages have one it is one and the same place.
    case .chevron where isTop: self = .chevron
    default: return nil
    }
  }

  /// How far from its resting place it is looked for, shares of the width; nil: it stands still.
  var reach: ClosedRange<Double>? {
    switch self {
    case .title: -0.02...1
    case .backLabel: -0.02...0.6
    case .coveredTitle: -0.6...0.02
    case .coveredBackLabel: -0.5...0.02
    case .chevron, .item, .coveredItem: nil
    }
  }
}
