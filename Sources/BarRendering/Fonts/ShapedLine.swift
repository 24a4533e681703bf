import BarGeometry
import CCairo
import CPango

/// One line of positioned glyphs; owns the Pango layout they live in. All but drawing happens inside the gate.
final class ShapedLine {
  /// Glyphs of one font, starting at `x` points from the line's left edge.
  struct Run {
    var font: UnsafeMutablePointer<PangoFont>
    var glyphs: UnsafeMutablePointer<PangoGlyphString>
    var x: Double
    /// True for emoji: their pictures cannot be had as outlines.
    var isColor: Bool
  }

  private let layout: OpaquePointer
  private(set) var text: String
  private let kern: Double

  /// - Parameters:
  ///   - layout: with font and direction set; the line becomes its owner.
  ///   - kern: points.
  init(layout: OpaquePointer, text: String, kern: Double) {
    self.layout = layout
    self.text = text
    self.kern = kern
    shape(text)
  }

  deinit { FontGate.pass { g_object_unref(UnsafeMutableRawPointer(layout)) } }

  /// Points. Pango leaves letter spacing out at the end of a line; UIKit adds it after every glyph
  /// (documented: NSAttributedString.Key.kern).
  var width: Double {
    var logical = PangoRectangle()
    guard !text.isEmpty, let line = pango_layout_get_line_readonly(layout, 0) else { return 0 }
    pango_layout_line_get_extents(line, nil, &logical)
    return max(0, Double(logical.width) / Double(PANGO_SCALE) + kern)
  }

  var unknownGlyphCount: Int { Int(pango_layout_get_unknown_glyphs_count(layout)) }
  var hasColor: Bool { runs.contains(where: \.isColor) }

  /// Replaces the text.
  func shape(_ text: String) {
    self.text = text
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
  }

  /// From left to right. What they point at lives until the text is replaced.
  var runs: [Run] {
    guard let iterator = pango_layout_get_iter(layout) else { return [] }
    defer { pango_layout_iter_free(iterator) }
    var runs: [Run] = []
    var line = PangoRectangle()
    pango_layout_iter_get_line_extents(iterator, nil, &line)
    repeat {
      guard let run = pango_layout_iter_get_run_readonly(iterator),
        let font = run.pointee.item.pointee.analysis.font, let glyphs = run.pointee.glyphs
      else { continue }
      var logical = PangoRectangle()
      pango_layout_iter_get_run_extents(iterator, nil, &logical)
      let face = hb_font_get_face(pango_font_get_hb_font(font))
      let isColor = hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
      let x = (Double(logical.x) - Double(line.x)) / Double(PANGO_SCALE)
      runs.append(Run(font: font, glyphs: glyphs, x: x, isColor: isColor))
    } while pango_layout_iter_next_run(iterator) != 0
    return runs
  }

  /// Where ink falls, in points from the line's left end on the baseline; zero when there is none.
  var inkBounds: Rect {
    var bounds = Rect.zero
    for run in runs {
      var ink = PangoRectangle()
      pango_glyph_string_extents(run.glyphs, run.font, &ink, nil)
      let unit = 1 / Double(PANGO_SCALE)
      bounds = bounds.union(
        Rect(
          x: run.x + Double(ink.x) * unit, y: Double(ink.y) * unit, width: Double(ink.width) * unit,
          height: Double(ink.height) * unit))
    }
    return bounds
  }

  /// Draws with `canvas`'s colour; `origin` is the left end of the baseline, in the canvas's units.
  ///
  /// Outlines are filled as paths, because Cairo 1.16 moves glyph bitmaps to whole pixels. Every run
  /// stands on the one baseline: with HarfBuzz 4 and later, Pango 1.50 shifts runs of other scripts
  /// by the difference of the fonts' own baselines, which lifts Arabic beside Chinese by a third of its size.
  func draw(on canvas: Canvas, at origin: Point, alpha: Double) {
    for run in FontGate.pass({ runs }) {
      if run.isColor {
        FontGate.pass {
          cairo_move_to(canvas.context, origin.x + run.x, origin.y)
          canvas.pushGroup()
          pango_cairo_show_glyph_string(canvas.context, run.font, run.glyphs)
          canvas.popGroup(alpha: alpha)
        }
      } else {
        FontGate.pass {
          cairo_move_to(canvas.path, origin.x + run.x, origin.y)
          pango_cairo_glyph_string_path(canvas.path, run.font, run.glyphs)
        }
        canvas.fillPath()
      }
    }
  }
}
