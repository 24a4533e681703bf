/// What a file's name says of itself: `arrow@2x~ipad.png`.
struct ScaleSuffix {
  /// nil when there is none.
  var written: Int?
  /// "iphone", "ipad", or nil.
  var idiom: String?
  /// 1 when there is none.
  var scale: Double { Double(written ?? 1) }

  init(_ path: String) {
    var stem = FilePath.stem(of: path)[...]
    // A device follows the scale (documented: Apple, "Resource Programming Guide").
    idiom = ["iphone", "ipad"].first { stem.hasSuffix("~" + $0) }
    if let idiom { stem = stem.dropLast(idiom.count + 1) }
    written = (1...3).first { stem.hasSuffix("@\($0)x") }
  }

  /// The candidate of this scale, else the nearest larger one, else the largest; of equals the first.
  static func best<Candidate>(
    _ candidates: [Candidate], scale: Double, of value: (Candidate) -> Double
  ) -> Candidate? {
    let enough = candidates.filter { value($0) >= scale }
    if let best = enough.min(by: { value($0) < value($1) }) { return best }
    guard let most = candidates.map(value).max() else { return nil }
    return candidates.first { value($0) == most }
  }
}
