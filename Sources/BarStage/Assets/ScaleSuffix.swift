/// The `@2x` of a file's name.
struct ScaleSuffix {
  /// nil when there is none.
  var written: Int?
  /// 1 when there is none.
  var scale: Double { Double(written ?? 1) }

  init(_ path: String) {
    let stem = FilePath.stem(of: path)
    // A device follows the scale: arrow@2x~ipad.png.
    let plain = stem.split(separator: "~").first.map(String.init) ?? stem
    written = (1...3).first { plain.hasSuffix("@\($0)x") }
  }

  /// The candidate of this scale, else the nearest larger one, else the largest.
  static func best<Candidate>(
    _ candidates: [Candidate], scale: Double, of value: (Candidate) -> Double
  ) -> Candidate? {
    let enough = candidates.filter { value($0) >= scale }
    return enough.min { value($0) < value($1) } ?? candidates.max { value($0) < value($1) }
  }
}
