import BarModel
import BarMotion

/// Buttons that nobody can press need no contrast (documented: WCAG 2.2, 1.4.3).
struct DisabledItems {
  private var parts: Set<String> = []

  /// Those of the page that rests in a frame, or of both in flight.
  init(_ inspection: Inspection, frame: Int) {
    let instant = inspection.flight.instants[frame]
    let pages =
      instant.phase != .rest
      ? [inspection.stage.from, inspection.stage.to]
      : [instant.progress > 0 ? inspection.stage.toAtRest : inspection.stage.from]
    for page in pages {
      for (side, group) in [("leading", page.bar.leading), ("trailing", page.bar.trailing)] {
        for (index, button) in group.enumerated() where !button.item.isEnabled {
          parts.insert("\(side)\(index)")
        }
      }
    }
  }

  func contains(_ layer: String) -> Bool {
    layer.split(separator: "/").contains { parts.contains(String($0)) }
  }

  static func isButton(_ layer: String) -> Bool {
    layer.split(separator: "/").contains { $0.hasPrefix("leading") || $0.hasPrefix("trailing") }
  }
}
