/// A claim that needs no clock.
struct Check {
  var name: String
  /// What was found, and what the bar is.
  var finding: String
  var holds: Bool
}
