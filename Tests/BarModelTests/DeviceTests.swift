import BarGeometry
import BarModel
import Testing

/// One row of the published tables.
struct DeviceFact: CustomTestStringConvertible, Sendable {
  var names: [String]
  var width: Double
  var height: Double
  var scale: Double
  var statusBar: Double
  var top: Double
  var bottom: Double
  var bar = 44.0

  var testDescription: String { names[0] }
}

@Suite("Devices")
struct DeviceTests {
  /// Sizes and safe areas: Apple's HIG layout tables; status bars and bar heights: public tables that agree.
  static let facts = [
    DeviceFact(
      names: ["iPhone SE", "iPhone SE (1st generation)", "iPhone 5s"], width: 320, height: 568, scale: 2,
      statusBar: 20, top: 20, bottom: 0),
    DeviceFact(
      names: [
        "iPhone 8", "iPhone 6", "iPhone 6s", "iPhone 7", "iPhone SE (2nd generation)",
        "iPhone SE (3rd generation)",
      ], width: 375, height: 667, scale: 2, statusBar: 20, top: 20, bottom: 0),
    DeviceFact(
      names: ["iPhone 8 Plus", "iPhone 6 Plus", "iPhone 6s Plus", "iPhone 7 Plus"], width: 414, height: 736,
      scale: 3, statusBar: 20, top: 20, bottom: 0),
    DeviceFact(
      names: ["iPhone X", "iPhone XS", "iPhone 11 Pro"], width: 375, height: 812, scale: 3, statusBar: 44,
      top: 44, bottom: 34),
    DeviceFact(
      names: ["iPhone XS Max", "iPhone 11 Pro Max"], width: 414, height: 896, scale: 3, statusBar: 44,
      top: 44, bottom: 34),
    DeviceFact(
      names: ["iPhone XR", "iPhone 11"], width: 414, height: 896, scale: 2, statusBar: 48, top: 48,
      bottom: 34),
    DeviceFact(
      names: ["iPhone 12 mini", "iPhone 13 mini"], width: 375, height: 812, scale: 3, statusBar: 50, top: 50,
      bottom: 34),
    DeviceFact(
      names: ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"],
      width: 390, height: 844, scale: 3, statusBar: 47, top: 47, bottom: 34),
    DeviceFact(
      names: ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], width: 428, height: 926, scale: 3,
      statusBar: 47, top: 47, bottom: 34),
    DeviceFact(
      names: ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], width: 393, height: 852, scale: 3,
      statusBar: 54, top: 59, bottom: 34),
    DeviceFact(
      names: ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], width: 430,
      height: 932, scale: 3, statusBar: 54, top: 59, bottom: 34),
    DeviceFact(
      names: ["iPhone 16 Pro"], width: 402, height: 874, scale: 3, statusBar: 54, top: 62, bottom: 34),
    DeviceFact(
      names: ["iPhone 16 Pro Max"], width: 440, height: 956, scale: 3, statusBar: 54, top: 62, bottom: 34),
    DeviceFact(
      names: ["iPad", "iPad (9th generation)"], width: 810, height: 1080, scale: 2, statusBar: 20, top: 20,
      bottom: 0, bar: 50),
    DeviceFact(
      names: ["iPad 9.7", "iPad Air 2", "iPad mini (5th generation)"], width: 768, height: 1024, scale: 2,
      statusBar: 20, top: 20, bottom: 0, bar: 50),
    DeviceFact(
      names: ["iPad Pro 10.5", "iPad Air (3rd generation)"], width: 834, height: 1112, scale: 2,
      statusBar: 20,
      top: 20, bottom: 0, bar: 50),
    DeviceFact(
      names: ["iPad Pro 12.9 (2nd generation)"], width: 1024, height: 1366, scale: 2, statusBar: 20, top: 20,
      bottom: 0, bar: 50),
    DeviceFact(
      names: ["iPad mini", "iPad mini (6th generation)", "iPad mini (A17 Pro)"], width: 744, height: 1133,
      scale: 2, statusBar: 24, top: 24, bottom: 20, bar: 50),
    DeviceFact(
      names: ["iPad Air", "iPad (10th generation)", "iPad Air 11 (M2)"], width: 820, height: 1180, scale: 2,
      statusBar: 24, top: 24, bottom: 20, bar: 50),
    DeviceFact(
      names: ["iPad Pro 11"], width: 834, height: 1194, scale: 2, statusBar: 24, top: 24, bottom: 20,
      bar: 50),
    DeviceFact(
      names: ["iPad Pro 12.9", "iPad Air 13 (M2)"], width: 1024, height: 1366, scale: 2, statusBar: 24,
      top: 24,
      bottom: 20, bar: 50),
    DeviceFact(
      names: ["iPad Pro 11 (M4)"], width: 834, height: 1210, scale: 2, statusBar: 24, top: 24, bottom: 20,
      bar: 50),
    DeviceFact(
      names: ["iPad Pro 13 (M4)"], width: 1032, height: 1376, scale: 2, statusBar: 24, top: 24, bottom: 20,
      bar: 50),
  ]

  @Test("a device has the published size, scale, status bar, safe area and bar height", arguments: facts)
  func matches(_ fact: DeviceFact) throws {
    for name in fact.names {
      let device = try #require(Device.named(name), "\(name)")
      #expect(device.name == name)
      #expect(device.size == Size(width: fact.width, height: fact.height), "\(name)")
      #expect(device.scale == fact.scale, "\(name)")
      #expect(device.statusBarHeight == fact.statusBar, "\(name)")
      #expect(device.safeArea == EdgeInsets(top: fact.top, bottom: fact.bottom), "\(name)")
      #expect(device.barHeight == fact.bar, "\(name)")
    }
  }

  @Test("every name in the catalogue has a row here, no name stands twice, every alias leads to a device")
  func isComplete() {
    let names = Device.allNames
    #expect(Set(names) == Set(DeviceTests.facts.flatMap(\.names)))
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { Device.named($0) != nil })
  }

  @Test("letter case in a device's name does not matter, an unknown name gives nothing")
  func lookUp() {
    #expect(Device.named("IPHONE 15")?.name == "iPhone 15")
    #expect(Device.named("iphone xr")?.name == "iPhone XR")
    #expect(Device.named("iPhone 3G") == nil)
    #expect(Device.named("") == nil)
  }

  @Test("the bar begins at the safe area's top, on Dynamic Island phones 5 points and a pixel above it")
  func barTop() {
    // y = 59 − 5 − 1/3 = 53.667, the header 97.667 in all: measured on iPhone 14 Pro.
    #expect(Traits.phone("iPhone 14 Pro").device.barTop == 53.667)
    #expect(Traits.phone("iPhone 14 Pro").device.barBottom == 97.667)
    #expect(Traits.phone("iPhone 16 Pro").device.barTop == 56.667)
    #expect(Traits.phone("iPhone 8").device.barBottom == 64)
    #expect(Traits.phone("iPhone X").device.barBottom == 88)
    #expect(Traits.phone("iPhone 14").device.barBottom == 91)
    #expect(Traits.phone("iPad").device.barBottom == 70)
  }

  @Test("screens of 414 points and more have wide margins")
  func wide() {
    #expect(["iPhone 8", "iPhone 15", "iPhone 16 Pro"].allSatisfy { !Traits.phone($0).device.isWide })
    #expect(
      ["iPhone 8 Plus", "iPhone XR", "iPhone 15 Pro Max", "iPad"].allSatisfy {
        Traits.phone($0).device.isWide
      })
  }

  @Test("a hairline is one pixel of the output, which may have another scale than the device")
  func hairline() {
    #expect(Traits.phone("iPhone 8").hairline == 0.5)
    #expect(Traits.phone("iPhone 15").hairline == 0.333)
    #expect(Traits(device: Traits.phone("iPhone 15").device, scale: 1).hairline == 1)
  }

  @Test("there is no dark mode before iOS 13")
  func darkMode() {
    #expect(!Traits.phone(os: 12, style: .dark).isDark)
    #expect(Traits.phone(os: 13, style: .dark).isDark)
  }

  @Test("before iOS 14 the status bar of iPhone XR and 11 was 44 points high, others were as they are")
  func olderSystem() {
    for name in Device.allNames {
      let device = Traits.phone(name).device
      let expected = ["iPhone XR", "iPhone 11"].contains(name) ? 44 : device.safeArea.top
      #expect(device.running(os: 13).safeArea.top == expected, "\(name)")
      #expect(device.running(os: 14) == device, "\(name)")
    }
    #expect(Traits.phone("iPhone XR").device.running(os: 12).statusBarHeight == 44)
  }
}
