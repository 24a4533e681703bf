import BarGeometry

/// The same device in other circumstances.
extension Device {
  /// As an older system lays it out: iPhone XR and 11 had a status bar of 44 before iOS 14 (documented).
  public func running(os: Int) -> Device {
    guard os < 14, statusBar == .notch, safeArea.top == 48 else { return self }
    var older = self
    older.statusBarHeight = 44
    older.safeArea.top = 44
    return older
  }

  /// As it lies in `orientation`. Upside down everything is as in portrait.
  ///
  /// A turned phone hides its status bar, has the housing's inset on both sides (documented: Apple's layout
  /// tables) and a low bar, unless it is so large that its width is regular then (Plus and Max phones, XR, 11:
  /// documented size classes; 32 and 44: documented in several code bases). iPads only exchange their sides.
  public func turned(to orientation: InterfaceOrientation) -> Device {
    guard orientation.isLandscape, !isLandscape else { return self }
    var turned = self
    turned.isLandscape = true
    let (short, long) = (min(size.width, size.height), max(size.width, size.height))
    turned.size = Size(width: long, height: short)
    guard !isPad else { return turned }
    turned.statusBarHeight = 0
    let side = statusBar == .classic ? 0 : safeArea.top
    // 21 above the home indicator (documented); 20 on the phones with a top of 62 (one table of two).
    turned.safeArea = EdgeInsets(
      left: side, bottom: safeArea.bottom > 0 ? (side >= 62 ? 20 : 21) : 0, right: side)
    if short < 414 { turned.barHeight = Device.compactBarHeight }
    return turned
  }

  /// With its status bar hidden. Bars then move up on screens without a sensor housing; beside one the safe area
  /// stays as it is (documented).
  public func hidingStatusBar() -> Device {
    var result = self
    result.statusBarHeight = 0
    // iPads with a home indicator: assumed to be like those without.
    if statusBar == .classic || isPad { result.safeArea.top = 0 }
    return result
  }

  /// The inside of a sheet: its screen begins below the status bar, its bars are 56 points high and have nothing
  /// above them (documented in code bases and a layout dump, iOS 13 and later). A turned phone shows sheets as
  /// full screens (documented).
  public func inSheet() -> Device {
    guard isPad || !isLandscape, !isSheet else { return self }
    var sheet = self
    sheet.isSheet = true
    // Assumed: cards stand 10 points below the status bar; on iPads of any size a page sheet is 704 wide.
    sheet.size.height -= statusBarHeight + 10
    if isPad {
      sheet.size = Size(width: min(704, size.width), height: size.height - 2 * (statusBarHeight + 20))
    }
    sheet.statusBarHeight = 0
    sheet.safeArea.top = 0
    sheet.barHeight = Device.sheetBarHeight
    return sheet
  }

  /// Of a phone on its side.
  static let compactBarHeight = 32.0
  static let sheetBarHeight = 56.0
}
