/// What to do when a contender is not there.
package enum Remedy {
  package static let install = "not installed: run .ci/setup --bench"
  package static let build = "not built: run swift build -c release"
}
