import FakeBar

extension Command {
  static let doctor = Command(
    name: "doctor", abstract: "Check libraries and fonts, and whether rendering and comparing do their work.",
    discussion:
      "The test renders a scene twice and must see the same bytes, then flips one pixel, which every metric and a check "
      + "of goldens must see. For that it writes into a temporary folder, which it removes.",
    options: CommandOption.common
  ) { invocation in
    let report = Doctor.examine()
    if invocation.has(.json) {
      try StandardOutput.print(report.json)
    } else if invocation.has(.quiet) {
      for problem in report.problems { StandardError.print("Error: " + problem) }
    } else {
      for line in report.lines { try StandardOutput.print(line) }
    }
    return report.problems.isEmpty ? .success : .unavailable
  }
}
