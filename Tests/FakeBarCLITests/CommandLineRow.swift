import Testing

/// What a command line is to answer.
struct CommandLineRow: Sendable, CustomTestStringConvertible {
  var arguments: [String]
  var code: Int32
  /// A part of standard error; nil = it stays empty.
  var errors: String?
  /// A part of standard output; nil = it stays empty.
  var output: String?
  var input = ""
  var variables: [String: String] = [:]

  init(
    _ arguments: [String], _ code: Int32, errors: String? = nil, output: String? = nil, input: String = "",
    variables: [String: String] = [:]
  ) {
    self.arguments = arguments
    self.code = code
    self.errors = errors
    self.output = output
    self.input = input
    self.variables = variables
  }

  /// Words parted by spaces.
  init(
    _ line: String, _ code: Int32, errors: String? = nil, output: String? = nil, input: String = "",
    variables: [String: String] = [:]
  ) {
    self.init(
      line.split(separator: " ").map(String.init), code, errors: errors, output: output, input: input,
      variables: variables)
  }

  var testDescription: String { "fakebar " + arguments.joined(separator: " ") }
}
