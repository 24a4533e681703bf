import BarDisplay
import BarGeometry

/// How many different things display lists show: what must be rasterised if each is rasterised once.
struct ContentCount {
  private struct Sized: Hashable {
    var content: Content
    var size: Size
  }

  private var seen: Set<Sized> = []
  private var pictures: Set<Layer> = []

  var contents: Int { seen.count }
  var flattened: Int { pictures.count }

  init(_ lists: [DisplayList]) {
    for list in lists {
      for layer in list.layers { add(layer) }
    }
  }

  private mutating func add(_ layer: Layer) {
    if layer.shouldRasterize {
      var picture = layer
      picture.frame.origin = .zero
      picture.opacity = 1
      pictures.insert(picture)
    }
    switch layer.content {
    case .none, .color: break
    // A text in two colours is one mask.
    case .text(let text, _):
      seen.insert(Sized(content: .text(text, color: .black), size: layer.frame.size))
    case .image, .gradient, .drawing: seen.insert(Sized(content: layer.content, size: layer.frame.size))
    }
    for sublayer in layer.sublayers { add(sublayer) }
    if let mask = layer.mask { add(mask) }
  }
}
