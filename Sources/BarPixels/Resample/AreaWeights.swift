/// How much of each source pixel a target pixel covers along one axis, in 1/65,536 of the target pixel.
struct AreaWeights {
  /// The first source pixel of each target pixel, and where its weights start; one more for the end.
  private(set) var firstPixel: [Int] = []
  private(set) var firstWeight: [Int] = []
  private(set) var weights: [UInt32] = []

  /// The weights of a target pixel add up to exactly this.
  static let one = 65_536

  /// Both counts are pixels and positive. Cost: O(source + target).
  ///
  /// In units of 1/target source pixels, target pixel i covers i·source … (i + 1)·source and source pixel k
  /// covers k·target … (k + 1)·target: whole numbers. Weights are differences of rounded boundaries, so
  /// they cannot fail to add up.
  init(source: Int, target: Int) {
    for i in 0..<target {
      let start = i * source
      let end = start + source
      firstPixel.append(start / target)
      firstWeight.append(weights.count)
      var done = 0
      var pixel = start / target
      while pixel * target < end {
        let reached = min((pixel + 1) * target, end) - start
        let boundary = (reached * Self.one + source / 2) / source
        weights.append(UInt32(boundary - done))
        done = boundary
        pixel += 1
      }
    }
    firstWeight.append(weights.count)
  }
}
