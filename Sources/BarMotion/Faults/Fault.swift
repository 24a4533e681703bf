/// A known defect of an iOS version or a library, to be put into a healthy transition on purpose: it proves that the
/// inspections see it.
public protocol Fault: Sendable {
  /// The word in scene files.
  static var name: String { get }
  /// One sentence for lists: what happens, and where it was seen.
  static var summary: String { get }
  /// The inspections that must find it.
  static var checks: [String] { get }
  /// Its options with what is taken where they are left out.
  static var options: [FaultOption] { get }

  /// - Throws: for options or values that it does not have.
  init(_ choice: FaultChoice) throws(FaultError)

  var choice: FaultChoice { get }

  /// Changes the display lists of the flight's frames. O(frames · layers).
  func apply(to flight: inout Flight)
}

extension Fault {
  public var name: String { Self.name }
  public static var options: [FaultOption] { [] }
}
