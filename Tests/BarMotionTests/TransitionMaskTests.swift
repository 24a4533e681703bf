import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import Testing

/// The mask under which back labels slide beneath the indicator.
@Suite("Transition mask")
struct TransitionMaskTests {
  private func group(_ app: SampleApp, _ progress: Double = 0.5) throws -> Layer? {
    func find(_ layers: [Layer]) -> Layer? {
      layers.lazy.compactMap { $0.name == "bar/back" ? $0 : find($0.sublayers) }.first
    }
    return find(app.choreography(try app.deepPush()).displayList(at: dragged(progress)).layers)
  }

  private func customized(_ mask: BarImage, device: String = "iPhone 8") -> SampleApp {
    var app = SampleApp()
    app.device = device
    app.homeBar?.backIndicatorImage = .value(.sized("arrow", 12, 21))
    app.homeBar?.backIndicatorTransitionMaskImage = .value(mask)
    return app
  }

  @Test("it is there in flight and only then")
  func inFlight() throws {
    let app = SampleApp()
    for stage in [try app.push(), try app.pop(), try app.deepPush(), try app.deepPop()] {
      let choreography = app.choreography(stage)
      for progress in [0.001, 0.5, 0.999] {
        let masked = choreography.displayList(at: dragged(progress)).flat.filter(\.hasMask)
        #expect(masked.map(\.name) == ["bar/back"])
      }
      for progress in [0.0, 1] {
        #expect(choreography.displayList(at: rested(progress)).flat.allSatisfy { !$0.hasMask })
      }
    }
  }

  @Test("both back labels are under it, titles and indicator are not")
  func contents() throws {
    let group = try #require(try group(SampleApp()))
    #expect(group.sublayers.map(\.name) == ["bar/bottom/backLabel", "bar/top/backLabel"])
    #expect(group.frame == Rect(x: 0, y: 20, width: 375, height: 44))
  }

  @Test("the image lies over the indicator, beyond it all shows, before it nothing")
  func geometry() throws {
    let mask = try #require(try group(SampleApp())?.mask)
    #expect(mask.frame == Rect(x: 0, y: 0, width: 375, height: 44) && mask.content == .none)
    #expect(
      mask.sublayers.map(\.frame) == [
        Rect(x: 8, y: 11.5, width: 13, height: 21), Rect(x: 21, y: 0, width: 354, height: 44),
      ])
    #expect(mask.sublayers[1].content == .color(.black))
    #expect(mask.sublayers[0].content == .drawing(BackIndicatorDrawing.defaultTransitionMask()))
  }

  @Test("right to left it is mirrored, the default image as well")
  func mirrored() throws {
    var app = SampleApp()
    app.direction = .rightToLeft
    let mask = try #require(try group(app)?.mask)
    #expect(
      mask.sublayers.map(\.frame) == [
        Rect(x: 354, y: 11.5, width: 13, height: 21), Rect(x: 0, y: 0, width: 354, height: 44),
      ])
    #expect(
      mask.sublayers[0].content == .drawing(BackIndicatorDrawing.defaultTransitionMask(isFlipped: true)))
  }

  @Test("a custom mask has its own size, leading edge and centre being the indicator's")
  func custom() throws {
    let mask = try #require(try group(customized(.sized("mask", 30, 24)))?.mask)
    #expect(
      mask.sublayers.map(\.frame) == [
        Rect(x: 8, y: 10, width: 30, height: 24), Rect(x: 38, y: 0, width: 337, height: 44),
      ])
    let image = ImageContent(digest: "mask", size: Size(width: 30, height: 24))
    #expect(mask.sublayers[0].content == .image(image, tint: nil))
  }

  @Test(
    "on every device the image lies exactly over an indicator of its size",
    arguments: ["iPhone 8", "iPhone 8 Plus", "iPhone 15"])
  func aligned(device: String) throws {
    let app = customized(.sized("mask", 12, 21), device: device)
    let list = app.choreography(try app.deepPush()).displayList(at: dragged(0.5))
    let group = try #require(try group(app))
    let image = try #require(group.mask?.sublayers.first).frame.offset(by: group.frame.origin)
    #expect(image.isClose(to: list.layer("bar/backIndicator")?.frame))
  }
}
