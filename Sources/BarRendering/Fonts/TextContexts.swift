import BarGeometry
import CCairo
import CFontconfig
import CPango

/// What Pango shapes texts in, each made when a text first needs it, shared by all shapers of a library: opening font
/// files is what costs. Used inside the gate only.
///
/// A context is never changed once it is made, because lines of other threads may live in it and would be laid out anew.
final class TextContexts: @unchecked Sendable {
  struct Key: Hashable {
    var selection: FontSelection
    /// BCP 47.
    var locale: String
    var direction: LayoutDirection
  }

  private var maps: [FontSelection: UnsafeMutablePointer<PangoFontMap>] = [:]
  private var contexts: [Key: OpaquePointer] = [:]

  deinit {
    FontGate.pass {
      for context in contexts.values { g_object_unref(UnsafeMutableRawPointer(context)) }
      for map in maps.values { g_object_unref(map) }
    }
  }

  /// - Parameter configuration: the selection's.
  func context(for key: Key, configuration: FontConfiguration) throws(FontError) -> OpaquePointer {
    if let known = contexts[key] { return known }
    let map = try map(for: key.selection, configuration: configuration)
    guard let context = pango_font_map_create_context(map), let options = cairo_font_options_create() else {
      throw .unavailable("no context")
    }
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string(key.locale))
    pango_context_set_base_dir(
      context, key.direction == .rightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    contexts[key] = context
    return context
  }

  private func map(
    for selection: FontSelection, configuration: FontConfiguration
  ) throws(FontError) -> UnsafeMutablePointer<PangoFontMap> {
    if let known = maps[selection] { return known }
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      throw .unavailable("no font map")
    }
    pango_fc_font_map_set_config(OpaquePointer(map), configuration.handle)
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    maps[selection] = map
    return map
  }
}
