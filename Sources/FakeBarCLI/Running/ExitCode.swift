import FakeBar

/// What the shell is told, in the numbers of sysexits.h.
enum ExitCode: Int32, CaseIterable {
  case success = 0
  /// Something was compared or checked, and it is not as it should be.
  case differences = 1
  case usage = 64
  case badData = 65
  case noInput = 66
  /// A font or a program is missing.
  case unavailable = 69
  /// Our own mistake, or work that was not finished.
  case internalError = 70
  case cannotCreate = 73
  case cannotWrite = 74

  /// For the help.
  var meaning: String {
    switch self {
    case .success: "All is well."
    case .differences: "Differences or findings."
    case .usage: "The command or its options are wrong."
    case .badData: "A scene or an image is wrong."
    case .noInput: "A file does not exist or cannot be read."
    case .unavailable: "A font is missing."
    case .internalError: "An error inside, or work that is incomplete."
    case .cannotCreate: "A file cannot be created."
    case .cannotWrite: "Writing failed."
    }
  }
}
