internal import BarGeometry

/// Where the parts of a status bar with two ears lie, in points.
struct StatusBarMetrics {
  /// The middle of the time; the icons' group is centred as far from the other edge.
  var earCenter: Double
  /// The middle of the time's capitals, and of the icons.
  var centerY: Double
  var iconCenterY: Double
  var fontSize: Double
  var signalWidth: Double
  var wifiWidth: Double
  var spacing: Double
  var battery: StatusBarGlyphs.Battery

  var groupWidth: Double { signalWidth + wifiWidth + 2 * spacing + battery.totalWidth }

  init(size: Size, isIsland: Bool) {
    // The X family, 44 high, and its two 48 high members (XR and 11), which share its looks.
    let isFirstNotch = !isIsland && (size.height <= 44 || size.height == 48)
    if isFirstNotch {
      // Measured on iPhone X: time 10.6 high (15 pt); Wi-Fi 15 wide from 315; battery 336.2…360.6.
      (fontSize, signalWidth, wifiWidth, spacing, battery) = (15, 17, 15.3, 5, .firstNotch)
    } else {
      // Sizes of Apple's published design kit for iOS 17 (documented); on 47 and 50 high bars assumed.
      (fontSize, signalWidth, wifiWidth, spacing, battery) = (17, 19.2, 17.1, 7, .modern)
    }
    if isIsland {
      // Design kit, 393 wide: ears of 103.5 between margins of 16 and a gap of 154. The time's middle is
      // at 33, the icons' at 32.5 of the 54 or 59 points; 3 lower at 62, as the island is (assumed).
      earCenter = 16 + (size.width - 186) / 4
      centerY = size.height >= 62 ? 36 : 33
      iconCenterY = centerY - 0.5
    } else {
      // The notch is 209 wide. Measured: time and icons centred at 48 of 375 and 57 of 414, 23 of 44 down;
      // taller notches: assumed to keep the distance from the middle, and 2 points more beside a 47 or 50.
      earCenter = (size.width - 209) / 4 + (isFirstNotch ? 6.5 : 8.75)
      centerY = size.height / 2 + 1
      iconCenterY = centerY
    }
  }
}
