import BarDisplay
import BarGeometry
import BarModel
import BarNavigation

/// `setNavigationBarHidden(_:animated:)` while nothing else happens: the bar goes up or comes down by its whole height
/// with the status bar's, the page's frame and safe area along with it.
struct BarHidingMotion {
  var stage: TransitionStage

  private var from: StagedPage { stage.from }
  private var to: StagedPage { stage.toAtRest }

  func choreography() -> Choreography {
    var result = OperationChoreography.still(stage)
    let (old, new) = (result.restingFrom.layers, result.restingTo.layers)
    result.layers =
      new.filter { $0.name == "window" }.map { AnimatedLayer($0) } + [page(old, new)]
      + bar(old.filter(isBar), new.filter(isBar)) + new.filter(isOverlay).map { AnimatedLayer($0) }
    return result
  }

  private func isPage(_ layer: Layer) -> Bool { layer.name == "page/page" }
  private func isBar(_ layer: Layer) -> Bool { layer.name.hasPrefix("bar/") }
  private func isOverlay(_ layer: Layer) -> Bool { layer.name != "window" && !isPage(layer) && !isBar(layer) }

  /// A bar that one of the two states lacks moves as one group; else it stays as it is.
  private func bar(_ old: [Layer], _ new: [Layer]) -> [AnimatedLayer] {
    guard old.isEmpty != new.isEmpty else { return new.map { AnimatedLayer($0) } }
    let layers = old + new
    // With what hangs below it.
    let parts = layers.filter { $0.frame.height < stage.traits.size.height }
    let height = max(from.layout.barBottom, to.layout.barBottom, parts.map(\.frame.maxY).max() ?? 0)
    var group = AnimatedLayer(
      Layer("bar", frame: Rect(origin: .zero, size: stage.traits.size)),
      sublayers: layers.map { AnimatedLayer($0) })
    group.y = new.isEmpty ? Track(0, to: -height) : Track(-height, to: 0)
    return [group]
  }

  /// View and content go their ways from the one layout to the other. What is drawn is drawn once, long enough for
  /// both.
  private func page(_ old: [Layer], _ new: [Layer]) -> AnimatedLayer {
    let (start, end) = (from.layout, to.layout)
    var whole = start.contentTop >= end.contentTop ? from : to
    let lowest = whole.layout.contentTop
    whole.layout.frame.height = max(start.frame.height, end.frame.height)
    if followsSafeArea { whole.layout.frame.height += abs(start.contentTop - end.contentTop) }
    var wrapper = PageLayers.wrapper("page", whole)
    let views = wrapper.sublayers.map { layer in
      var view = AnimatedLayer(layer)
      view.y = Track(start.frame.y, to: end.frame.y)
      view.height = Track(start.frame.height, to: end.frame.height)
      view.layer.sublayers = []
      view.sublayers = layer.sublayers.map { part in
        var content = AnimatedLayer(part)
        guard part.name == "page/content" else { return content }
        if followsSafeArea {
          let y = part.frame.y - lowest
          content.y = Track((y + start.contentTop).quantized, to: (y + end.contentTop).quantized)
        } else if let first = picture(old), let last = picture(new) {
          content.y = Track(first.frame.y, to: last.frame.y)
        }
        return content
      }
      return view
    }
    wrapper.sublayers = []
    return AnimatedLayer(wrapper, sublayers: views + bar(ownBar(old), ownBar(new)))
  }

  /// Drawn pages begin in the safe area; pictures and photographs at the view's top.
  private var followsSafeArea: Bool {
    let content = stage.to.screen.content
    return content.image == nil && ![.photo, .none].contains(content.placeholder)
  }

  private func picture(_ layers: [Layer]) -> Layer? {
    let view = layers.first(where: isPage)?.sublayers.first { $0.name == "page/view" }
    return view?.sublayers.first { $0.name == "page/content" }
  }

  private func ownBar(_ layers: [Layer]) -> [Layer] {
    layers.first(where: isPage)?.sublayers.filter { $0.name.hasPrefix("page/bar") } ?? []
  }
}
