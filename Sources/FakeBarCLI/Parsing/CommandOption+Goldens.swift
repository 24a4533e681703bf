import FakeBar

extension CommandOption {
  static let golden = CommandOption(
    "golden", value: "dir", "The folder of goldens.", default: "as the project says", values: .folders)
  static let filter = CommandOption("filter", value: "name", "Only scenes whose name holds this.")
  static let shard = CommandOption(
    "shard", value: "i/n",
    "A part of the scenes: 3/8; auto, from variables of the system that runs the job; auto/8, where it gives no count.",
    default: "as the variables say", values: .suggested(["auto"]))
  static let out = CommandOption(
    "out", value: "dir", "Where the report and what differs go.",
    default: "\(RunFolder.standard), with a shard \(RunFolder.standard)/shard-i-of-n", values: .folders)
  static let from = CommandOption(
    "from", value: "dir", "The folder of the check, such as one that a build server kept.",
    default: RunFolder.standard, values: .folders)
  static let report = CommandOption(
    "report", value: "file", "A report besides, its form by the ending: .html, .xml, .md, .json or .txt.",
    values: .files(["html", "xml", "md", "json", "txt"]), isRepeated: true)
  static let junit = CommandOption(
    "junit", value: "file", "The report as JUnit's XML, whatever the ending.", values: .files(["xml"]))
  static let reportOnly = CommandOption("report-only", "Do not fail for what differs: only report.")
  static let allowEmpty = CommandOption("allow-empty", "That there is nothing to compare is no error.")
  static let dryRun = CommandOption("dry-run", "Only tell what would be done.")
  static let allowCIRecord = CommandOption(
    "allow-ci-record", "Write goldens on a build server too, where nobody looks at them.")

  /// What the commands that go through the scenes' goldens take.
  static let goldens: [CommandOption] = [golden, filter, shard, allowEmpty]
}
