import BarGeometry

/// A real screenshot, and how it is read.
package struct Still {
  /// The picture's name in the truth folder, and our scene's.
  package var name: String
  package var mapping: ScreenMapping
  /// Width of the screen, points.
  package var width: Double
  /// Where the bar's row begins, points: below the status bar, where there is one.
  package var top: Double
  /// What the bar shows, from left to right; texts with their words.
  package var parts: [(part: BarPart, text: String?)]
  /// The bar's background is the system's own.
  package var hasSystemBackground = false
  /// The title's font is the system's own.
  package var hasSystemTitle = true

  package var isRecording: Bool { mapping.isRecording }

  package var reader: BarReader { BarReader(mapping: mapping, top: top, parts: parts) }
}

extension BarPart {
  package var words: String {
    switch self {
    case .chevron: "chevron"
    case .backLabel: "back label"
    case .leadingItem: "left item"
    case .title: "title"
    case .trailingItem: "right item"
    case .largeTitle: "large title"
    }
  }
}
