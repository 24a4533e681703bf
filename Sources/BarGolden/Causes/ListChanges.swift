import BarDisplay
import BarGeometry

/// What differs between two display lists of one frame, and where on the screen each change can be seen.
///
/// A change shows where the layer draws, before and after: in its frame grown by its outset and cut by what clips it.
/// What moves, fades or clips a layer shows wherever its sublayers draw, too. A mask's change shows where the masked
/// layer draws. Behind a backdrop filter a change is spread as far as the filter reaches.
struct ListChanges {
  struct ChangedLayer {
    var name: String
    var changes: [LayerChange]
  }

  /// A rectangle in which a changed layer may be seen, points on the screen.
  struct Region {
    var rect: Rect
    /// Index of the changed layer.
    var owner: Int
  }

  /// In the order of painting.
  private(set) var layers: [ChangedLayer] = []
  /// The last painted last: of several that cover a pixel the last explains it.
  private(set) var regions: [Region] = []
  /// What both screens cover, points.
  let screen: Rect
  private var filters: [(rect: Rect, reach: Double, below: Int)] = []

  /// Where a layer's parent lies and what of it can be seen.
  private struct Place {
    var origin: Point
    var clip: Rect

    func rect(_ layer: Layer) -> Rect { layer.frame.offset(by: origin) }

    func inside(_ layer: Layer) -> Place {
      let rect = rect(layer)
      return Place(origin: rect.origin, clip: layer.clipsToBounds ? clip.intersection(rect) : clip)
    }
  }

  /// Cost: O(layers), times the changed ones where something filters its backdrop.
  init(from old: DisplayList, to new: DisplayList) {
    screen = Rect(origin: .zero, size: old.size).union(Rect(origin: .zero, size: new.size))
    if old == new { return }
    var owner: Int?
    var changes: [LayerChange] = []
    if old.size != new.size {
      changes.append(
        LayerChange("size", .words(Phrase.size(old.size)), .words(Phrase.size(new.size))))
    }
    if old.scale != new.scale { changes.append(LayerChange("scale", .number(old.scale), .number(new.scale))) }
    if !changes.isEmpty {
      owner = add("screen", changes)
      regions.append(Region(rect: screen, owner: 0))
    }
    let place = Place(origin: .zero, clip: screen)
    walk(old.layers, new.layers, place, place, owner)
    spread()
  }

  var isEmpty: Bool { layers.isEmpty }

  /// What a changed layer covers at most, in square points.
  func area(_ owner: Int) -> Double {
    let box = regions.reduce(Rect.zero) { $1.owner == owner ? $0.union($1.rect) : $0 }
    return box.width * box.height
  }

  private mutating func add(_ name: String, _ changes: [LayerChange]) -> Int {
    layers.append(ChangedLayer(name: name, changes: changes))
    return layers.count - 1
  }

  /// - Parameter owner: the changed layer whose change takes everything in it along.
  private mutating func walk(
    _ old: [Layer], _ new: [Layer], _ oldPlace: Place, _ newPlace: Place, _ owner: Int?
  ) {
    // The common case, cheap where both share storage.
    if owner == nil, old == new {
      noteFilters(new, newPlace)
      return
    }
    let matching = LayerMatching(old, new)
    for pair in matching.pairs {
      var order: LayerChange?
      if let reordered = matching.reordered, pair.new == reordered.layer {
        order = LayerChange("order", is: "is now below \(reordered.below.name)")
      }
      walk(pair, oldPlace, newPlace, owner, order)
    }
  }

  private mutating func walk(
    _ pair: LayerMatching.Pair, _ oldPlace: Place, _ newPlace: Place, _ owner: Int?, _ order: LayerChange?
  ) {
    var changes = [order].compactMap { $0 }
    if let old = pair.old, let new = pair.new {
      changes += Layer.changes(from: old, to: new)
      if (old.mask == nil) != (new.mask == nil) {
        changes.append(LayerChange("mask", is: new.mask == nil ? "is gone" : "is new"))
      }
    } else if owner == nil {
      changes.append(LayerChange("layer", is: pair.new == nil ? "is gone" : "is new"))
    }
    guard let layer = pair.new ?? pair.old else { return }
    let own = changes.isEmpty ? owner : add(layer.name, changes)
    let clips = pair.old?.clipsToBounds == true || pair.new?.clipsToBounds == true
    let reaches = changes.contains { change in
      change.reachesSublayers || (clips && ["width", "height"].contains(change.property))
    }
    var inherited = reaches ? own : owner
    var drawn = own
    if let old = pair.old?.mask, let new = pair.new?.mask, let changed = masks(old, new) {
      inherited = inherited ?? changed
      drawn = drawn ?? changed
    }
    for (layer, place) in [(pair.old, oldPlace), (pair.new, newPlace)] {
      if let layer { draw(layer, place, drawn) }
    }
    walk(
      pair.old?.sublayers ?? [], pair.new?.sublayers ?? [], pair.old.map(oldPlace.inside) ?? oldPlace,
      pair.new.map(newPlace.inside) ?? newPlace, inherited)
  }

  private mutating func draw(_ layer: Layer, _ place: Place, _ owner: Int?) {
    guard layer.content != .none || !layer.backdropFilters.isEmpty else { return }
    let rect = place.rect(layer).outset(by: layer.outset).intersection(place.clip)
    guard !rect.isEmpty else { return }
    noteFilter(layer, rect)
    if let owner { regions.append(Region(rect: rect, owner: owner)) }
  }

  /// The last change in a mask; nothing of it is drawn by itself.
  private mutating func masks(_ old: Layer, _ new: Layer) -> Int? {
    var changes = Layer.changes(from: old, to: new)
    if old.name != new.name { changes.append(LayerChange("name", .words(old.name), .words(new.name))) }
    var last = changes.isEmpty ? nil : add(new.name, changes)
    for pair in LayerMatching(old.sublayers, new.sublayers).pairs {
      if let old = pair.old, let new = pair.new {
        last = masks(old, new) ?? last
      } else if let layer = pair.new ?? pair.old {
        last = add(layer.name, [LayerChange("layer", is: pair.new == nil ? "is gone" : "is new")])
      }
    }
    return last
  }

  private mutating func noteFilters(_ layers: [Layer], _ place: Place) {
    for layer in layers {
      let rect = place.rect(layer).intersection(place.clip)
      if !rect.isEmpty { noteFilter(layer, rect) }
      noteFilters(layer.sublayers, place.inside(layer))
    }
  }

  private mutating func noteFilter(_ layer: Layer, _ rect: Rect) {
    // A Gaussian is drawn as three boxes, which together reach three sigmas; with room for rounding.
    let reach = layer.backdropFilters.reduce(0.0) { reach, filter in
      if case .blur(let sigma) = filter { reach + 4 * sigma } else { reach }
    }
    if reach > 0 { filters.append((rect, reach, regions.count)) }
  }

  /// Adds, below everything else, where changes show through filters above them.
  private mutating func spread() {
    var more: [Region] = []
    for filter in filters {
      for region in regions.prefix(filter.below) {
        let rect = region.rect.outset(by: filter.reach).intersection(filter.rect)
        if !rect.isEmpty { more.append(Region(rect: rect, owner: region.owner)) }
      }
    }
    regions.insert(contentsOf: more, at: 0)
  }
}
