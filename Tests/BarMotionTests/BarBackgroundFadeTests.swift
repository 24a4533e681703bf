import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation
import Testing

/// How the one shared bar goes from one look to another: at every instant a mix of the two resting bars, told apart by
/// working out a pixel as the compositor does. A blur is stood for by a function that shows what it has seen.
@Suite("Backgrounds in flight")
struct BarBackgroundFadeTests {
  /// A look that one page's item asks for.
  enum Look: String, CaseIterable {
    case material
    case tintedMaterial
    case colour
    case seeThroughColour
    case image
    case colourUnderImage
    case transparent
    case colouredLine

    var appearance: AppearanceStyle {
      var style = AppearanceStyle(configure: .transparent)
      switch self {
      case .material: style = AppearanceStyle(configure: .default)
      case .tintedMaterial:
        style.backgroundEffect = .value(.dark)
        style.backgroundColor = .value(DynamicColor(Color(white: 0.5, alpha: 0.25)))
      case .colour:
        style = AppearanceStyle(configure: .opaque)
        style.backgroundColor = .value(DynamicColor(Color(white: 0.75)))
      case .seeThroughColour: style.backgroundColor = .value(DynamicColor(Color(white: 0.125, alpha: 0.5)))
      case .image: style.backgroundImage = .value(BarBackgroundFadeTests.image)
      case .colourUnderImage:
        style.backgroundColor = .value(DynamicColor(Color(white: 1, alpha: 0.5)))
        style.backgroundImage = .value(BarBackgroundFadeTests.image)
      case .transparent: break
      case .colouredLine: style.shadowColor = .value(DynamicColor(Color(white: 1, alpha: 0.5)))
      }
      return style
    }
  }

  private static let image = BarImage(
    name: "opaque",
    summary: ImageSummary(
      digest: "opaque", size: Size(width: 1, height: 1), hasAlpha: false, averageColor: .white))

  private static let pairs = Look.allCases.flatMap { from in Look.allCases.map { (from, $0) } }

  /// A pixel of the pages, a pixel of the opaque image.
  private let page = 0.3
  private let imageTone = 0.9

  /// The pixel of `layers` over `under`, where a point lies in all of them that `band` names.
  private func shade(_ layers: [Layer], over under: Double, at point: Point) -> Double {
    layers.reduce(under) { value, layer in
      let frame = layer.frame
      guard frame.x <= point.x, point.x < frame.maxX, frame.y <= point.y, point.y < frame.maxY else {
        return value
      }
      var inside = value
      if !layer.backdropFilters.isEmpty { inside = 0.5 * inside + 0.1 }
      switch layer.content {
      case .color(let color): inside += (color.red - inside) * color.alpha
      case .image: inside = imageTone
      default: break
      }
      let local = Point(x: point.x - frame.x, y: point.y - frame.y)
      inside = shade(layer.sublayers, over: inside, at: local)
      return value + (inside - value) * layer.opacity
    }
  }

  private func bar(_ list: DisplayList, at point: Point) -> Double {
    let own = ["bar/background", "bar/shadow", "bar/old/background", "bar/old/shadow"]
    return shade(list.layers.filter { own.contains($0.name) }, over: page, at: point)
  }

  private func app(_ from: Look, _ to: Look) -> SampleApp {
    var app = SampleApp()
    app.strategy = SharedBarStrategy()
    (app.os, app.homeBar, app.listBar) = (17, nil, nil)
    app.home.item.scrollEdgeAppearance = from.appearance
    app.list.item.scrollEdgeAppearance = to.appearance
    return app
  }

  @Test("what items ask for is cross-faded exactly, push and pop, in bar and line", arguments: pairs)
  func exact(from: Look, to: Look) throws {
    let app = app(from, to)
    // In the middle of the row, and on the line below it.
    for point in [Point(x: 100, y: 40), Point(x: 100, y: 64.25)] {
      for stage in [try app.push(), try app.pop()] {
        let choreography = app.choreography(stage)
        let (start, end) = (bar(choreography.restingFrom, at: point), bar(choreography.restingTo, at: point))
        for progress in [0.001, 0.1, 0.25, 0.5, 0.75, 0.9, 0.999] {
          let expected = start + (end - start) * progress
          for instant in [dragged(progress), Instant(progress: progress, time: 0.2, phase: .timed)] {
            let shown = bar(choreography.displayList(at: instant), at: point)
            // Opacities are rounded to a thousandth.
            #expect(abs(shown - expected) < 0.002, "\(from) to \(to) at \(progress)")
          }
        }
      }
    }
  }

  @Test("two see-through images fade without a jump at either end")
  func seeThroughImages() throws {
    func item(_ name: String) -> AppearanceStyle {
      var style = AppearanceStyle(configure: .transparent)
      style.backgroundImage = .value(.sized(name, 1, 1))
      return style
    }
    var app = app(.transparent, .transparent)
    app.home.item.scrollEdgeAppearance = item("old")
    app.list.item.scrollEdgeAppearance = item("new")
    let choreography = app.choreography(try app.push())
    let first = choreography.displayList(at: dragged(0.001))
    #expect(first.layer("bar/old/background")?.opacity == 0.999)
    #expect(first.layer("bar/background")?.opacity == 0.001)
    let last = choreography.displayList(at: dragged(0.999))
    #expect(last.layer("bar/old/background")?.opacity == 0.001)
    #expect(last.layer("bar/background")?.opacity == 0.999)
  }

  @Test("a line that both have is drawn once and whole")
  func sameLine() throws {
    let app = app(.material, .colour)
    let list = app.choreography(try app.push()).displayList(at: dragged(0.5))
    #expect(list.layer("bar/shadow")?.opacity == 1 && list.layer("bar/old/shadow") == nil)
  }

  /// Each property a hook can write to the shared bar, and where it must be seen at once.
  @Test("what a hook writes to the bar is there from the first instant to the last, whole", arguments: pairs)
  func written(from: Look, to: Look) throws {
    func bar(_ look: Look) -> BarStyle {
      var style = BarStyle()
      style.standardAppearance = .value(look.appearance)
      style.scrollEdgeAppearance = .value(look.appearance)
      return style
    }
    var app = app(.transparent, .transparent)
    app.home.item = NavigationItem(title: "Home")
    app.list.item = NavigationItem(title: "List")
    app.homeBar = bar(from)
    app.listBar = bar(to)
    let choreography = app.choreography(try app.push())
    let own = ["bar/background", "bar/shadow"]
    let resting = choreography.restingTo.layers.filter { own.contains($0.name) }
    for progress in [0.001, 0.5, 0.999] {
      let list = choreography.displayList(at: dragged(progress))
      #expect(list.layers.filter { own.contains($0.name) } == resting, "\(from) to \(to)")
      #expect(list.names.allSatisfy { !$0.hasPrefix("bar/old") })
    }
  }
}
