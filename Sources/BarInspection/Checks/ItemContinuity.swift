import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation

/// Titles and items right beside the ends, against the page at rest there: they may have begun to fade and to move,
/// and no more.
struct ItemContinuity {
  /// Farther away from an end too much is allowed to have happened.
  static let reach = 0.1

  private let inspection: Inspection
  private let frame: Int
  private let isStart: Bool
  /// Progress between the frame and the end.
  private let distance: Double
  private let rest: [PlacedLayer]
  /// "top" or "bottom": the page that rests at this end.
  private let side: String

  /// The first and the last frame in flight, where they are near.
  static func all(_ inspection: Inspection) -> [ItemContinuity] {
    let frames = inspection.flight.framesInFlight
    return [(frames.first, true), (frames.last, false)].compactMap { frame, isStart in
      frame.flatMap { ItemContinuity(inspection, frame: $0, isStart: isStart) }
    }
  }

  private init?(_ inspection: Inspection, frame: Int, isStart: Bool) {
    let transition = inspection.stage.transition
    let isFrom = isStart || transition.isCancelled
    let progress = inspection.flight.instants[frame].progress
    distance = isFrom ? progress : 1 - progress
    guard distance <= ItemContinuity.reach else { return nil }
    self.inspection = inspection
    self.frame = frame
    self.isStart = isStart
    side = isFrom == transition.isPush ? "bottom" : "top"
    rest = ItemContinuity.items(isFrom ? inspection.healthy.restingFrom : inspection.healthy.restingTo)
  }

  /// What has jumped, without and with what a hook may do at once to the one shared bar: colours at the start.
  var jumps: (breaches: [Sighting], byDesign: [Sighting]) {
    let moving = ItemContinuity.items(inspection.flight.lists[frame])
    var breaches: [Sighting] = []
    var colors: [Sighting] = []
    for item in rest {
      let twins = moving.filter { twin in
        twin.key == item.key && (twin.side == nil || twin.side == side)
      }
      guard let twin = twins.max(by: { $0.opacity < $1.opacity }) else {
        breaches.append(sighting(item, 1))
        continue
      }
      let fade = item.opacity - twin.opacity
      if fade > ItemContinuity.fade(distance) || isMoved(twin, item) {
        breaches.append(sighting(twin, max(fade, 0.5)))
      } else if let (old, new) = ItemContinuity.inks(item, twin), old.distance(new) > 0.05 + 4 * distance {
        colors.append(sighting(twin, old.distance(new)))
      }
    }
    breaches += moving.filter(isTooEarly).map { sighting($0, $0.opacity) }
    let isDesign = inspection.strategy.name == "sharedBar" && isStart
    return isDesign ? (breaches, colors) : (breaches + colors, [])
  }

  /// Fades under a finger begin with a slope of 4 (measured: fourth powers).
  private static func fade(_ distance: Double) -> Double { 0.1 + 4 * distance }

  /// Nothing is faster than a page across the screen, and nothing rises higher than a large title.
  private func isMoved(_ twin: PlacedLayer, _ item: PlacedLayer) -> Bool {
    let way = 2 + 1.2 * distance * inspection.stage.traits.size.width
    return abs(twin.frame.x - item.frame.x) > way && abs(twin.frame.maxX - item.frame.maxX) > way
      || abs(twin.frame.y - item.frame.y) > 2 + 300 * distance
  }

  /// The other page's, on the real bar.
  private func isTooEarly(_ item: PlacedLayer) -> Bool {
    guard let other = item.side, other != side, item.parents.contains("bar/content") else { return false }
    return item.opacity > ItemContinuity.fade(distance)
  }

  private func sighting(_ item: PlacedLayer, _ weight: Double) -> Sighting {
    Sighting(frame: frame, rect: item.visible, layer: item.name, weight: weight)
  }

  private static func items(_ list: DisplayList) -> [PlacedLayer] {
    list.placedLayers.filter { $0.role == .content && $0.isDrawn && !$0.visible.isEmpty }
  }

  private static func inks(_ a: PlacedLayer, _ b: PlacedLayer) -> (Color, Color)? {
    switch (a.layer.content, b.layer.content) {
    case (.text(_, let one), .text(_, let other)): (one, other)
    case (.image(_, let one?), .image(_, let other?)): (one, other)
    default: nil
    }
  }
}

extension PlacedLayer {
  /// The item without where it is: `bar/top/title`, `bar/title` and `top/bar/content/title` are all `title`.
  fileprivate var key: String {
    let groups: Set<Substring> = ["bar", "top", "bottom", "page", "fake", "content", "old"]
    return name.split(separator: "/").drop { groups.contains($0) }.joined(separator: "/")
  }

  /// "top" or "bottom"; nil for what both pages share.
  fileprivate var side: String? {
    name.split(separator: "/").prefix(2).first { $0 == "top" || $0 == "bottom" }.map(String.init)
  }
}

extension Color {
  /// 0…1, of the component that differs most.
  fileprivate func distance(_ other: Color) -> Double {
    max(abs(red - other.red), abs(green - other.green), abs(blue - other.blue), abs(alpha - other.alpha))
  }
}
