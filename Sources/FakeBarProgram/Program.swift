import FakeBarCLI

/// The executable. All that it does is in `FakeBarCLI`, a library that tests can be linked to: this target alone brings
/// the Swift runtime with it, which tests must share with their framework.
@main
enum Program {
  static func main() { Entry.main() }
}
