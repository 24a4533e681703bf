import BarGeometry

/// An interruption that cannot be. Every message ends with the remedy.
public enum InterruptionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// `low` and `high`: between which progress values something runs by itself.
  case neverThere(Double, low: Double, high: Double)
  case nothingRuns
  /// The name of what comes in.
  case leadsElsewhere(String)
  case notAnimated(String)

  public var description: String {
    switch self {
    case .neverThere(let progress, let low, let high):
      "after the finger's release the progress is never \(InterruptionError.text(progress)); write a number from"
        + " \(InterruptionError.text(low)) to \(InterruptionError.text(high))"
    case .nothingRuns:
      "nothing runs that could be interrupted; leave interrupt out, or let the step be animated"
    case .leadsElsewhere(let operation):
      "\(operation) leads neither on nor back; let then be what takes it back (a pop of a push, a push of the page "
        + "that a pop takes away), what carries a cancelled swipe on ({pop: true}), or another swipe"
    case .notAnimated(let operation):
      "a \(operation) that is not animated takes nothing over; leave out animated: false, or make it a step of its own"
    }
  }

  /// Without ".0".
  private static func text(_ number: Double) -> String {
    let rounded = number.quantized
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
