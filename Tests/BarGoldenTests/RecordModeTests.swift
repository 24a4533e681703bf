import BarGolden
import Testing

struct RecordModeTests {
  /// As the services document what they set.
  static let servers = [
    ("CI", "true"), ("GITHUB_ACTIONS", "true"), ("GITLAB_CI", "true"),
    ("JENKINS_URL", "https://ci.example.org/"),
    ("TEAMCITY_VERSION", "2024.03"), ("BUILDKITE", "true"), ("TF_BUILD", "True"), ("CIRCLECI", "true"),
    ("TRAVIS", "true"), ("BITRISE_IO", "true"), ("APPVEYOR", "True"), ("CODEBUILD_BUILD_ID", "project:b1e6"),
    ("BITBUCKET_BUILD_NUMBER", "7"),
  ]

  @Test("a build server is known by each of the documented variables", arguments: servers)
  func server(_ variable: (name: String, value: String)) {
    #expect(BuildServer([variable.name: variable.value])?.variable == variable.name)
    #expect(
      BuildServer.variables.contains(variable.name) && BuildServer.variables.count == Self.servers.count)
    for value in ["", "0", "false", "False", "FALSE"] { #expect(BuildServer([variable.name: value]) == nil) }
  }

  @Test("a variable that denies it does not silence another that tells")
  func denial() {
    #expect(BuildServer(["CI": "false", "TF_BUILD": "True"])?.variable == "TF_BUILD")
    #expect(BuildServer(["HOME": "/root", "CITY": "true"]) == nil)
  }

  @Test("an option wins over our variable, and that over the one of snapshot testing")
  func order() throws {
    let both = ["FAKEBAR_RECORD": "missing", "SNAPSHOT_TESTING_RECORD": "never"]
    #expect(try RecordMode.chosen("failed", both) == .failed)
    #expect(try RecordMode.chosen(nil, both) == .missing)
    #expect(try RecordMode.chosen(nil, ["SNAPSHOT_TESTING_RECORD": "never"]) == .never)
    #expect(try RecordMode.chosen(nil, [:]) == .all)
    #expect(try RecordMode.chosen(nil, ["FAKEBAR_RECORD": ""], standard: .missing) == .missing)
    let asked = try RecordMode.asked(in: both)
    #expect(asked?.mode == .missing && asked?.variable == "FAKEBAR_RECORD")
    #expect(try RecordMode.asked(in: [:]) == nil)
  }

  @Test("“changed” is another word for “failed”")
  func changed() throws {
    #expect(try RecordMode(word: "changed") == .failed)
    #expect(try RecordMode.chosen(nil, ["FAKEBAR_RECORD": "changed"]) == .failed)
  }

  @Test(
    "an unknown word is an error wherever it stands, even behind one that wins",
    arguments: ["ALL", "true", "1", "al", " all", "missing,failed"])
  func unknown(_ word: String) {
    #expect(throws: GoldenError.unknownRecordMode(word)) { try RecordMode.chosen(word, [:]) }
    for variable in RecordMode.variables {
      let error = #expect(throws: GoldenError.unknownRecordMode(word, variable: variable)) {
        try RecordMode.chosen("all", ["FAKEBAR_RECORD": "all", "CI": "1"].merging([variable: word]) { $1 })
      }
      #expect(error?.category == .usage)
      #expect(error?.description.contains(" in \(variable); use one of all, missing, failed, never") == true)
    }
  }

  @Test("on a build server nothing is recorded unless someone says so twice")
  func onServer() throws {
    let server = ["GITHUB_ACTIONS": "true"]
    #expect(try RecordMode.chosen(nil, server) == .never)
    #expect(try RecordMode.chosen("never", server) == .never)
    #expect(try RecordMode.chosen(nil, server, isAllowedOnBuildServers: true) == .all)
    for mode in ["all", "missing", "failed", "changed"] {
      let error = #expect(throws: GoldenError.recordingOnBuildServer(variable: "GITHUB_ACTIONS")) {
        try RecordMode.chosen(mode, server)
      }
      #expect(error?.category == .usage && error?.description.contains("--allow-ci-record") == true)
      #expect(throws: GoldenError.self) {
        try RecordMode.chosen(nil, server.merging(["FAKEBAR_RECORD": mode]) { $1 })
      }
      #expect(try RecordMode.chosen(mode, server, isAllowedOnBuildServers: true).rawValue.isEmpty == false)
    }
  }
}
