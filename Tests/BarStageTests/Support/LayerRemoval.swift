import BarDisplay

/// Lists of layers with one of them taken out.
enum LayerRemoval {
  /// Every layer, sublayer and mask in turn: its name, and the layers without it. O(layers²).
  static func all(_ layers: [Layer]) -> [(name: String, rest: [Layer])] {
    layers.indices.flatMap { index in
      let layer = layers[index]
      func replacing(_ other: Layer?) -> [Layer] {
        Array(layers[..<index]) + [other].compactMap { $0 } + Array(layers[(index + 1)...])
      }
      var result = [(layer.name, replacing(nil))]
      for (name, sublayers) in all(layer.sublayers) {
        var copy = layer
        copy.sublayers = sublayers
        result.append((name, replacing(copy)))
      }
      if let mask = layer.mask {
        var copy = layer
        copy.mask = nil
        result.append((mask.name, replacing(copy)))
        for (name, sublayers) in all(mask.sublayers) {
          copy.mask = mask
          copy.mask?.sublayers = sublayers
          result.append((name, replacing(copy)))
        }
      }
      return result
    }
  }
}
