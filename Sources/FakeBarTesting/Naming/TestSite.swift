/// Where a test asks for a comparison, and which test that is.
package struct TestSite: Hashable, Sendable {
  /// The module of the test.
  package var module: String
  /// The path of the source file that holds the test; goldens lie beside it.
  package var testFile: String
  /// The suites around the test, outermost first.
  package var suites: [String]
  /// The test's function as Swift names it: “opens()”, “shows(_:)”.
  package var function: String
  /// One test is run with several arguments.
  package var isParameterized: Bool
  /// Where the comparison is asked for: what an issue points to.
  package var caller: SourcePoint

  package init(
    module: String, testFile: String, suites: [String] = [], function: String, isParameterized: Bool = false,
    caller: SourcePoint
  ) {
    self.module = module
    self.testFile = testFile
    self.suites = suites
    self.function = function
    self.isParameterized = isParameterized
    self.caller = caller
  }

  /// What tells tests of a run apart.
  var identity: [String] { [module, testFile] + suites + [function] }
}
