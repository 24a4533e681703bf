extension GoldenError {
  /// The kind of failure as sysexits names it; numbers belong to the command line.
  public enum Category: Hashable, Sendable {
    /// The command or its options are wrong (EX_USAGE).
    case usage
    /// What was given makes no sense (EX_DATAERR).
    case badInput
    /// Does not exist or cannot be read (EX_NOINPUT).
    case missingInput
    /// Our own mistake (EX_SOFTWARE).
    case internalError
    /// No file can be made there (EX_CANTCREAT).
    case cannotCreate
    /// Writing began and failed (EX_IOERR).
    case cannotWrite
  }

  /// Another run is at work in the folder.
  public var isBusy: Bool {
    if case .busy = self { true } else { false }
  }

  public var category: Category {
    switch self {
    case .unknownRecordMode, .recordingOnBuildServer, .foldersOverlap, .badShard: .usage
    case .sameFile, .badReport, .cannotMerge: .badInput
    case .nothingToCompare, .notADirectory, .unreadable, .noReport, .nothingPending: .missingInput
    case .malformedPicture, .cannotEncode, .unfinished: .internalError
    case .cannotCreate, .busy: .cannotCreate
    case .diskFull: .cannotWrite
    }
  }
}
