import BarGeometry

extension Device {
  /// Every device that scenes can name. Sizes and insets: Apple's HIG layout tables, status-bar heights from
  /// public tables and view dumps; the facts where sources disagree carry a note.
  public static let all: [Device] = [
    phone("iPhone SE", 320, 568, 2, .classic, top: 20),
    phone("iPhone 8", 375, 667, 2, .classic, top: 20),
    phone("iPhone 8 Plus", 414, 736, 3, .classic, top: 20),
    phone("iPhone X", 375, 812, 3, .notch, top: 44),
    phone("iPhone 11 Pro Max", 414, 896, 3, .notch, top: 44),
    // 48 since iOS 14; 44 on iOS 12 and 13.
    phone("iPhone 11", 414, 896, 2, .notch, top: 48),
    // One table says 44; most say 50.
    phone("iPhone 13 mini", 375, 812, 3, .notch, top: 50),
    phone("iPhone 14", 390, 844, 3, .notch, top: 47),
    phone("iPhone 13 Pro Max", 428, 926, 3, .notch, top: 47),
    phone("iPhone 15", 393, 852, 3, .island, top: 59, status: 54),
    phone("iPhone 15 Pro Max", 430, 932, 3, .island, top: 59, status: 54),
    // Sources differ on the status bar's height; 54 in most.
    phone("iPhone 16 Pro", 402, 874, 3, .island, top: 62, status: 54),
    phone("iPhone 16 Pro Max", 440, 956, 3, .island, top: 62, status: 54),
    pad("iPad", 810, 1080, status: 20, bottom: 0),
    pad("iPad 9.7", 768, 1024, status: 20, bottom: 0),
    pad("iPad Pro 10.5", 834, 1112, status: 20, bottom: 0),
    pad("iPad Pro 12.9 (2nd generation)", 1024, 1366, status: 20, bottom: 0),
    // Without a home button: the bottom inset is 20 in most tables, 21 in one. Those of the mini are its family's.
    pad("iPad mini", 744, 1133, status: 24, bottom: 20),
    pad("iPad Air", 820, 1180, status: 24, bottom: 20),
    pad("iPad Pro 11", 834, 1194, status: 24, bottom: 20),
    pad("iPad Pro 12.9", 1024, 1366, status: 24, bottom: 20),
    pad("iPad Pro 11 (M4)", 834, 1210, status: 24, bottom: 20),
    pad("iPad Pro 13 (M4)", 1032, 1376, status: 24, bottom: 20),
  ]

  /// Marketing names of devices with the same screen, each with the row above that serves it.
  public static let aliases: [(name: String, device: String)] = [
    ("iPhone 5s", "iPhone SE"), ("iPhone SE (1st generation)", "iPhone SE"),
    ("iPhone 6", "iPhone 8"), ("iPhone 6s", "iPhone 8"), ("iPhone 7", "iPhone 8"),
    ("iPhone SE (2nd generation)", "iPhone 8"), ("iPhone SE (3rd generation)", "iPhone 8"),
    ("iPhone 6 Plus", "iPhone 8 Plus"), ("iPhone 6s Plus", "iPhone 8 Plus"),
    ("iPhone 7 Plus", "iPhone 8 Plus"),
    ("iPhone XS", "iPhone X"), ("iPhone 11 Pro", "iPhone X"),
    ("iPhone XS Max", "iPhone 11 Pro Max"), ("iPhone XR", "iPhone 11"),
    ("iPhone 12 mini", "iPhone 13 mini"), ("iPhone 12", "iPhone 14"), ("iPhone 12 Pro", "iPhone 14"),
    ("iPhone 13", "iPhone 14"), ("iPhone 13 Pro", "iPhone 14"), ("iPhone 16e", "iPhone 14"),
    ("iPhone 12 Pro Max", "iPhone 13 Pro Max"), ("iPhone 14 Plus", "iPhone 13 Pro Max"),
    ("iPhone 14 Pro", "iPhone 15"), ("iPhone 15 Pro", "iPhone 15"), ("iPhone 16", "iPhone 15"),
    ("iPhone 14 Pro Max", "iPhone 15 Pro Max"), ("iPhone 15 Plus", "iPhone 15 Pro Max"),
    ("iPhone 16 Plus", "iPhone 15 Pro Max"),
    ("iPad (9th generation)", "iPad"), ("iPad (10th generation)", "iPad Air"),
    ("iPad Air 2", "iPad 9.7"), ("iPad mini (5th generation)", "iPad 9.7"),
    ("iPad Air (3rd generation)", "iPad Pro 10.5"), ("iPad mini (6th generation)", "iPad mini"),
    ("iPad mini (A17 Pro)", "iPad mini"), ("iPad Air 11 (M2)", "iPad Air"),
    ("iPad Air 13 (M2)", "iPad Pro 12.9"),
  ]

  /// The device called `name` (letter case is ignored), nil when there is none. O(catalogue).
  public static func named(_ name: String) -> Device? {
    let wanted = name.lowercased()
    let target = aliases.first { $0.name.lowercased() == wanted }?.device.lowercased() ?? wanted
    guard var device = all.first(where: { $0.name.lowercased() == target }) else { return nil }
    device.name = aliases.first { $0.name.lowercased() == wanted }?.name ?? device.name
    return device
  }

  /// Every name that `named` knows.
  public static var allNames: [String] { all.map(\.name) + aliases.map(\.name) }

  private static func phone(
    _ name: String, _ width: Double, _ height: Double, _ scale: Double, _ statusBar: StatusBar,
    top: Double, status: Double? = nil
  ) -> Device {
    Device(
      name: name, size: Size(width: width, height: height), scale: scale, statusBar: statusBar,
      statusBarHeight: status ?? top,
      safeArea: EdgeInsets(top: top, bottom: statusBar == .classic ? 0 : 34))
  }

  private static func pad(
    _ name: String, _ width: Double, _ height: Double, status: Double, bottom: Double
  ) -> Device {
    Device(
      name: name, size: Size(width: width, height: height), scale: 2, statusBar: .pad,
      statusBarHeight: status, safeArea: EdgeInsets(top: status, bottom: bottom), barHeight: 50)
  }
}
