import BarGeometry
import BarModel
import BarRendering

/// Layout's view of the fonts.
struct FontMeasuring: TextMeasuring {
  private let measurer: PangoTextMeasurer

  init(_ fonts: FontLibrary) { measurer = PangoTextMeasurer(library: fonts) }

  /// Layout itself cannot fail; a font that could not be used is reported here afterwards.
  func check() throws(FontError) {
    if let failure = measurer.failure { throw failure }
  }

  func width(of string: String, font: FontDescription, direction: LayoutDirection, locale: String) -> Double {
    measurer.width(of: string, font: font, direction: direction, locale: locale)
  }
}
