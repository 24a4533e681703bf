import BarGeometry
public import BarModel

/// Where the parts of bars stand and why, as text.
public struct LayoutTrace {
  private var lines: [String] = []

  public init() {}

  public var text: String { lines.joined(separator: "\n") + "\n" }

  public mutating func add(heading: String) { lines.append(heading) }

  /// One bar at rest: each part with its rectangle in points, under it the rules that placed it.
  public mutating func add(page: String, _ bar: BarLayout) {
    lines.append("page \(page)")
    let notes = bar.notes
    let widest = notes.map(\.part.name.count).max() ?? 0
    for note in notes {
      let name = note.part.name
      let gap = String(repeating: " ", count: widest - name.count + 2)
      lines.append("  \(name)\(gap)\(note.rect.map(Self.rect) ?? "not there")")
      lines += note.rules.map { "    \($0)" }
    }
  }

  private static func rect(_ rect: Rect) -> String {
    "\(number(rect.x)), \(number(rect.y))  \(number(rect.width)) × \(number(rect.height))"
  }

  private static func number(_ value: Double) -> String {
    let short = value.quantized
    return Int(exactly: short).map { "\($0)" } ?? "\(short)"
  }
}
