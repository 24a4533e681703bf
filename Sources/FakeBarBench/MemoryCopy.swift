import Dispatch

/// The yardstick: copies warm bytes.
final class MemoryCopy: Sendable {
  private let count: Int
  private let times: Int
  private let areas: [Area]

  /// - Parameters:
  ///   - bytes: per copy.
  ///   - times: copies a run.
  ///   - threads: the copies are shared out over them.
  init(bytes: Int, times: Int = 1, threads: Int = 1) {
    count = bytes
    self.times = times
    areas = (0..<threads).map { _ in Area(bytes) }
  }

  func run() {
    DispatchQueue.concurrentPerform(iterations: areas.count) { thread in
      for _ in stride(from: thread, to: times, by: areas.count) { areas[thread].copy(count) }
    }
  }

  /// Touched by one thread only, and read by nobody.
  private final class Area: @unchecked Sendable {
    private let source: UnsafeMutableRawPointer
    private let target: UnsafeMutableRawPointer

    init(_ bytes: Int) {
      source = .allocate(byteCount: bytes, alignment: 64)
      target = .allocate(byteCount: bytes, alignment: 64)
      source.initializeMemory(as: UInt8.self, repeating: 1, count: bytes)
      target.initializeMemory(as: UInt8.self, repeating: 2, count: bytes)
    }

    deinit {
      source.deallocate()
      target.deallocate()
    }

    func copy(_ count: Int) { target.copyMemory(from: source, byteCount: count) }
  }
}
