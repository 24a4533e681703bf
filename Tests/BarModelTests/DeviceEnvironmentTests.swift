import BarGeometry
import BarModel
import Testing

/// A row of the public tables for a phone on its side.
struct LandscapeFact: CustomTestStringConvertible, Sendable {
  var name: String
  var side: Double
  var bottom: Double
  var bar: Double

  var testDescription: String { name }
}

@Suite("Devices in other circumstances")
struct DeviceEnvironmentTests {
  private func device(_ name: String) -> Device { Traits.phone(name).device }

  /// Insets: Apple's HIG layout tables; bars: 32 where the width stays compact, 44 on Plus and Max phones, XR and 11.
  static let landscapes = [
    LandscapeFact(name: "iPhone SE", side: 0, bottom: 0, bar: 32),
    LandscapeFact(name: "iPhone 8", side: 0, bottom: 0, bar: 32),
    LandscapeFact(name: "iPhone 8 Plus", side: 0, bottom: 0, bar: 44),
    LandscapeFact(name: "iPhone X", side: 44, bottom: 21, bar: 32),
    LandscapeFact(name: "iPhone 11 Pro Max", side: 44, bottom: 21, bar: 44),
    LandscapeFact(name: "iPhone 11", side: 48, bottom: 21, bar: 44),
    LandscapeFact(name: "iPhone 13 mini", side: 50, bottom: 21, bar: 32),
    LandscapeFact(name: "iPhone 14", side: 47, bottom: 21, bar: 32),
    LandscapeFact(name: "iPhone 13 Pro Max", side: 47, bottom: 21, bar: 44),
    LandscapeFact(name: "iPhone 15", side: 59, bottom: 21, bar: 32),
    LandscapeFact(name: "iPhone 15 Pro Max", side: 59, bottom: 21, bar: 44),
    LandscapeFact(name: "iPhone 16 Pro", side: 62, bottom: 20, bar: 32),
    LandscapeFact(name: "iPhone 16 Pro Max", side: 62, bottom: 20, bar: 44),
  ]

  @Test(
    "a turned phone has its sides exchanged, no status bar and the published insets", arguments: landscapes)
  func landscape(_ fact: LandscapeFact) {
    let portrait = device(fact.name)
    for orientation in [InterfaceOrientation.landscapeLeft, .landscapeRight] {
      let turned = portrait.turned(to: orientation)
      #expect(turned.size == Size(width: portrait.size.height, height: portrait.size.width))
      #expect(turned.statusBarHeight == 0 && turned.barTop == 0)
      #expect(turned.safeArea == EdgeInsets(left: fact.side, bottom: fact.bottom, right: fact.side))
      #expect(turned.barHeight == fact.bar && turned.barBottom == fact.bar)
      // Turning what lies already changes nothing.
      #expect(turned.turned(to: orientation) == turned)
      let traits = Traits(device: portrait, orientation: orientation)
      #expect(
        traits.device == turned && traits.isBarCompact == (fact.bar == 32) && traits.isVerticallyCompact)
    }
    #expect(portrait.turned(to: .portraitUpsideDown) == portrait)
  }

  @Test("every phone has a row here")
  func isComplete() {
    #expect(
      Set(Device.all.filter { !$0.isPad }.map(\.name)) == Set(DeviceEnvironmentTests.landscapes.map(\.name)))
  }

  @Test("a turned iPad exchanges its sides and nothing else")
  func iPads() {
    for pad in Device.all where pad.isPad {
      let turned = pad.turned(to: .landscapeRight)
      #expect(turned.size == Size(width: pad.size.height, height: pad.size.width))
      #expect(turned.safeArea == pad.safeArea && turned.statusBarHeight == pad.statusBarHeight)
      #expect(turned.barHeight == 50)
      let traits = Traits(device: pad, orientation: .landscapeLeft)
      #expect(!traits.isBarCompact && !traits.isVerticallyCompact)
    }
  }

  @Test("margins are 20 on a turned phone without side insets, 16 on one with (18.03 and 22.03 less 2.03)")
  func margins() {
    #expect(device("iPhone 8").turned(to: .landscapeLeft).isWide)
    #expect(device("iPhone 8 Plus").turned(to: .landscapeLeft).isWide)
    #expect(!device("iPhone X").turned(to: .landscapeLeft).isWide)
  }

  @Test("hiding the status bar moves bars up on screens without a housing, and leaves them beside one")
  func hiddenStatusBar() {
    for (name, top) in [("iPhone 8", 0), ("iPad", 0), ("iPhone X", 44), ("iPhone 14", 47)] {
      let hidden = device(name).hidingStatusBar()
      #expect(hidden.statusBarHeight == 0 && hidden.barTop == Double(top), "\(name)")
    }
    #expect(device("iPhone 15").hidingStatusBar().barTop == 53.667)
  }

  @Test("a bar in a sheet is 56 points high with nothing above it, from iOS 13 on")
  func sheet() {
    for name in ["iPhone 8", "iPhone 15", "iPad Pro 11"] {
      let sheet = Traits(device: device(name), presentation: .sheet)
      #expect(sheet.device.barTop == 0 && sheet.device.barBottom == 56, "\(name)")
      #expect(sheet.device.statusBarHeight == 0, "\(name)")
      #expect(sheet.size.height < device(name).size.height, "\(name)")
      #expect(Traits(device: sheet.device, presentation: .sheet).device == sheet.device, "\(name)")
    }
    #expect(Traits(device: device("iPhone 8"), os: 12, presentation: .sheet).device == device("iPhone 8"))
    // On its side a phone shows sheets full screen.
    let turned = Traits(device: device("iPhone 8"), orientation: .landscapeLeft, presentation: .sheet)
    #expect(turned.device.barHeight == 32)
  }
}
