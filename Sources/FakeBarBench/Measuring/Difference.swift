/// A row that nothing is run for: what one rival takes less what another does, such as a process less its start-up.
package struct Difference {
  package var name: String
  package var whole: String
  package var part: String

  package init(_ name: String, _ whole: String, less part: String) {
    self.name = name
    self.whole = whole
    self.part = part
  }
}
