/// What is wrong with several files, in their order.
struct SeveralErrors: Error, CustomStringConvertible {
  /// Never empty.
  var errors: [any Error]

  var description: String { errors.map { "\($0)" }.joined(separator: "\n") }
}
