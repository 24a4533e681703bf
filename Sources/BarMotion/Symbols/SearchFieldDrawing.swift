public import BarDisplay
public import BarGeometry
public import BarModel

/// A search field without text: a rounded box, a lens and the placeholder.
public enum SearchFieldDrawing {
  /// A drawing of `size`; UIKit makes the field 36 high since iOS 11 (documented in Flutter's twin of it). An
  /// empty placeholder is UIKit's own word.
  public static func make(_ placeholder: String, size: Size, traits: Traits) -> Drawing {
    var canvas = SceneryCanvas(size: size, direction: traits.direction, locale: traits.locale)
    // Radius 10 and the fills: documented (colour dumps of iOS 13; the grey of iOS 11 and 12 is assumed).
    let isOld = traits.os < 13
    let grey = Color(red: 0.557, green: 0.557, blue: 0.576)
    let fill = isOld ? grey.withAlpha(0.12) : named("tertiarySystemFill", traits)
    let ink = isOld ? grey : named("secondaryLabel", traits)
    canvas.rect(0, 0, size.width, size.height, radius: min(10, size.height / 2), fill)
    let lens = Rect(x: 8, y: size.height / 2 - 7.6, width: 15.2, height: 15.2)
    var pen = SymbolPen(look: .field, box: lens)
    pen.magnifier()
    for shape in pen.shapes(ink) {
      // The handle stays at the lower right when the field is mirrored (documented in Apple's guidelines for
      // right-to-left: tools are held in the right hand).
      canvas.add(traits.isRightToLeft ? shape.mirrored(in: 2 * lens.midX) : shape)
    }
    let text = placeholder.isEmpty ? BarWords.words(locale: traits.locale).search : placeholder
    // Text from 30 (assumed), centred by its capitals, 12 points high at 17 (measured for titles).
    canvas.text(
      text, x: 30, baseline: size.height / 2 + 6, width: size.width - 38, size: 17, color: ink)
    return canvas.drawing
  }

  private static func named(_ name: String, _ traits: Traits) -> Color {
    SystemColor.color(name, style: traits.style) ?? .clear
  }
}
