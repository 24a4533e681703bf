import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import Testing

/// Faults of the pages and of what their edge throws.
@Suite("Faults of pages")
struct PageFaultTests {
  private func push(_ choice: FaultChoice, _ change: (inout SampleApp) -> Void = { _ in }) throws
    -> FaultyFlight
  {
    var app = SampleApp()
    change(&app)
    return try FaultyFlight(FaultyFlight.timed(app, try app.push()), choice)
  }

  @Test("layoutFlips: a view that starts below its bar starts at the top in flight, its fake stays")
  func layoutFlips() throws {
    let flight = try push(FaultChoice("layoutFlips"))
    #expect(flight.changes.keys.sorted() == Array(1..<10))
    let list = flight.faulty.lists[5]
    // Opaque bars: both views start at the bar's bottom edge.
    for side in ["bottom", "top"] {
      let before = try #require(flight.healthy.lists[5].layer("\(side)/view")).frame
      let after = try #require(list.layer("\(side)/view")).frame
      #expect(before.y == 64 && after.y == 0 && after.maxY == before.maxY && after.x == before.x)
    }
    #expect(list.layer("top/fake/background") == flight.healthy.lists[5].layer("top/fake/background"))
    let under = try push(FaultChoice("layoutFlips")) { app in
      app.homeBar?.translucent = .value(true)
      app.listBar?.translucent = .value(true)
    }
    #expect(under.changes.isEmpty)
  }

  @Test("contentSlides: the new page's view starts so much too low and is right at the end")
  func contentSlides() throws {
    let flight = try push(FaultChoice("contentSlides"))
    for index in 1..<10 {
      let before = try #require(flight.healthy.lists[index].layer("top/view")).frame.y
      let after = try #require(flight.faulty.lists[index].layer("top/view")).frame.y
      #expect(abs(after - before - 20 * (1 - Double(index) / 10)) < 0.001)
      #expect(flight.changes[index]?.contains("bottom/view") == false)
    }
    #expect(flight.changes[0] == nil && flight.changes[10] == nil)
  }

  @Test("statusBarShift: both pages with their fakes lie lower from the progress on")
  func statusBarShift() throws {
    let flight = try push(FaultChoice("statusBarShift", numbers: ["points": 20, "at": 0.5]))
    #expect(flight.changes.keys.sorted() == Array(5..<10))
    for name in ["top/page", "bottom/page", "top/fake/background", "bottom/view"] {
      let before = try #require(flight.healthy.lists[6].layer(name)).frame
      #expect(flight.faulty.lists[6].layer(name)?.frame.isClose(to: before.offset(y: 20)) == true)
    }
    #expect(flight.changes[6]?.contains("top/shadow") == false)
  }

  @Test("edgeEffectDropped: no dim and no edge shadow while a swipe runs back")
  func edgeEffect() throws {
    let app = SampleApp()
    let cancelled = try FaultyFlight(
      FaultyFlight.swipe(app, try app.pop(), isCancelled: true), FaultChoice("edgeEffectDropped"))
    #expect(cancelled.changes == (4..<6).each(["top/shadow", "bottom/dim"]))
    let finished = try FaultyFlight(
      FaultyFlight.swipe(app, try app.pop(), isCancelled: false), FaultChoice("edgeEffectDropped"))
    #expect(finished.changes.isEmpty)
  }

  @Test("faults together: each adds to what the others did")
  func together() throws {
    let app = SampleApp()
    var flight = FaultyFlight.timed(app, try app.push())
    for name in ["hairlineInside", "fakeHeight", "dimCutAtBand"] {
      try FaultList.make(FaultChoice(name)).apply(to: &flight)
    }
    #expect(flight.lists[5].layer("top/fake/shadow")?.frame.y == 63.5)
    #expect(flight.lists[5].layer("top/fake/background")?.frame.y == 20)
    #expect(flight.lists[5].layer("bottom/dim")?.frame.y == 64)
  }
}
