import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation
import Testing

/// Faults of what fakes look like, of their hairlines and of what lies under and over them.
@Suite("Faults of the fakes' looks")
struct StyleFaultTests {
  private func push(_ choice: FaultChoice, _ change: (inout SampleApp) -> Void = { _ in }) throws
    -> FaultyFlight
  {
    var app = SampleApp()
    change(&app)
    return try FaultyFlight(FaultyFlight.timed(app, try app.push()), choice)
  }

  private static let green = Content.color(DynamicColor.green.light)
  private static let purple = Content.color(DynamicColor.purple.light)
  private static let shadows: Set = ["bottom/fake/shadow", "top/fake/shadow"]
  private static let backgrounds: Set = ["bottom/fake/background", "top/fake/background"]

  @Test("wrongObject: both fakes look like a bar that nobody styled, the rest does not")
  func wrongObject() throws {
    let flight = try push(FaultChoice("wrongObject"))
    #expect(flight.changes == (1..<10).each(Self.backgrounds))
    // A bar that nobody styled is translucent since iOS 7, and shows the chrome material since iOS 13.
    for name in Self.backgrounds {
      #expect(flight.faulty.lists[5].layer(name)?.backdropFilters.isEmpty == false)
    }
    let plain = try push(FaultChoice("wrongObject")) { ($0.homeBar, $0.listBar) = (nil, nil) }
    #expect(plain.changes.isEmpty)
  }

  @Test("capturedLate: the leaving page's fake shows the new page's style")
  func capturedLate() throws {
    let flight = try push(FaultChoice("capturedLate"))
    #expect(flight.changes == (1..<10).each(["bottom/fake/background"]))
    #expect(flight.faulty.lists[5].layer("bottom/fake/background")?.content == Self.purple)
    let app = SampleApp()
    let pop = try FaultyFlight(FaultyFlight.timed(app, try app.pop()), FaultChoice("capturedLate"))
    #expect(pop.faulty.lists[5].layer("top/fake/background")?.content == Self.green)
  }

  @Test("staleStyle: the returning page's fake is the other mode's; a push has none that is remembered")
  func staleStyle() throws {
    let both = DynamicColor(light: .white, dark: .black)
    var app = SampleApp()
    app.homeBar = .solid(both)
    let flight = try FaultyFlight(FaultyFlight.timed(app, try app.pop()), FaultChoice("staleStyle"))
    #expect(flight.changes == (1..<10).each(["bottom/fake/background", "bottom/fake/shadow"]))
    #expect(flight.faulty.lists[5].layer("bottom/fake/background")?.content == .color(.black))
    #expect(try push(FaultChoice("staleStyle")) { $0.homeBar = .solid(both) }.changes.isEmpty)
  }

  @Test("missingFake: beside a hidden bar the other page has no fake; between two bars nothing changes")
  func missingFake() throws {
    #expect(try push(FaultChoice("missingFake")).changes.isEmpty)
    let app = SampleApp()
    var flight = FaultyFlight.timed(app, try app.push())
    flight.stage.to.layout.isBarHidden = true
    let faulty = try FaultyFlight(flight, FaultChoice("missingFake"))
    #expect(faulty.changes.keys.sorted() == Array(1..<10))
    #expect(faulty.faulty.lists[5].names.allSatisfy { !$0.hasPrefix("bottom/fake") })
  }

  @Test("backdropContainer: a plane of the container's colour lies right under a see-through fake alone")
  func backdrop() throws {
    func flight(_ numbers: [String: Double]) throws -> FaultyFlight {
      try push(FaultChoice("backdropContainer", numbers: numbers)) { $0.listBar?.translucent = .value(true) }
    }
    let white = try flight([:])
    #expect(white.changes == (1..<10).each(["top/container"]))
    let names = white.faulty.lists[5].names
    let plane = try #require(names.firstIndex(of: "top/container"))
    #expect(names[plane + 1] == "top/fake/background")
    #expect(try #require(names.firstIndex(of: "top/view")) < plane)
    #expect(white.faulty.lists[5].layer("top/container")?.content == .color(.white))
    #expect(try flight(["white": 0]).faulty.lists[5].layer("top/container")?.content == .color(.black))
  }

  @Test("backgroundShown: the real bar's background for so many frames, over the pages and under the titles")
  func backgroundShown() throws {
    let flight = try push(FaultChoice("backgroundShown", numbers: ["at": 0.35, "frames": 2]))
    #expect(flight.changes == (4..<6).each(["bar/background", "bar/shadow"]))
    let list = flight.faulty.lists[4]
    #expect(list.layer("bar/background")?.content == Self.purple)
    let order = ["top/fake/shadow", "bar/background", "bar/shadow", "bar/content", "statusBar"]
    #expect(list.names.filter(order.contains) == order)
    #expect(try push(FaultChoice("backgroundShown")).changes.keys.sorted() == [5])
  }

  @Test("shadowCutAtBand and dimCutAtBand: what crosses the band begins below it")
  func cuts() throws {
    for (fault, layer) in [("shadowCutAtBand", "top/shadow"), ("dimCutAtBand", "bottom/dim")] {
      let flight = try push(FaultChoice(fault))
      #expect(flight.changes == (1..<10).each([layer]))
      let before = try #require(flight.healthy.lists[5].layer(layer)).frame
      let after = try #require(flight.faulty.lists[5].layer(layer)).frame
      #expect(before.y == 0 && after.y == 64 && after.maxY == before.maxY && after.x == before.x)
    }
  }

  @Test("hairlineByHand: none at rest, the fakes' in flight")
  func byHand() throws {
    #expect(try push(FaultChoice("hairlineByHand")).changes == [0: ["bar/shadow"], 10: ["bar/shadow"]])
    let shared = try push(FaultChoice("hairlineByHand")) { $0.strategy = SharedBarStrategy() }
    #expect(shared.faulty.lists.allSatisfy { $0.layer("bar/shadow") == nil })
  }

  @Test("hairlineInside: the fakes' last row, as high as before")
  func inside() throws {
    let flight = try push(FaultChoice("hairlineInside"))
    #expect(flight.changes == (1..<10).each(Self.shadows))
    let line = try #require(flight.faulty.lists[5].layer("top/fake/shadow")).frame
    #expect(line.y == 63.5 && line.height == 0.5)
  }

  @Test("hairlineBroad: so many points high, from where it was")
  func broad() throws {
    let flight = try push(FaultChoice("hairlineBroad"))
    #expect(flight.changes == (1..<10).each(Self.shadows))
    let line = try #require(flight.faulty.lists[5].layer("top/fake/shadow")).frame
    #expect(line.y == 64 && line.height == 3)
  }

  @Test("hairlineKept: a page without a line has the other's in flight")
  func kept() throws {
    let flight = try push(FaultChoice("hairlineKept")) { $0.listBar = .transparent }
    #expect(flight.changes == (1..<10).each(["top/fake/shadow"]))
    #expect(try push(FaultChoice("hairlineKept")).changes.isEmpty)
  }
}
