import BarDisplay
import BarGeometry
import BarMotion

/// Titles and items that go away or come for a moment only.
struct ItemFlash {
  private let inspection: Inspection
  private let frames: [Int]

  init(_ inspection: Inspection) {
    self.inspection = inspection
    // At either end the resting list is shown, in which items have other names.
    frames = inspection.flight.framesInFlight.filter { frame in
      let progress = inspection.flight.instants[frame].progress
      return progress > 0 && progress < 1
    }
  }

  func findings() -> [Finding] {
    let layers = frames.map { frame in
      inspection.flight.lists[frame].placedLayers.filter { $0.role == .content && $0.isDrawn }
    }
    var seen: [Sighting] = []
    for name in Set(layers.joined().map(\.name)).sorted() {
      let placed = layers.map { $0.first { $0.name == name } }
      let alphas = placed.map { $0?.opacity ?? 0 }
      for index in alphas.indices where isFlash(alphas, index) {
        let near = placed[index] ?? placed[index - 1] ?? placed[index + 1]
        seen.append(Sighting(frame: frames[index], rect: near?.visible, layer: name, weight: 1))
      }
    }
    guard !seen.isEmpty else { return [] }
    return [
      FlashCheck.finding(
        inspection, seen,
        "an item blinks: its alpha leaves what it is before and after; a changed tint or relayout redraws items"
      )
    ].compactMap { $0 }
  }

  /// Away from what it is both before and after, within three frames, while the progress goes one way.
  private func isFlash(_ alphas: [Double], _ index: Int) -> Bool {
    let before = max(0, index - 3)..<index
    let after = index + 1..<min(alphas.count, index + 4)
    guard !before.isEmpty, !after.isEmpty, isOneWay(before.lowerBound..<after.upperBound) else {
      return false
    }
    let (left, right) = (alphas[before], alphas[after])
    let dip = min(left.max() ?? 0, right.max() ?? 0) - alphas[index]
    let spike = alphas[index] - max(left.min() ?? 1, right.min() ?? 1)
    // Assumed: an eighth of its alpha is seen.
    return max(dip, spike) > 0.125
  }

  private func isOneWay(_ range: Range<Int>) -> Bool {
    let progress = range.map { inspection.flight.instants[frames[$0]].progress }
    let steps = zip(progress, progress.dropFirst()).map { $1 - $0 }
    return steps.allSatisfy { $0 >= 0 } || steps.allSatisfy { $0 <= 0 }
  }
}
