import BarDisplay
import BarGeometry
import BarModel

/// One bar whose background goes through the colours between two looks: what neither page asked for, which is how
/// libraries that interpolate look (library-mechanisms: WR, Rainbow, TO). What cannot be mixed is cross-faded.
struct BarColorFade {
  var old: StagedPage
  var new: StagedPage
  var mixing: ColorMixing
  var pace: Pace
  /// Images and the line stay the old ones to the end.
  var keepsImages = false

  init(old: StagedPage, new: StagedPage, mixing: ColorMixing, pace: Pace, keepsImages: Bool) {
    self.old = old
    self.new = new
    self.mixing = mixing
    self.pace = pace
    self.keepsImages = keepsImages
    // Compared layer by layer, so both are made at one height; growing comes on top (BarGrowth).
    self.old.bar.background = new.bar.background
  }

  func layers() -> [AnimatedLayer] { background + shadow }

  private var background: [AnimatedLayer] {
    let hasImage = [old, new].contains { $0.appearance.background.image != nil }
    if hasImage, keepsImages { return layer("bar/background", old).map { [AnimatedLayer($0)] } ?? [] }
    guard !hasImage, let before = layer("bar/background", old), let after = layer("bar/background", new)
    else { return BarBackgroundFade(old: old, new: new).background.map(pace.paced) }
    let isPlain = before.backdropFilters.isEmpty && before.sublayers.isEmpty
    // Weighted by alpha, a material and what lies on it look like a cross-fade.
    if mixing == .premultiplied, !isPlain, before.opacity != after.opacity {
      return BarBackgroundFade(old: old, new: new).background.map(pace.paced)
    }
    if before.backdropFilters == after.backdropFilters, before.sublayers.count == after.sublayers.count {
      return [mixed(before, after)]
    }
    guard let start = before.tint, let end = after.tint else {
      return BarBackgroundFade(old: old, new: new).background.map(pace.paced)
    }
    return materials(before, after) + [mixed(start, end)]
  }

  /// Only one of the two has a material: that comes or goes under the tint, which is mixed.
  private func materials(_ before: Layer, _ after: Layer) -> [AnimatedLayer] {
    [(before, true), (after, false)].compactMap { layer, isOld in
      guard !layer.backdropFilters.isEmpty, layer.opacity > 0 else { return nil }
      var material = layer.withoutTint
      material.name = "bar/background/material"
      let opacity = isOld ? pace.track(layer.opacity, to: 0) : pace.track(0, to: layer.opacity)
      material.opacity = 1
      var result = AnimatedLayer(material, opacity: opacity)
      result.snapsBack = pace.snapsBack
      return result
    }
  }

  private var shadow: [AnimatedLayer] {
    let (before, after) = (layer("bar/shadow", old), layer("bar/shadow", new))
    if keepsImages { return before.map { [AnimatedLayer($0)] } ?? [] }
    if let before, let after, case .color = before.content, case .color = after.content {
      return [mixed(before, after)]
    }
    return BarBackgroundFade(old: old, new: new).shadow.map(pace.paced)
  }

  /// With what it has of colour even where it is clear: mixed straight, that counts.
  private func layer(_ name: String, _ staged: StagedPage) -> Layer? {
    var whole = staged
    let opacity = (staged.appearance.alpha * staged.appearance.background.alpha).quantized
    whole.appearance.alpha = 1
    whole.appearance.background.alpha = 1
    let background = whole.appearance.background
    if name == "bar/background", background.isEmpty, let color = background.color {
      return Layer(name, frame: whole.bar.background, content: .color(color.quantized), opacity: opacity)
    }
    var layer = BarBackgroundLayers.make("bar", whole).first { $0.name == name }
    layer?.opacity = opacity
    return layer
  }

  /// Two layers of the same build: their colours and those in them are mixed in place.
  private func mixed(_ before: Layer, _ after: Layer) -> AnimatedLayer {
    var result = AnimatedLayer(after)
    result.layer.sublayers = []
    result.sublayers = zip(before.sublayers, after.sublayers).map { mixed($0, $1) }
    result.snapsBack = pace.snapsBack
    guard let start = before.content.soleColor, let end = after.content.soleColor else {
      return fading(result, before, after)
    }
    // Weighted by alpha, the layer's own counts as well.
    let isWeighted = mixing == .premultiplied && before.opacity != after.opacity && result.sublayers.isEmpty
    if isWeighted {
      result.layer.opacity = 1
      result.color = track(
        start.withAlpha(start.alpha * before.opacity), end.withAlpha(end.alpha * after.opacity))
    } else {
      result.color = start == end ? nil : track(start, end)
      result = fading(result, before, after)
    }
    return result
  }

  private func track(_ start: Color, _ end: Color) -> ColorTrack {
    ColorTrack(start, to: end, mixing: mixing, pace: pace)
  }

  private func fading(_ layer: AnimatedLayer, _ before: Layer, _ after: Layer) -> AnimatedLayer {
    guard before.opacity != after.opacity else { return layer }
    var result = layer
    result.layer.opacity = 1
    result.opacity = pace.track(before.opacity, to: after.opacity)
    return result
  }
}

extension Layer {
  /// The colour on top, as a layer of its own; nil where there is none.
  fileprivate var tint: Layer? {
    let color = sublayers.last?.content.soleColor ?? (sublayers.isEmpty ? content.soleColor : nil)
    return color.map { Layer(name, frame: frame, content: .color($0), opacity: opacity) }
  }

  fileprivate var withoutTint: Layer {
    var result = self
    if result.sublayers.isEmpty { result.content = .none } else { result.sublayers.removeLast() }
    return result
  }
}
