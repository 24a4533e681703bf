/// Why goldens could not be compared or recorded at all. A golden that differs, is missing or cannot be read
/// is not an error but a `GoldenVerdict`. Every message ends with the remedy.
public enum GoldenError: Error, Hashable, Sendable {
  /// A run without items: nothing would be checked, and nothing must not look like success.
  case nothingToCompare
  /// The variable it stands in; nil for a word of the command line.
  case unknownRecordMode(String, variable: String? = nil)
  /// Goldens would be written where nobody looks at them; `variable` shows that it is a build server.
  case recordingOnBuildServer(variable: String)
  /// Two goldens would be one file, here or on a disk that ignores case.
  case sameFile(GoldenName, GoldenName)
  /// A folder is needed, and something else stands there.
  case notADirectory(path: String)
  case unreadable(path: String, reason: String)
  case cannotCreate(path: String, reason: String)
  case diskFull(path: String)
  /// Failures would be written among the goldens, or goldens lie among failures.
  case foldersOverlap(root: String, artifacts: String)
  /// A picture whose bytes do not fit its size.
  case malformedPicture(width: Int, height: Int, byteCount: Int)
  /// “9/8”, or what an environment variable says.
  case badShard(String, remedy: String = "write i/n with i from 1 to n, such as 3/8")
  /// Another run uses the folder.
  case busy(path: String)
  /// There is no report of a run.
  case noReport(path: String)
  /// The report cannot be read or written.
  case badReport(path: String, reason: String)
  /// Something was chosen that fits nothing of what waits for a decision.
  case nothingPending(String, pending: [String])
  /// The run whose results are to be used ended early.
  case unfinished(path: String)
  /// Reports that do not belong together.
  case cannotMerge(String)
  /// What was produced cannot be written as a picture.
  case cannotEncode(path: String, reason: String)
}

extension GoldenError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .nothingToCompare:
      "there is nothing to compare or record; name a scene with a `golden` key, or loosen the filter"
    case .unknownRecordMode(let word, let variable):
      "unknown record mode “\(word)”" + (variable.map { " in \($0)" } ?? "") + "; use one of "
        + RecordMode.allCases.map(\.rawValue).joined(separator: ", ")
    case .recordingOnBuildServer(let variable):
      "\(variable) is set, so this is a build server, where goldens are compared and not written; do it on your own "
        + "machine, or say --allow-ci-record"
    case .sameFile(let one, let other):
      "\(one) and \(other) need the same golden file (upper and lower case are one on many disks); "
        + "rename one of them"
    case .notADirectory(let path): "\(path) is not a folder; name a folder, or move the file away"
    case .unreadable(let path, let reason): "\(path) cannot be read (\(reason)); check its permissions"
    case .cannotCreate(let path, let reason):
      "\(path) cannot be written (\(reason)); check permissions, or choose another folder"
    case .diskFull(let path): "\(path) cannot be written: the disk is full; make room and run again"
    case .foldersOverlap(let root, let artifacts):
      "what a run leaves (\(artifacts)) and goldens (\(root)) must not lie inside each other; "
        + "choose another folder for the run with --out"
    case .badShard(let words, let remedy): "\(words) is no shard; \(remedy)"
    case .busy(let path):
      "another run uses \(path); wait for it, or choose another folder with --out"
    case .noReport(let path): "there is no \(path); run `fakebar check` first"
    case .badReport(let path, let reason): "\(path) cannot be used: \(reason); run `fakebar check` again"
    case .nothingPending(let choice, let pending):
      "\(choice) fits nothing that is pending; "
        + (pending.isEmpty
          ? "nothing is, so run `fakebar check` first"
          : "pending: " + pending.prefix(20).joined(separator: ", ")
            + (pending.count > 20 ? " and \(pending.count - 20) more" : ""))
    case .unfinished(let path):
      "the check in \(path) ended early; run it again, or say --incomplete to use what it found"
    case .cannotMerge(let reason): reason
    case .malformedPicture(let width, let height, let byteCount):
      "a picture of \(width)×\(height) pixels has \(byteCount) bytes; give it width × height × 4, above 0"
    case .cannotEncode(let path, let reason): "\(path) cannot be made: \(reason)"
    }
  }
}
