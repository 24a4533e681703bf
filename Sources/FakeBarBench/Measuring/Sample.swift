/// What one run of a contender gave.
package struct Sample {
  package var nanoseconds: Double
  /// Of the files that it made, when it makes some.
  package var fileBytes: Int?

  package init(nanoseconds: Double, fileBytes: Int? = nil) {
    self.nanoseconds = nanoseconds
    self.fileBytes = fileBytes
  }
}
