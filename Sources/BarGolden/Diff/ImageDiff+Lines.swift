import BarGeometry
import BarPixels

extension ImageDiff {
  /// For the terminal: what was found, how much of what was allowed was used, and what was left out.
  public var lines: [String] {
    var lines = [headline]
    if let bounds, isSameSize {
      lines.append("within x \(bounds.x)…\(bounds.maxX - 1) y \(bounds.y)…\(bounds.maxY - 1)")
    }
    if let worst {
      let distance = metric == .exact ? "" : "\(metric.rawValue) \(Phrase.decimal(worst.distance)), "
      lines.append(
        "furthest apart at \(worst.x), \(worst.y): \(distance)ΔE2000 \(Phrase.decimal(worst.deltaE))")
      lines.append("largest step \(Phrase.decimal(maxDelta.largest)) of 255")
    }
    if let window, window.side < min(width, height) {
      lines.append(
        "most in \(window.side)×\(window.side) pixels: \(Phrase.grouped(window.different)) at \(window.x), \(window.y)"
      )
    }
    lines += allowances
    return [lines[0]] + lines.dropFirst().map { "  " + $0 } + notes.map { "  note: " + $0 }
  }

  private var headline: String {
    let total = width * height
    let counted =
      "\(Phrase.grouped(different)) of \(Phrase.grouped(total)) pixels (\(Phrase.percent(different, of: total)))"
    let rule = metric == .exact ? "" : " by \(metric.rawValue) \(Phrase.decimal(threshold))"
    switch verdict {
    case .equal, .encoding, .colorTags:
      return "\(verdict.rawValue): all of \(Phrase.count(total - ignored, "pixel")) the same"
    case .size:
      return
        "size: \(expected.width)×\(expected.height) → \(actual.width)×\(actual.height), different: \(counted)\(rule)"
    case .real, .invisible, .antialiasing, .tolerated:
      return (passes ? "passes" : "different") + " (\(verdict.rawValue)): \(counted)\(rule)"
    }
  }

  private var allowances: [String] {
    var lines: [String] = []
    if tolerated > 0 {
      let use = limits.first { $0.kind == .threshold }.map { ", the furthest apart uses \($0.words)" } ?? ""
      lines.append("tolerated: \(Phrase.count(tolerated, "pixel"))\(use)")
    }
    if aaIgnored > 0 { lines.append("ignored as smoothed edges: \(Phrase.count(aaIgnored, "pixel"))") }
    if ignored > 0 { lines.append("not compared: \(Phrase.count(ignored, "pixel")) in boxes") }
    for limit in limits
    where limit.kind != .threshold && (limit.limit > 0 || !limit.holds && limits.count > 2) {
      lines.append("\(limit.kind.rawValue): \(limit.words)" + (limit.holds ? "" : ", too many"))
    }
    return lines
  }
}
