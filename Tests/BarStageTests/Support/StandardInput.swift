#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Puts a text into the place of standard input for a moment. Short texts only: they must fit into a pipe.
enum StandardInput {
  static func with<Result>(_ text: String, _ body: () throws -> Result) throws -> Result {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw Stage.Missing(what: "a pipe") }
    let bytes = Array(text.utf8)
    _ = write(ends[1], bytes, bytes.count)
    close(ends[1])
    let old = dup(0)
    dup2(ends[0], 0)
    close(ends[0])
    defer {
      dup2(old, 0)
      close(old)
    }
    return try body()
  }
}
