package import BarGeometry

/// One thing in a bar: a symbol, or the letters of a text.
package struct InkGroup {
  /// From left to right.
  package var components: [InkComponent]
  package var ink: PixelColor

  /// The union of the components' edges, pixels.
  package var edges: Rect { components.dropFirst().reduce(components[0].edges) { $0.union($1.edges) } }

  package var bounds: PixelRect {
    let left = components.map(\.bounds.x).min() ?? 0
    let top = components.map(\.bounds.y).min() ?? 0
    let right = components.map(\.bounds.maxX).max() ?? 0
    let bottom = components.map(\.bounds.maxY).max() ?? 0
    return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension InkField {
  // Wider than a word's space (4.7 points at 17), narrower than what lies between a title and a button (8).
  private static let gap = 6.5
  // From ascender to descender letters at 17 points are 16.6 high, chevrons 20; half a pixel of blur on three sides.
  private static func symbolHeight(_ mapping: ScreenMapping) -> Double { 17 + 1.5 / mapping.scale }

  /// Everything in the field from left to right. Letters join into texts; what is higher than a line's letters stands
  /// for itself, and what the picture's sides cut off is not the bar's.
  /// - Parameter joinsTall: letters may be of any height (large titles).
  package func groups(_ mapping: ScreenMapping, joinsTall: Bool) -> [InkGroup] {
    let order = bounds.indices.sorted { bounds[$0].x < bounds[$1].x }
    var groups: [(numbers: [Int], extent: PixelRect)] = []
    for number in order {
      let own = bounds[number]
      guard let last = groups.last, belongs(own, to: last.extent, mapping, joinsTall: joinsTall) else {
        groups.append(([number], own))
        continue
      }
      groups[groups.count - 1] = (last.numbers + [number], last.extent.union(own))
    }
    return groups.filter { isWhole($0.extent, mapping) }.map { numbers, _ in
      let ink = ink(of: numbers)
      return InkGroup(components: numbers.map { component($0, ink: ink) }, ink: ink)
    }
  }

  private func belongs(
    _ own: PixelRect, to extent: PixelRect, _ mapping: ScreenMapping, joinsTall: Bool
  ) -> Bool {
    let gap = Double(own.x - extent.maxX) / mapping.scale
    // Strokes of one symbol, or a letter and its dot.
    if gap < 0 { return true }
    let height = Double(max(own.height, extent.height)) / mapping.scale
    return gap < Self.gap && (joinsTall || height < Self.symbolHeight(mapping))
  }

  /// False for a sliver at the picture's side: the frame of a phone, the neighbour of a crop.
  private func isWhole(_ extent: PixelRect, _ mapping: ScreenMapping) -> Bool {
    let touches = extent.x == 0 || extent.maxX == picture.width
    return !(touches && Double(extent.width) / mapping.scale < 3) && extent.area > 1
  }
}

extension PixelRect {
  fileprivate func union(_ other: PixelRect) -> PixelRect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
