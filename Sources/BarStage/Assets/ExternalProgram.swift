import BarFiles

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A run of another program, without a shell: bounded in time and output, and leaving nothing behind.
package struct ExternalProgram {
  package enum Run: Equatable {
    case notFound
    case finished(status: Int32, output: [UInt8], errors: String)
    /// It was stopped; the words say why.
    case failed(String)
  }

  /// Looked for where the PATH says.
  package var name: String
  package var arguments: [String]
  /// The file that it reads as its standard input.
  package var input: String
  /// Seconds.
  package var timeLimit: Double
  /// Bytes.
  package var outputLimit: Int

  package init(
    name: String, arguments: [String], input: String, timeLimit: Double, outputLimit: Int = 16 << 20
  ) {
    self.name = name
    self.arguments = arguments
    self.input = input
    self.timeLimit = timeLimit
    self.outputLimit = outputLimit
  }

  package func run() -> Run {
    guard let output = Pipe(), let errors = Pipe() else { return .failed("cannot be started") }
    guard let process = spawn(output, errors) else { return .notFound }
    output.closeWriting()
    errors.closeWriting()
    var collector = Collector(output: output.reading, errors: errors.reading, limit: outputLimit)
    let problem = collector.collect(until: Self.now + timeLimit)
    if problem != nil { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    if let problem { return .failed(problem) }
    // The lower bits are the signal that ended it, the next ones its exit code; 127 is a program that is not there.
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : -1
    if code == 127 { return .notFound }
    return .finished(
      status: code, output: collector.output.bytes,
      errors: String(decoding: collector.errors.bytes, as: UTF8.self))
  }

  private func spawn(_ output: Pipe, _ errors: Pipe) -> pid_t? {
    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
    posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
    // The same words on every machine; HOME is where fonts are cached.
    let kept = ["PATH", "HOME"].compactMap { key in getenv(key).map { key + "=" + String(cString: $0) } }
    var variables = (kept + ["LC_ALL=C"]).map { strdup($0) } + [nil]
    var words = ([name] + arguments).map { strdup($0) } + [nil]
    defer { for text in variables + words { free(text) } }
    var process: pid_t = 0
    return posix_spawnp(&process, name, &actions, nil, &words, &variables) == 0 ? process : nil
  }

  /// Seconds of a clock that is never set.
  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private final class Pipe {
    let reading: Int32
    private(set) var writing: Int32

    init?() {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { return nil }
      // Another program started at the same time must not keep them open.
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      (reading, writing) = (ends[0], ends[1])
    }

    deinit {
      closeWriting()
      close(reading)
    }

    func closeWriting() {
      if writing >= 0 { close(writing) }
      writing = -1
    }
  }

  private struct Collector {
    struct Stream {
      var descriptor: Int32
      var bytes: [UInt8] = []
      var isOpen = true
    }

    var output: Stream
    var errors: Stream
    let limit: Int

    init(output: Int32, errors: Int32, limit: Int) {
      self.output = Stream(descriptor: output)
      self.errors = Stream(descriptor: errors)
      self.limit = limit
    }

    /// nil when both ended, else why reading stopped.
    mutating func collect(until deadline: Double) -> String? {
      while output.isOpen || errors.isOpen {
        let left = deadline - ExternalProgram.now
        guard left > 0 else { return "took too long" }
        var polls = [output, errors].map {
          pollfd(fd: $0.isOpen ? $0.descriptor : -1, events: Int16(POLLIN), revents: 0)
        }
        guard poll(&polls, 2, Int32(left * 1000) + 1) >= 0 || errno == EINTR else { return "cannot be heard" }
        if polls[0].revents != 0 { Self.read(&output) }
        if polls[1].revents != 0 { Self.read(&errors) }
        guard output.bytes.count <= limit, errors.bytes.count <= limit else { return "wrote too much" }
      }
      return nil
    }

    private static func read(_ stream: inout Stream) {
      var room = [UInt8](repeating: 0, count: 1 << 16)
      let count = systemRead(stream.descriptor, &room, room.count)
      if count > 0 {
        stream.bytes += room[..<count]
      } else if count == 0 || errno != EINTR {
        stream.isOpen = false
      }
    }
  }
}

/// The system's `read`, whose name is taken above.
private func systemRead(_ descriptor: Int32, _ room: UnsafeMutablePointer<UInt8>, _ count: Int) -> Int {
  read(descriptor, room, count)
}
