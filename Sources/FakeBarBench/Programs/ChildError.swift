/// A process of this program that did not do its part.
struct ChildError: Error, CustomStringConvertible {
  var arguments: [String]

  var description: String {
    "a part broke; run FakeBarBench \(arguments.joined(separator: " ")) to see why"
  }
}
