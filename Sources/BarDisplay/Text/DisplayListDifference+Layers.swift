import BarGeometry

extension DisplayListDifference {
  static func layers(_ old: [Layer], _ new: [Layer]) -> [String] {
    // The common case, cheap where both share storage.
    if old == new { return [] }
    let matching = Matching(old.map(subject), new.map(subject))
    return matching.lines
      + matching.pairs.flatMap { pair in
        let (old, new) = (old[pair.old], new[pair.new])
        return lines(old, new, subject: subject(new))
      }
  }

  private static func subject(_ layer: Layer) -> String { "layer " + Phrase.name(layer.name) }

  /// Everything about one layer, then about its mask and its sublayers.
  private static func lines(_ old: Layer, _ new: Layer, subject: String) -> [String] {
    let own =
      change("frame", old.frame, new.frame, Phrase.rect)
      + content(old.content, new.content)
      + change("contents", old.contentsSize, new.contentsSize) { $0.map(Phrase.size) ?? "as the frame" }
      + change("opacity", old.opacity, new.opacity, Phrase.number)
      + change("backdrop", old.backdropFilters, new.backdropFilters) {
        $0.isEmpty ? "none" : Phrase.filters($0).joined(separator: " ")
      }
      + change("clips", old.clipsToBounds, new.clipsToBounds) { $0 ? "yes" : "no" }
      + change("rasterize", old.shouldRasterize, new.shouldRasterize) { $0 ? "yes" : "no" }
    return own.map { subject + ": " + $0 } + mask(old.mask, new.mask, subject: subject)
      + layers(old.sublayers, new.sublayers)
  }

  private static func mask(_ old: Layer?, _ new: Layer?, subject: String) -> [String] {
    switch (old, new) {
    case (nil, nil): []
    case (nil, _?): [subject + ": mask is new"]
    case (_?, nil): [subject + ": mask is gone"]
    case (let old?, let new?):
      (change("name", old.name, new.name, Phrase.name)
        .map { "\(subject): mask \($0)" }) + lines(old, new, subject: "mask " + self.subject(new))
    }
  }

  /// Names the part that differs where both are of a kind: a tint is no reason to repeat the whole text.
  private static func content(_ old: Content, _ new: Content) -> [String] {
    switch (old, new) {
    case (.color(let old), .color(let new)): change("color", old, new, Phrase.color)
    case (.text(let oldText, let oldColor), .text(let newText, let newColor)) where oldText == newText:
      change("text color", oldColor, newColor, Phrase.color)
    case (.image(let oldImage, let oldTint), .image(let newImage, let newTint)) where oldImage == newImage:
      change("tint", oldTint, newTint) { $0.map(Phrase.color) ?? "none" }
    case (.drawing(let old), .drawing(let new)): drawing(old, new)
    default:
      change("content", old, new) { content in
        let words = Phrase.content(content) { "\(Phrase.size($0.size)) of \($0.shapes.count) shapes" }
        return words.isEmpty ? "none" : words.joined(separator: " ")
      }
    }
  }

  private static func drawing(_ old: Drawing, _ new: Drawing) -> [String] {
    let size = change("drawing size", old.size, new.size, Phrase.size)
    let count = change("drawing shapes", old.shapes.count, new.shapes.count) { "\($0)" }
    let pairs = zip(old.shapes, new.shapes).enumerated()
    guard let first = pairs.first(where: { $0.element.0 != $0.element.1 }) else { return size + count }
    let (was, now) = first.element
    return size + count + change("drawing shape \(first.offset + 1):", was, now, Phrase.shape)
  }
}
