/// Something that there can be more of, and what is done with it.
struct GrowthAxis: Sendable {
  var name: String
  /// What is counted: "frames".
  var unit: String
  var counts: [Int]
  /// Makes everything and measures; runs in a child process.
  var measure: @Sendable (_ count: Int, _ jobs: Int) throws -> [GrowthSample]

  static let all: [GrowthAxis] = [.frames, .pixels, .layers, .screens, .scenes]
}
