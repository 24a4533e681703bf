import BarModel

extension Screen {
  /// Its item's appearances are kept only where `keys` name them.
  func keepingAppearances(_ keys: [BarStyle.Key]) -> Screen {
    var result = self
    if !keys.contains(.standardAppearance) { result.item.standardAppearance = nil }
    if !keys.contains(.compactAppearance) { result.item.compactAppearance = nil }
    if !keys.contains(.scrollEdgeAppearance) { result.item.scrollEdgeAppearance = nil }
    if !keys.contains(.compactScrollEdgeAppearance) { result.item.compactScrollEdgeAppearance = nil }
    return result
  }
}
