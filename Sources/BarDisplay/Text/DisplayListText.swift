/// Display lists as text: the golden that people review and the form a bug report quotes.
///
///     fakebar display list 1
///     drawing 1 393x852
///       rect 0,0 393x852 #F2F2F7
///       text 16,104 200x22 "Wi-Fi" 17 regular baseline 16.5 #000000
///     frame "progress 0.5" 393x852 @3
///       layer from/page -58.95,0 393x852 drawing 1 rasterize
///       layer bar/back 0,59 393x44
///         mask layer bar/back/mask 0,0 60x44 color #000000
///         layer bar/back/title -20,0 60x44 text "Inbox" 17 regular baseline 28 #007AFF opacity 0.4
///
/// One layer a line, indented by two spaces under its parent; what has its default value is left out. A
/// layer's mask comes before its sublayers. Drawings stand once at the top and are shared by all frames.
///
/// A line's words in their order, optional ones in brackets:
///
///     drawing NUMBER WxH
///     frame "label" WxH @SCALE
///     [mask] layer NAME X,Y WxH [CONTENT] [contents WxH] [opacity N] [backdrop FILTER…]
///                              [clips] [rasterize]
///
///     CONTENT  color COLOR | text TEXT | image IMAGE | gradient GRADIENT | drawing NUMBER
///     FILTER   blur SIGMA | saturate AMOUNT
///     TEXT     "string" SIZE WEIGHT [family NAME] [kern N] [rtl] [locale NAME] baseline N
///              [center | trailing] COLOR
///     IMAGE    DIGEST WxH [FILL] [flipped] [tint COLOR]
///     FILL     scaleAspectFit | scaleAspectFill | topLeft | resizable TOP,LEFT,BOTTOM,RIGHT tile|stretch
///     GRADIENT [COLOR LOCATION]… [angle DEGREES]
///     COLOR    #RRGGBB | #RRGGBBAA | rgba(R G B A), components 0…1, when 8 bits would lose something
///
///     a drawing's shapes:
///     rect X,Y WxH [radius N] COLOR            ellipse X,Y WxH COLOR
///     fill COLOR PATH                          stroke width N COLOR PATH
///     gradient X,Y WxH [radius N] GRADIENT     shadow X,Y WxH [radius N] blur SIGMA COLOR
///     text X,Y WxH TEXT                        image X,Y WxH IMAGE
///
///     PATH     M X,Y | L X,Y | C X,Y X,Y X,Y | Z, as in SVG
///
/// Lengths are points. A NAME is a word of ASCII letters, digits and `/._-+:`, or else a quoted string;
/// strings escape what cannot be seen, as Swift does (`\n`, `\u{202E}`).
public enum DisplayListText {
  static let title = "fakebar display list"
  static let version = "1"

  /// Layers may lie this deep in each other; a guard against nonsense, real bars use about six levels.
  public static let maximumDepth = 64

  /// The frames of a golden as text. Cost: linear in the text.
  ///
  /// `parse` gives back equal lists unless a number is infinite or not a number, or layers are nested
  /// deeper than `maximumDepth`; such a list is still printed, for the eye.
  public static func dump(_ frames: [(label: String, list: DisplayList)]) -> String {
    var writer = DisplayListWriter()
    for frame in frames { writer.append(frame.list, label: frame.label) }
    return writer.text
  }

  /// One list as a text of its own.
  public static func dump(_ list: DisplayList, label: String = "") -> String {
    dump([(label, list)])
  }

  /// Reads what `dump` wrote. Cost: linear in the text.
  ///
  /// - Throws: `DisplayListTextError` with the first line that cannot be read, and what to do.
  public static func parse(
    _ text: String
  ) throws(DisplayListTextError) -> [(label: String, list: DisplayList)] {
    var parser = DisplayListParser(text)
    return try parser.frames()
  }
}
