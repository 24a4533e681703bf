import CFontconfig

/// A fontconfig configuration that holds only the given fonts: no folders, no cache, nothing of /etc/fonts.
///
/// Complete when `init` returns and never changed again, which is why threads may share it.
final class FontConfiguration: @unchecked Sendable {
  /// A font file, or one face of a collection. Loading one face of Noto Sans CJK takes 3 ms, all ten 30 ms
  /// (measured).
  struct Source: Hashable {
    var path: String
    var face: Int32?
  }

  let handle: OpaquePointer
  /// Scalars that every face of a family has, by `key(family)`; families with colour glyphs are left out.
  private let coverage: [String: OpaquePointer]
  /// Names as the fonts spell them, in order of loading.
  let familyNames: [String]
  private let familyKeys: Set<String>
  let hasColorFonts: Bool

  init(_ sources: [Source]) throws(FontError) {
    guard ProcessFontconfig.isIsolated, let handle = FcConfigCreate() else {
      throw .unavailable("no configuration")
    }
    self.handle = handle
    FcConfigSetRescanInterval(handle, 0)
    var faces: [(family: String, charset: OpaquePointer?)] = []
    do throws(FontError) {
      try FontConfiguration.loadRules(into: handle)
      for source in sources { try FontConfiguration.load(source, into: handle) }
      faces = FontConfiguration.faces(of: handle)
    } catch {
      FcConfigDestroy(handle)
      throw error
    }
    var coverage: [String: OpaquePointer] = [:]
    var names: [String] = []
    for face in faces {
      let key = FontConfiguration.key(face.family)
      if !names.contains(face.family) { names.append(face.family) }
      guard let charset = face.charset else { continue }
      if let known = coverage[key] {
        coverage[key] = FcCharSetIntersect(known, charset)
        FcCharSetDestroy(known)
      } else {
        coverage[key] = FcCharSetCopy(charset)
      }
    }
    self.coverage = coverage
    familyNames = names
    familyKeys = Set(names.map(FontConfiguration.key))
    hasColorFonts = faces.contains { $0.charset == nil }
  }

  deinit {
    for charset in coverage.values { FcCharSetDestroy(charset) }
    FcConfigDestroy(handle)
  }

  /// Family names match as in fontconfig: ASCII case and blanks do not count.
  static func key(_ family: String) -> String { family.lowercased().filter { $0 != " " } }

  func contains(family: String) -> Bool { familyKeys.contains(FontConfiguration.key(family)) }

  /// The scalars of these families; those with colour glyphs are left out.
  func coverage(of families: [String]) -> FontCoverage {
    FontCoverage(charsets: families.compactMap { coverage[FontConfiguration.key($0)] }, owner: self)
  }
}
