/// Finds how far each part of a bar has moved and how much of it is left: the sum of all parts, each shifted and
/// faded, that comes nearest to what is seen.
package struct BarFit {
  package struct Placement: Hashable {
    /// Pixels to the right of where it rests.
    package var shift: Double
    /// 1 as at rest.
    package var alpha: Double
  }

  // Less of a part in sight fits anywhere.
  private static let leastVisible: Float = 0.3
  private static let passes = 3

  private let strip: BarStrip
  private let templates: [PartTemplate]
  private var rest: [SIMD3<Float>]
  private var placements: [Placement]

  /// Cost: O(shifts × pixels of the templates).
  /// - Parameter screenWidth: pixels.
  package static func fit(
    _ templates: [PartTemplate], to strip: BarStrip, screenWidth: Double
  ) -> [MovingPart: Placement] {
    var fit = BarFit(templates, strip)
    // What explains most comes first; then each again beside the others.
    var open = Array(templates.indices)
    while let next = open.max(by: { fit.gain($0, screenWidth) < fit.gain($1, screenWidth) }) {
      fit.place(next, screenWidth)
      open.removeAll { $0 == next }
    }
    for _ in 0..<passes {
      for index in templates.indices { fit.place(index, screenWidth) }
    }
    for _ in 0..<8 {
      for index in templates.indices { fit.fade(index) }
    }
    return Dictionary(uniqueKeysWithValues: zip(templates.map(\.part), fit.placements))
  }

  private init(_ templates: [PartTemplate], _ strip: BarStrip) {
    self.strip = strip
    self.templates = templates
    rest = strip.differences
    placements = templates.map { _ in Placement(shift: 0, alpha: 0) }
  }

  private mutating func place(_ index: Int, _ screenWidth: Double) {
    add(index, -placements[index].alpha)
    placements[index] = best(index, screenWidth).placement
    add(index, placements[index].alpha)
  }

  /// How much of what is left a part would explain.
  private func gain(_ index: Int, _ screenWidth: Double) -> Float { best(index, screenWidth).gain }

  private func best(_ index: Int, _ screenWidth: Double) -> (placement: Placement, gain: Float) {
    var best = Placement(shift: 0, alpha: 0)
    var most: Float = 0
    func look(_ shift: Double) {
      let (dot, own) = match(index, shift)
      guard own > 0, dot > 0, dot * dot / own > most else { return }
      most = dot * dot / own
      best = Placement(shift: shift, alpha: Double(min(dot / own, 1.2)))
    }
    guard let reach = templates[index].part.reach else {
      look(0)
      return (best, most)
    }
    for shift in Int(reach.lowerBound * screenWidth)...Int(reach.upperBound * screenWidth) {
      look(Double(shift))
    }
    let coarse = best.shift
    for step in -7...7 where step != 0 { look(coarse + Double(step) / 8) }
    return (best, most)
  }

  private mutating func fade(_ index: Int) {
    add(index, -placements[index].alpha)
    let (dot, own) = match(index, placements[index].shift)
    placements[index].alpha = own > 0 ? Double(min(max(dot / own, 0), 1.2)) : 0
    add(index, placements[index].alpha)
  }

  /// Takes a part's share out of what is left to explain.
  private mutating func add(_ index: Int, _ alpha: Double) {
    guard alpha != 0 else { return }
    let shift = placements[index].shift
    var rest = rest
    visit(index, shift) { place, signal in rest[place] -= signal * Float(alpha) }
    self.rest = rest
  }

  /// The shifted part times what is left, and times itself; 0 when too little of it is in sight.
  private func match(_ index: Int, _ shift: Double) -> (dot: Float, own: Float) {
    var (dot, own): (Float, Float) = (0, 0)
    let seen = visit(index, shift) { place, signal in
      dot += (signal * rest[place]).sum()
      own += (signal * signal).sum()
    }
    return seen >= Self.leastVisible ? (dot, own) : (0, 0)
  }

  /// Calls `body` for each pixel of the shifted part. Returns the share of its columns in sight.
  @discardableResult
  private func visit(_ index: Int, _ shift: Double, _ body: (Int, SIMD3<Float>) -> Void) -> Float {
    let template = templates[index]
    let whole = shift.rounded(.down)
    let part = Float(shift - whole)
    let left = template.x + Int(whole)
    let columns = max(0, -left)..<max(max(0, -left), min(template.width + 1, strip.width - left))
    for row in 0..<template.height {
      let start = row * template.width
      let line = (template.y + row) * strip.width + left
      for column in columns {
        let here = column < template.width ? template.coverage[start + column] : 0
        let before = column > 0 ? template.coverage[start + column - 1] : 0
        let coverage = here + (before - here) * part
        if coverage > 0.03 {
          body(line + column, (template.ink - strip.papers[left + column]) * coverage)
        }
      }
    }
    return Float(columns.count) / Float(template.width + 1)
  }
}
