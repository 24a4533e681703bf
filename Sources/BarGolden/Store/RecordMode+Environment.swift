extension RecordMode {
  /// The variables that ask for a mode, the one that wins first: ours, and the one of swift-snapshot-testing, with the
  /// same words.
  public static let variables = ["FAKEBAR_RECORD", "SNAPSHOT_TESTING_RECORD"]

  /// What the variables ask for, and which of them does; nil when none is set. An empty one is not set.
  /// - Parameter environment: the process's variables by name.
  /// - Throws: `GoldenError.unknownRecordMode` for an unknown word in any of them, also in one that does not win.
  public static func asked(
    in environment: [String: String]
  ) throws(GoldenError) -> (mode: RecordMode, variable: String)? {
    var first: (mode: RecordMode, variable: String)?
    for variable in variables {
      guard let word = environment[variable], !word.isEmpty else { continue }
      let mode = try named(word, variable: variable)
      if first == nil { first = (mode, variable) }
    }
    return first
  }

  /// The mode of a recording: what is asked for, in words or by a variable, else `standard`; on a build server,
  /// `never`.
  ///
  /// - Parameters:
  ///   - word: of an option; nil when it was not given. It wins over variables, whose words must still be known.
  ///   - environment: the process's variables by name.
  ///   - standard: where nothing is asked for.
  ///   - isAllowedOnBuildServers: someone has said that goldens may be written there.
  /// - Throws: `GoldenError.unknownRecordMode`; `.recordingOnBuildServer` when goldens would be written there unasked.
  public static func chosen(
    _ word: String?, _ environment: [String: String], standard: RecordMode = .all,
    isAllowedOnBuildServers: Bool = false
  ) throws(GoldenError) -> RecordMode {
    let variable = try asked(in: environment)?.mode
    var given = variable
    if let word { given = try RecordMode(word: word) }
    guard let server = BuildServer(environment), !isAllowedOnBuildServers else { return given ?? standard }
    guard let given else { return .never }
    guard given == .never else { throw .recordingOnBuildServer(variable: server.variable) }
    return given
  }
}
