/// How unlike two frames are by what moves in their lists.
enum ListDistance {
  /// Of the golden's frame and today's: 0 for frames in which all that moves is alike, at most 1,000,000. The mean over
  /// the moving tracks of how far they are apart, as a part of the way that the track goes on both sides together;
  /// a layer that only one of them has is as far as can be.
  static func between(_ golden: Int, _ actual: Int, _ tracks: ListTracks) -> Int {
    var sum = 0.0
    var count = 0
    for track in tracks.tracks where track.moves {
      count += 1
      switch (track.golden[golden], track.actual[actual]) {
      case (let a?, let b?): sum += min(1, abs(a - b) / track.way)
      case (nil, nil): break
      default: sum += 1
      }
    }
    return count == 0 ? 0 : Int((sum / Double(count) * 1_000_000).rounded())
  }
}
