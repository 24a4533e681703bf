extension ShapedLine {
  /// Cuts the end off and puts an ellipsis there, when the line is wider than `limit` points. At least the
  /// ellipsis stays. Cost: some ten shapings.
  ///
  /// Not left to Pango, which stretches the ellipsis until the line fills the width: a centred title then
  /// stands off centre, and in right-to-left text a gap opens before the dots.
  func truncate(to limit: Double) {
    // A frame that was made from the measured width and rounded must not lose a letter.
    let limit = limit + 0.05
    guard width > limit else { return }
    let whole = text
    let ends = Array(whole.indices)
    func shapePrefix(_ count: Int) {
      let kept = whole[..<ends[count]]
      let end = kept.lastIndex { !$0.isWhitespace }.map(kept.index(after:)) ?? kept.startIndex
      shape(kept[..<end] + "…")
    }
    // `fitting` clusters fit, or are none; `tooLong` do not.
    var fitting = 0
    var tooLong = ends.count
    while tooLong - fitting > 1 {
      let middle = (fitting + tooLong) / 2
      shapePrefix(middle)
      if width > limit { tooLong = middle } else { fitting = middle }
    }
    shapePrefix(fitting)
  }
}
