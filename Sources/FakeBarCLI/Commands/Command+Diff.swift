import FakeBar

extension Command {
  static let diff = Command(
    name: "diff", abstract: "Compare two images, animations or folders.",
    discussion:
      "Exact unless a metric or a threshold is given: then pixels up to the threshold apart are the same. Every "
      + "limit is separate, and how much of it was used is printed. Folders are compared picture by picture, by "
      + "their paths; a picture that only one of them has is a difference.",
    arguments: [
      CommandArgument(
        name: "expected", help: "A PNG, APNG or JPEG file, or a folder of them; - is standard input.",
        values: .files(["png", "apng", "jpg", "jpeg"]), isRequired: true),
      CommandArgument(
        name: "actual", help: "What to compare with it.", values: .files(["png", "apng", "jpg", "jpeg"]),
        isRequired: true),
    ],
    options: DiffCommand.options + CommandOption.common
  ) { invocation in
    try DiffCommand(invocation).run()
  }
}
