import BarGeometry

extension BarRuler {
  /// The room between the groups, left to right.
  struct Room {
    var left: Double
    var right: Double
    var width: Double { max(0, right - left) }
  }

  /// Where something in the middle of the bar goes and by which rule.
  struct Place {
    var x: Double
    var width: Double
    var rule: LayoutRule
  }

  /// - Parameters: where the groups end; nil: no group, the margin counts.
  func room(from lead: Double?, to trail: Double?) -> Room {
    Room(
      left: lead.map { $0 + BarSpacing.titleGap } ?? leadingMargin,
      right: trail.map { $0 - BarSpacing.titleGap } ?? trailingEnd)
  }

  /// Centred in the bar; moved aside when a group would be touched; cut when there is too little room.
  func middle(_ width: Double, in room: Room) -> Place {
    let fitted = min(width, room.width)
    let centred = (bar.width - fitted) / 2
    let x = min(max(centred, room.left), room.right - fitted)
    let rule: LayoutRule =
      fitted < width ? .titleCut : x == centred ? .titleCentred : .titleAside
    return Place(x: x, width: fitted, rule: rule)
  }

  /// Width and height that a title view asks for; no width: all it can get.
  func size(_ view: TitleView) -> (width: Double?, height: Double) {
    switch view {
    case .image(let image): (image.size.width, image.size.height)
    case .text(let text, _): (width(text, BarRuler.labelFont), bar.height)
    case .segmented(let titles): (segmentsWidth(titles), traits.os >= 13 ? 32 : 29)
    case .search: (nil, 36)
    }
  }

  /// `UILabel`'s default (documented).
  static let labelFont = FontDescription(size: 17, weight: .regular)

  /// Segments are equally wide: the widest text and its padding, 20.5 pt (storyboards: 257 for three of five 13 pt
  /// ideographs), 17 up to iOS 12 (103 for Photo and Movie).
  private func segmentsWidth(_ titles: [String]) -> Double {
    let isModern = traits.os >= 13
    let font = FontDescription(size: 13, weight: isModern ? .semibold : .regular)
    let widest = titles.map { width($0, font) }.max() ?? 0
    return snapped((widest + (isModern ? 20.5 : 17)) * Double(titles.count))
  }

  func titleView(_ view: TitleView, in room: Room) -> (frame: BarLayout.TitleViewFrame, rules: [LayoutRule])?
  {
    let size = size(view)
    let place = middle(size.width ?? room.width, in: room)
    guard place.width > 0, size.height > 0 else { return nil }
    let frame = Rect(x: snapped(place.x), y: centeredY(size.height), width: place.width, height: size.height)
    var result = BarLayout.TitleViewFrame(view: view, frame: frame)
    switch view {
    case .image:
      return (
        result, [.titleView, place.rule == .titleCut ? .titleViewSqueezed : place.rule, .titleViewImage]
      )
    case .text(let text, _):
      result.label = label(text, BarRuler.labelFont, x: place.x, width: place.width)
      return (result, [.titleView, place.rule, .titleViewLabel])
    case .segmented: return (result, [.titleView, place.rule, .segments])
    case .search: return (result, [.titleView, .searchField])
    }
  }
}
