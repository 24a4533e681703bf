/// A scene whose steps cannot be shown as they were asked for. Every message ends with the remedy.
public enum StagingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// `visible` are the numbers that could have been chosen.
  case noSuchStep(Int, file: String, visible: [Int])
  case refused(file: String, reason: String)

  public var description: String {
    switch self {
    case .noSuchStep(let number, let file, let visible):
      "\(file): there is no step \(number) to render: use "
        + (visible.isEmpty ? "no step number" : visible.map(String.init).joined(separator: ", "))
        + " (steps count from 1; a wait shows nothing)"
    case .refused(let file, let reason): "\(file): the stack cannot be set up: \(reason)"
    }
  }
}
