import BarFiles

/// Which shard a run is, and who said so.
public struct ShardChoice: Hashable, Sendable {
  public var shard: Shard
  /// The variable with the index; nil when the command line says it.
  public var variable: String?
  /// A file to be touched, as Bazel asks for.
  var statusFile: String?

  /// The shard that is asked for; nil for a run in one piece, as also a system's only job is.
  ///
  /// - Parameters:
  ///   - words: “3/8”; “auto”, which wants the variables of some system; “auto/8”, where the system gives no count. Nil =
  ///     what the variables say, if they give an index and a count.
  ///   - environment: the process's variables by name.
  /// - Throws: `GoldenError.badShard`.
  public init?(_ words: String?, _ environment: [String: String]) throws(GoldenError) {
    guard let words else {
      guard let found = try Self.found(environment, of: nil), found.shard.count > 1 else { return nil }
      self = found
      return
    }
    let parts = words.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    if parts[0] == "auto", parts.count <= 2 {
      let count = parts.count == 2 ? Int(parts[1]) : nil
      guard parts.count == 1 || count.map({ (1...Shard.maximumCount).contains($0) }) == true else {
        throw .badShard(words, remedy: "write auto/n with n from 1, such as auto/8")
      }
      guard let found = try Self.found(environment, of: count) else {
        throw .badShard(words, remedy: Self.remedy(count))
      }
      self = found
      return
    }
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]), count <= Shard.maximumCount
    else {
      throw .badShard(words)
    }
    shard = try Shard(index: index, count: count)
  }

  /// “shard 3/8 (CI_NODE_INDEX)”.
  public var words: String { "shard \(shard.words)" + (variable.map { " (\($0))" } ?? "") }

  /// Tells the system that asked for shards that they are understood.
  /// - Throws: `GoldenError` when the file cannot be written.
  public func acknowledge() throws(GoldenError) {
    guard let statusFile else { return }
    do throws(DiskError) {
      try Disk.replace(statusFile, with: [])
    } catch {
      throw error.writing(statusFile)
    }
  }

  private init(shard: Shard, variable: String, statusFile: String?) {
    self.shard = shard
    self.variable = variable
    self.statusFile = statusFile
  }

  private static func found(_ environment: [String: String], of count: Int?) throws(GoldenError)
    -> ShardChoice?
  {
    for variables in ShardVariables.all {
      guard let shard = try variables.shard(environment, of: count) else { continue }
      let status = variables.statusFile.flatMap { environment[$0] }.flatMap { $0.isEmpty ? nil : $0 }
      return ShardChoice(shard: shard, variable: variables.index, statusFile: status)
    }
    return nil
  }

  private static func remedy(_ count: Int?) -> String {
    let names = ShardVariables.all.map(\.index).joined(separator: ", ")
    return count == nil
      ? "no system gives an index and a count here; set one of \(names) and its count, or write auto/n or i/n"
      : "no system gives an index here; set one of \(names), or write i/n"
  }
}
