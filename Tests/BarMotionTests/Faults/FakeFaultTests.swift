import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import Testing

/// Faults of the bars inside the pages. The sample's bars: a status bar of 20 points, a row of 44, opaque colours.
@Suite("Faults of fake bars")
struct FakeFaultTests {
  private func push(_ choice: FaultChoice, _ change: (inout SampleApp) -> Void = { _ in }) throws
    -> FaultyFlight
  {
    var app = SampleApp()
    change(&app)
    return try FaultyFlight(FaultyFlight.timed(app, try app.push()), choice)
  }

  private func pop(_ choice: FaultChoice, _ change: (inout SampleApp) -> Void = { _ in }) throws
    -> FaultyFlight
  {
    var app = SampleApp()
    change(&app)
    return try FaultyFlight(FaultyFlight.timed(app, try app.pop()), choice)
  }

  private static let backgrounds = FaultChoice.fakes.filter { $0.hasSuffix("background") }
  private static let shadows = FaultChoice.fakes.filter { $0.hasSuffix("shadow") }

  @Test("emptyFake: both fakes draw nothing in flight")
  func empty() throws {
    for flight in [try push(FaultChoice("emptyFake")), try pop(FaultChoice("emptyFake"))] {
      #expect(flight.changes == (1..<10).each(FaultChoice.fakes))
      #expect(flight.faulty.lists[5].names.allSatisfy { !$0.contains("fake") })
    }
  }

  @Test("fakeHeight: the row's 44 points hang at the bar's bottom edge, the strip above is bare")
  func low() throws {
    let flight = try push(FaultChoice("fakeHeight"))
    #expect(flight.changes == (1..<10).each(Self.backgrounds))
    let page = try #require(flight.faulty.lists[5].layer("top/page")).frame
    let fake = try #require(flight.faulty.lists[5].layer("top/fake/background")).frame
    #expect(fake.isClose(to: Rect(x: page.x, y: 20, width: 375, height: 44)))
  }

  @Test("fakeHeight: a higher one starts at the top and takes its hairline down")
  func high() throws {
    let flight = try push(FaultChoice("fakeHeight", numbers: ["points": 80]))
    #expect(flight.changes == (1..<10).each(FaultChoice.fakes))
    let list = flight.faulty.lists[5]
    #expect(list.layer("bottom/fake/background")?.frame.y == 0)
    #expect(list.layer("bottom/fake/background")?.frame.height == 80)
    #expect(list.layer("bottom/fake/shadow")?.frame.y == 80)
  }

  @Test("fakeHeight: a picture goes along, a solid colour of the bar as high too")
  func picture() throws {
    let flight = try push(FaultChoice("fakeHeight")) {
      $0.listBar?.backgroundImage = .value(.sized("grain", 10, 64))
    }
    let image = try #require(
      flight.faulty.lists[5].flat.first { $0.name.hasPrefix("top/fake/background/image") })
    #expect(image.frame.y == 20 && image.frame.height == 44)
  }

  @Test("fakeOffset: fakes lie so much to the right and down, nothing else moves")
  func offset() throws {
    let flight = try push(FaultChoice("fakeOffset", numbers: ["x": 3, "y": 44]))
    #expect(flight.changes == (1..<10).each(FaultChoice.fakes))
    for name in FaultChoice.fakes {
      let before = try #require(flight.healthy.lists[3].layer(name)).frame
      #expect(flight.faulty.lists[3].layer(name)?.frame.isClose(to: before.offset(x: 3, y: 44)) == true)
    }
  }

  @Test("fakeRemovedEarly: the last rendered frames in flight lack both fakes", arguments: [1, 2, 9, 20])
  func early(frames: Int) throws {
    let flight = try pop(FaultChoice("fakeRemovedEarly", numbers: ["frames": Double(frames)]))
    #expect(flight.changes == (max(10 - frames, 1)..<10).each(FaultChoice.fakes))
  }

  @Test(
    "staleFrame: the covered page's fake is 0.3 of the width off inside its page, mirrored from right to left"
  )
  func stale() throws {
    for (direction, shift) in [(LayoutDirection.leftToRight, 112.5), (.rightToLeft, -112.5)] {
      let flight = try pop(FaultChoice("staleFrame")) { $0.direction = direction }
      #expect(flight.changes == (1..<10).each(["bottom/fake/background", "bottom/fake/shadow"]))
      let page = try #require(flight.faulty.lists[9].layer("bottom/page")).frame
      let fake = try #require(flight.faulty.lists[9].layer("bottom/fake/background")).frame
      #expect(abs(fake.x - page.x - shift) < 0.002)
    }
  }

  @Test("copies: keys that are not copied have their defaults in the fakes")
  func copies() throws {
    // Opaque without a colour is white (UINavigationBar.h).
    let flight = try push(FaultChoice("copies", keys: ["translucent"]))
    #expect(flight.changes == (1..<10).each(Self.backgrounds))
    #expect(flight.faulty.lists[5].layer("top/fake/background")?.content == .color(.white))
    let all = try push(FaultChoice("copies", keys: ["translucent", "barTintColor"]))
    #expect(all.changes.isEmpty)
  }

  @Test("copies: an appearance of the page's item is a key like the bar's")
  func copiesItem() throws {
    func flight(_ keys: [String]) throws -> FaultyFlight {
      try push(FaultChoice("copies", keys: keys)) { app in
        var look = AppearanceStyle(configure: .opaque)
        look.backgroundColor = .value(.green)
        app.list.item.standardAppearance = look
      }
    }
    #expect(try flight(["translucent", "barTintColor", "standardAppearance"]).changes.isEmpty)
    let plain = try flight(["translucent", "barTintColor"])
    let purple = Content.color(DynamicColor.purple.light)
    #expect(plain.faulty.lists[5].layer("top/fake/background")?.content == purple)
    #expect(plain.faulty.lists[10] == plain.healthy.lists[10])
  }

  @Test("keepsSystemBlur: a transparent page gets a fake with a blur, an opaque one keeps its own")
  func blur() throws {
    let flight = try push(FaultChoice("keepsSystemBlur")) { $0.listBar = .transparent }
    #expect(flight.changes == (1..<10).each(["top/fake/background"]))
    let fake = try #require(flight.faulty.lists[5].layer("top/fake/background"))
    #expect(!fake.backdropFilters.isEmpty)
    #expect(fake.parents == ["top", "top/page"])
    #expect(try push(FaultChoice("keepsSystemBlur")).changes.isEmpty)
  }

  @Test("a fault of fakes does nothing where the real bar stays", arguments: Self.choices)
  func shared(choice: FaultChoice) throws {
    let flight = try push(choice) { $0.strategy = SharedBarStrategy() }
    #expect(flight.changes.isEmpty)
  }

  static let choices: [FaultChoice] =
    [
      "emptyFake", "fakeHeight", "fakeRemovedEarly", "staleFrame", "keepsSystemBlur", "backgroundShown",
      "shadowCutAtBand", "dimCutAtBand", "hairlineInside", "hairlineBroad", "hairlineKept", "wrongObject",
      "capturedLate", "staleStyle", "missingFake", "backdropContainer", "layoutFlips",
    ].map { FaultChoice($0) } + [
      FaultChoice("fakeOffset", numbers: ["y": 44]), FaultChoice("copies", keys: ["alpha"]),
    ]
}

extension BarStyle {
  /// An empty image and an empty shadow.
  static var transparent: BarStyle {
    var style = BarStyle()
    style.translucent = .value(true)
    style.backgroundImage = .value(.empty)
    style.shadowImage = .value(.empty)
    return style
  }
}
