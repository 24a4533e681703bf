import BarDisplay
import BarGeometry
import BarModel

extension Flight {
  /// The frames at rest after the operation.
  var framesAfter: [Int] {
    instants.indices.filter {
      instants[$0].phase == .rest && (instants[$0].time > 0 || instants[$0].progress >= 1)
    }
  }

  /// The frames that show neither end: a finger may stand at one for a while.
  var framesBetween: [Int] {
    framesInFlight.filter { instants[$0].progress > 0 && instants[$0].progress < 1 }
  }

  /// Those from the first one on that has got as far as `progress`.
  func framesBetween(from progress: Double) -> [Int] {
    let frames = framesBetween
    guard let first = frames.first(where: { instants[$0].progress >= progress }) else { return [] }
    return frames.filter { $0 >= first }
  }

  /// Those at which the operation has got as far as `progress`.
  func framesBetween(atLeast progress: Double) -> [Int] {
    framesBetween.filter { instants[$0].progress >= progress }
  }

  /// The pages carry bars, and the real bar's background is hidden.
  var hasPageBars: Bool { strategy.placement == .inPages && !choreography.layers.showRealBackground }

  /// Bottom edge of the taller of the two bars, points.
  var barBottom: Double { max(stage.from.bar.background.maxY, stage.to.bar.background.maxY) }

  /// Every layer of `frames` replaced by what `rule` makes of it.
  mutating func rewrite(_ frames: [Int], _ rule: (Layer) -> [Layer]) {
    for index in frames { lists[index].layers = lists[index].layers.rewritten(rule) }
  }

  /// Every layer of `frames` changed.
  mutating func change(_ frames: [Int], _ rule: (Layer) -> Layer) { rewrite(frames) { [rule($0)] } }

  /// The parts of the bars inside the pages replaced, in flight.
  mutating func rewritePageBars(_ frames: [Int]? = nil, _ rule: (Layer, PageBarPart) -> [Layer]) {
    guard hasPageBars else { return }
    rewrite(frames ?? framesBetween) { layer in PageBarPart(layer).map { rule(layer, $0) } ?? [layer] }
  }

  /// The same frames of a stage that is changed.
  /// - Parameter strategy: nil: the flight's.
  func restaged(
    _ other: (any TransitionStrategy)? = nil, _ change: (inout TransitionStage) -> Void
  ) -> [DisplayList] {
    var stage = stage
    change(&stage)
    return instants.map((other ?? strategy).choreography(stage).displayList)
  }

  /// The bars inside the pages take another look: that of a stage in which the pages look so. They are made anew: what
  /// faults before this one did to them is lost.
  mutating func restylePageBars(_ change: (inout StagedPage, PageSide) -> Void) {
    guard hasPageBars else { return }
    // A fake that copies only some keys does not look as its page does: the fault has to reach it all the same.
    let plain: (any TransitionStrategy)? = strategy is FakeBarStrategy ? FakeBarStrategy() : nil
    let others = restaged(plain) { stage in
      for side in PageSide.allCases where stage.hasBar(side) { change(&stage[side], side) }
    }
    for side in PageSide.allCases where stage.hasBar(side) {
      for frame in framesBetween {
        lists[frame].layers = lists[frame].layers.rewritten {
          [$0.name == "\(side.rawValue)/page" ? $0.withBar(of: side, from: others[frame].layers) : $0]
        }
      }
    }
  }

  /// The real bar of `frames` replaced.
  mutating func replaceRealBar(_ frames: [Int], by layers: (Int) -> [Layer]) {
    for frame in frames {
      let old = lists[frame].layers
      let overlays =
        old.lastIndex { ["top", "bottom", "page", "window"].contains($0.name) }.map { $0 + 1 } ?? 0
      let place = old.firstIndex(where: \.isRealBar) ?? overlays
      let kept = old.filter { !$0.isRealBar }
      lists[frame].layers = Array(old[..<place]) + layers(frame) + kept[place...]
    }
  }
}

extension Layer {
  /// The page with the bar that it has in `others`.
  fileprivate func withBar(of side: PageSide, from others: [Layer]) -> Layer {
    func isPart(_ layer: Layer) -> Bool { PageBarPart(layer)?.side == side }
    let place = sublayers.firstIndex { isPart($0) || !$0.sublayers.all(isPart).isEmpty }
    var result = self
    result.sublayers = sublayers.rewritten { isPart($0) ? [] : [$0] }
    result.sublayers.insert(contentsOf: others.all(isPart), at: place ?? barPlace)
    // Whether the page can be drawn once depends on its bar's blur.
    result.shouldRasterize = others.all { $0.name == name }.first?.shouldRasterize ?? shouldRasterize
    return result
  }

  /// Over the page's view, under a bar's content.
  private var barPlace: Int {
    sublayers.firstIndex(where: \.isBarContent) ?? sublayers.count
  }
}

extension [AnimatedLayer] {
  fileprivate var showRealBackground: Bool {
    contains { $0.layer.isRealBackground || $0.layer.isRealShadow || $0.sublayers.showRealBackground }
  }
}
