/// A claim that needs no clock.
package struct Check {
  package var name: String
  /// What was found, and what the bar is.
  package var finding: String
  package var holds: Bool

  package init(name: String, finding: String, holds: Bool) {
    self.name = name
    self.finding = finding
    self.holds = holds
  }
}
