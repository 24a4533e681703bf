import BarDisplay
import BarGeometry

/// Which part of a bar inside a page a layer is: `top/fake/background`, `bottom/bar/shadow`.
struct PageBarPart: Hashable {
  enum Role: String {
    case background
    case shadow
  }

  var side: PageSide
  var role: Role

  init?(_ layer: Layer) {
    let words = layer.name.split(separator: "/").map(String.init)
    guard words.count == 3, Layer.pageBarNames.contains(words[1]), let side = PageSide(rawValue: words[0]),
      let role = Role(rawValue: words[2])
    else { return nil }
    self.side = side
    self.role = role
  }
}

extension Layer {
  /// A fake bar, and a bar of the page's own.
  static let pageBarNames = ["fake", "bar"]

  /// A layer of the one real bar.
  var isRealBar: Bool { name == "bar" || name.hasPrefix("bar/") }

  /// The line below the real bar, or its old one.
  var isRealShadow: Bool { ["bar/shadow", "bar/old/shadow"].contains(name) }

  var isRealBackground: Bool { ["bar/background", "bar/old/background"].contains(name) }

  /// The group of a bar's title and items: the real bar's, or one inside a page.
  var isBarContent: Bool {
    if name == "bar/content" { return true }
    let words = name.split(separator: "/").map(String.init)
    return words.count == 3 && Layer.pageBarNames.contains(words[1]) && words[2] == "content"
  }

  /// The title, or what stands in its place.
  var isTitle: Bool { ["title", "titleView", "largeTitle", "largeTitlePart"].contains(role) }

  /// A button: the back button is not one.
  var isButton: Bool { role.hasPrefix("leading") || role.hasPrefix("trailing") }

  /// The last word of the name.
  private var role: Substring { name.split(separator: "/").last ?? "" }

  /// With another height. What is as high goes along, pictures are stretched.
  func resized(y: Double, height: Double) -> Layer {
    var result = self
    result.frame.y = y
    result.frame.height = height
    if case .image = content, contentsSize == nil { result.contentsSize = frame.size }
    result.sublayers = sublayers.map {
      $0.frame.height == frame.height ? $0.resized(y: $0.frame.y, height: height) : $0
    }
    return result
  }

  /// The bar's items, or those of one page, changed; nil takes one away.
  /// - Parameter side: nil: of both pages, and of a bar at rest.
  func changingItems(of side: PageSide? = nil, _ change: (Layer) -> Layer?) -> Layer {
    guard isBarContent else { return self }
    let isWhole = side.map { name.hasPrefix("\($0.rawValue)/") } ?? true
    var result = self
    result.sublayers = sublayers.compactMap { item in
      // Back labels lie under a mask of their own.
      if item.name.hasSuffix("/back") {
        var group = item
        group.sublayers = item.sublayers.compactMap { isWhole || $0.belongs(to: side) ? change($0) : $0 }
        return group
      }
      return isWhole || item.belongs(to: side) ? change(item) : item
    }
    return result
  }

  private func belongs(to side: PageSide?) -> Bool {
    side.map { name.hasPrefix("bar/\($0.rawValue)/") } ?? true
  }
}

extension [Layer] {
  /// Every layer, innermost first, replaced by what `rule` makes of it. O(layers).
  func rewritten(_ rule: (Layer) -> [Layer]) -> [Layer] {
    flatMap { layer in
      var copy = layer
      copy.sublayers = layer.sublayers.rewritten(rule)
      return rule(copy)
    }
  }

  /// The layers that are wanted, at whatever depth, in painting order. O(layers).
  func all(_ isWanted: (Layer) -> Bool) -> [Layer] {
    flatMap { (isWanted($0) ? [$0] : []) + $0.sublayers.all(isWanted) }
  }
}
