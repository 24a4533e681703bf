import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation

/// Bands as the model has them at one instant, made from the two resting lists alone.
struct ReferenceLists {
  var inspection: Inspection
  var geometry: PageGeometry
  var instant: Instant
  /// Points.
  var height: Double

  /// Each page with its bar in it, moved.
  /// - Parameters:
  ///   - isShaded: with dim and edge shadow.
  ///   - isInPlace: bars blur what is on the screen, also where their pages could be drawn by themselves.
  func moved(isShaded: Bool, isInPlace: Bool = false) -> DisplayList {
    func isApart(_ page: DisplayList) -> Bool { !page.hasBlur || page.hasOpaquePage && !isInPlace }
    let (bottom, top) = (inspection.restingBottom, inspection.restingTop)
    return list(
      bottom: page(bottom.pageWithBar, isApart: isApart(bottom)),
      top: page(top.pageWithBar, isApart: isApart(top)), isShaded: isShaded)
  }

  /// The pages without bars.
  var bare: DisplayList {
    list(
      bottom: page(inspection.restingBottom.barePage, isApart: true),
      top: page(inspection.restingTop.barePage, isApart: true), isShaded: true)
  }

  /// One bar above both pages, in the look of the top or the bottom one.
  func shared(ofTop: Bool) -> DisplayList {
    let own = ofTop ? inspection.restingTop : inspection.restingBottom
    var list = bare
    list.layers += own.realBar.map { bar in placed(grown(bar, from: own.barBottom), ofTop: ofTop) }
    return list
  }

  private var screen: Rect { Rect(origin: .zero, size: inspection.stage.traits.size) }

  /// - Parameter isApart: the page is drawn by itself and then moved, as pages are that need nothing of what lies behind.
  private func page(_ layers: [Layer], isApart: Bool) -> Layer {
    Layer("page", frame: screen, shouldRasterize: isApart, sublayers: layers)
  }

  private func list(bottom: Layer, top: Layer, isShaded: Bool) -> DisplayList {
    var under = [bottom]
    var over = [top]
    if isShaded {
      if geometry.dim > 0 {
        under.append(Layer("dim", frame: screen, content: .color(.black), opacity: geometry.dim))
      }
      if geometry.shadow > 0 { over.insert(edgeShadow(screen.height), at: 0) }
    }
    // A strategy may paint the window while pages move; between two edges that lie within a pixel it shows.
    let layers =
      inspection.healthy.displayList(at: instant).window + [
        Layer("under", frame: screen.offset(x: geometry.bottomX), sublayers: under),
        Layer("over", frame: screen.offset(x: geometry.topX), sublayers: over),
      ]
    return DisplayList(size: Size(width: screen.width, height: height), scale: 1, layers: layers)
  }

  private func edgeShadow(_ height: Double) -> Layer {
    let edge = Color(white: 0, alpha: PageGeometry.shadowAlpha)
    let colors = geometry.isMirrored ? [edge, .clear] : [.clear, edge]
    return Layer(
      "edge",
      frame: Rect(
        x: geometry.isMirrored ? geometry.width : -PageGeometry.shadowWidth, y: 0,
        width: PageGeometry.shadowWidth, height: height),
      content: .gradient(
        GradientContent(stops: [
          .init(location: 0, color: colors[0]), .init(location: 1, color: colors[1]),
        ])), opacity: geometry.shadow)
  }

  /// A bar that goes from one height to another is in between: linear in the progress (documented in
  /// re-implementations).
  private func grown(_ layer: Layer, from made: Double) -> Layer {
    let stage = inspection.stage
    let (start, end) = (stage.from.bar.background.maxY, stage.toAtRest.bar.background.maxY)
    let visibility = stage.transition.visibility
    guard start != end, !visibility.isHiddenBefore, !visibility.isHiddenAfter else { return layer }
    let height = start.interpolated(to: end, instant.progress).quantized
    func grow(_ layer: Layer, isOuter: Bool) -> Layer {
      var result = layer
      if layer.frame.height == made {
        result.frame.height = height
      } else if isOuter, layer.frame.y == made {
        result.frame.y = height
      }
      result.sublayers = layer.sublayers.map { grow($0, isOuter: false) }
      return result
    }
    return grow(layer, isOuter: true)
  }

  /// A bar that only one of the pages has goes sideways with the top page's edge (documented: the bar slides in step
  /// with the pages).
  private func placed(_ layer: Layer, ofTop: Bool) -> Layer {
    guard inspection.stage.transition.visibility.motion == .withPage else { return layer }
    var result = layer
    let away = geometry.isMirrored ? geometry.topX + geometry.width : geometry.topX - geometry.width
    result.frame.x += ofTop ? geometry.topX : away
    return result
  }
}
