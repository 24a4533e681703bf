import CFontconfig

extension FontConfiguration {
  static func load(_ source: Source, into config: OpaquePointer) throws(FontError) {
    guard let face = source.face else {
      guard FcConfigAppFontAddFile(config, source.path) != 0 else { throw .unreadable(path: source.path) }
      return
    }
    var count: Int32 = 0
    // The set exists once a whole file was added; the system font always comes first.
    guard let set = FcConfigGetFonts(config, FcSetApplication),
      let pattern = FcFreeTypeQuery(source.path, UInt32(face), nil, &count),
      FcFontSetAdd(set, pattern) != 0
    else { throw .unreadable(path: source.path) }
  }

  /// Family and scalars of every loaded face; no scalars for fonts with colour glyphs.
  static func faces(of config: OpaquePointer) -> [(family: String, charset: OpaquePointer?)] {
    guard let set = FcConfigGetFonts(config, FcSetApplication), let fonts = set.pointee.fonts else {
      return []
    }
    return (0..<Int(set.pointee.nfont)).compactMap { index in
      var name: UnsafeMutablePointer<FcChar8>?
      var charset: OpaquePointer?
      var isColor: FcBool = 0
      guard let font = fonts[index], FcPatternGetString(font, FC_FAMILY, 0, &name) == FcResultMatch,
        let name, FcPatternGetCharSet(font, FC_CHARSET, 0, &charset) == FcResultMatch
      else { return nil }
      FcPatternGetBool(font, FC_COLOR, 0, &isColor)
      return (String(cString: name), isColor != 0 ? nil : charset)
    }
  }

  static func loadRules(into config: OpaquePointer) throws(FontError) {
    guard FcConfigParseAndLoadFromMemory(config, rules, 0) != 0 else { throw .unavailable("its rules") }
  }

  /// A family's own scale, which texts in other scripts beside it do not have.
  private static func scaling(_ family: FontFamily) -> String {
    """
    <match target="font">
      <test name="family" compare="eq"><string>\(family.name)</string></test>
      <edit name="pixelsize" mode="assign">
        <times><name>pixelsize</name><double>\(family.scale)</double></times>
      </edit>
    </match>
    """
  }

  /// No hinting (iOS has none); the system font's scale; colour emoji by their own family; and, as bitmap fonts are
  /// drawn at their one size (136 px) otherwise, a matrix that scales them to the size asked for.
  private static let rules = """
    <?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
    <fontconfig>
    <match target="pattern">
      <edit name="hinting" mode="assign"><bool>false</bool></edit>
      <edit name="hintstyle" mode="assign"><const>hintnone</const></edit>
      <edit name="autohint" mode="assign"><bool>false</bool></edit>
      <edit name="antialias" mode="assign"><bool>true</bool></edit>
      <edit name="rgba" mode="assign"><const>none</const></edit>
      <edit name="lcdfilter" mode="assign"><const>lcdnone</const></edit>
    </match>
    <match target="pattern">
      <test name="family"><string>emoji</string></test>
      <edit name="family" mode="prepend" binding="strong"><string>\(FontCatalog.emoji.name)</string></edit>
    </match>
    \(scaling(FontCatalog.system))
    \(scaling(FontCatalog.display))
    <match target="font">
      <test name="outline" compare="eq"><bool>false</bool></test>
      <test name="scalable" compare="eq"><bool>true</bool></test>
      <edit name="pixelsizefixupfactor" mode="assign">
        <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
      </edit>
      <edit name="matrix" mode="assign">
        <times><name>matrix</name>
          <matrix>
            <name>pixelsizefixupfactor</name><double>0</double>
            <double>0</double><name>pixelsizefixupfactor</name>
          </matrix>
        </times>
      </edit>
      <edit name="size" mode="assign">
        <divide><name>size</name><name>pixelsizefixupfactor</name></divide>
      </edit>
    </match>
    </fontconfig>
    """
}
