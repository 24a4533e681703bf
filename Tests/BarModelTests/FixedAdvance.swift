import BarGeometry
import BarModel

/// A font in which every character is equally wide, so that widths can be worked out in the head.
struct FixedAdvance: TextMeasuring {
  var advance = 10.0

  func width(of string: String, font: FontDescription, direction: LayoutDirection, locale: String)
    -> Double
  { Double(string.count) * advance }
}
