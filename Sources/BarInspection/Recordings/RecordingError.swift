/// Frames that are no recording of a transition. Every message ends with the remedy.
public enum RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
  case tooFewFrames(Int)
  case otherSize(frame: Int, width: Int, height: Int)
  case unlikelyScale(Double, width: Int, height: Int)

  public var description: String {
    switch self {
    case .tooFewFrames(let count):
      "a transition has at least two frames, and there \(count == 1 ? "is 1" : "are \(count)"); "
        + "name a folder with the PNG files of one transition"
    case .otherSize(let frame, let width, let height):
      "frame \(frame) is \(width)×\(height) pixels and the first is not; keep only frames of one recording"
    case .unlikelyScale(let scale, let width, let height):
      "at \(scale) pixels a point the screen would be \(width)×\(height) points; correct --scale"
    }
  }
}
