import FakeBarBench
import Testing

@Suite struct RoundsTests {
  private struct Broken: Error, CustomStringConvertible {
    var description: String { "no such device" }
  }

  /// Notes its name whenever it runs.
  private final class Log {
    var names: [String] = []

    func contender(_ name: String) -> Contender {
      Contender(
        name,
        .ready(
          .init(
            run: { [self] in
              names.append(name)
              return Sample(nanoseconds: 30, fileBytes: 12)
            },
            warmUp: { [self] in
              names.append("warm \(name)")
              return .added(5)
            })))
    }
  }

  @Test("all warm up, then take turns at going first") func turns() throws {
    let log = Log()
    let bench = Bench(
      name: "work", unit: "page", units: 3, ours: log.contender("a"),
      rivals: [log.contender("b"), log.contender("c")])
    let measurement = try Rounds(count: 3).measure(bench)
    #expect(log.names == ["warm a", "warm b", "warm c", "a", "b", "c", "b", "c", "a", "c", "a", "b"])
    #expect(measurement.figures.map(\.times) == Array(repeating: [10, 10, 10], count: 3), "per unit")
    #expect(measurement.ours.fileBytes == 4)
    #expect(measurement.ours.memory == .added(5))
  }

  @Test("a rival that breaks is told, the others go on") func broken() throws {
    let log = Log()
    let bench = Bench(
      name: "work", unit: "page", ours: log.contender("a"),
      rivals: [.timed("b") { throw Broken() }, .absent("c", Remedy.install), log.contender("d")])
    let measurement = try Rounds(count: 2).measure(bench)
    #expect(measurement.figures.map(\.name) == ["a", "b", "c", "d"])
    #expect(measurement.figures.map(\.absence) == [nil, "broke: no such device", Remedy.install, nil])
    #expect(measurement.figures.map(\.times.count) == [2, 0, 0, 2])
  }

  @Test("what a bench holds goes with it, though its figures stay") func release() throws {
    weak var picture: Log?
    func measured() throws -> Measurement {
      let log = Log()
      picture = log
      let bench = Bench(name: "work", unit: "page", ours: log.contender("a"), rivals: [log.contender("b")])
      return try Rounds(count: 1).measure(bench)
    }
    let measurement = try measured()
    #expect(measurement.figures.count == 2)
    #expect(picture == nil)
  }

  @Test("when we break there is nothing to report") func oursBroken() {
    let bench = Bench(name: "work", unit: "page", ours: .timed("a") { throw Broken() }, rivals: [])
    #expect(throws: Broken.self) { try Rounds(count: 2).measure(bench) }
  }

  @Test("the first run's memory shows") func memory() throws {
    let bytes = 128 << 20
    let bench = Bench(
      name: "work", unit: "page",
      ours: .timed("a") {
        let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 4096)
        memory.initializeMemory(as: UInt8.self, repeating: 1, count: bytes)
        memory.deallocate()
      }, rivals: [])
    // Other tests take and free memory meanwhile, some of it all that this one takes: once in a while is enough.
    let isShown = try (0..<20).contains { _ in
      let memory = try Rounds(count: 1).measure(bench).ours.memory
      // Where the system tells nothing there is nothing to expect.
      return memory.map { $0.bytes > bytes / 2 } ?? true
    }
    #expect(isShown)
  }
}
