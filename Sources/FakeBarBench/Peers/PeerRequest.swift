/// A request to `peers.py`.
package struct PeerRequest: Encodable {
  package struct Picture: Encodable {
    package var path: String
    package var width: Int
    package var height: Int
  }

  /// A key of its table of tasks.
  package var task: String
  package var picture: Picture?
  /// How often a run does it.
  package var times: Int
  package var level: Int?
  package var sigma: Double?
  /// Expected and actual files.
  package var pairs: [[String]]?
  /// The file of a `Drawing`.
  package var drawing: String?
  package var measuresMemory = false

  package init(
    _ task: String, picture: Picture? = nil, times: Int = 1, level: Int? = nil, sigma: Double? = nil,
    pairs: [[String]]? = nil, drawing: String? = nil
  ) {
    self.task = task
    self.picture = picture
    self.times = times
    self.level = level
    self.sigma = sigma
    self.pairs = pairs
    self.drawing = drawing
  }
}
