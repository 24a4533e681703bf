/// Bands that were drawn, by frame: several checks look at the same.
final class BandStore {
  var frames: [Int: BandFrame] = [:]
}
