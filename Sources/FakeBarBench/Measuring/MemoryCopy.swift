import Dispatch

/// The yardstick: copies warm bytes.
final class MemoryCopy: Sendable {
  private let times: Int
  private let areas: [Area]

  /// - Parameters:
  ///   - bytes: per copy.
  ///   - times: copies a run.
  ///   - sources: copied from in turn. A frame is made of two pages: a single source would stay in a cache that
  ///     cannot hold both.
  ///   - threads: the copies are shared out over them.
  init(bytes: Int, times: Int = 1, sources: Int = 1, threads: Int = 1) {
    self.times = times
    areas = (0..<threads).map { _ in Area(bytes, sources: sources) }
  }

  func run() {
    DispatchQueue.concurrentPerform(iterations: areas.count) { thread in
      for time in stride(from: thread, to: times, by: areas.count) {
        areas[thread].copy(source: time / areas.count)
      }
    }
  }

  /// Touched by one thread only, and read by nobody.
  private final class Area: @unchecked Sendable {
    private let bytes: Int
    private let sources: [UnsafeMutableRawPointer]
    private let target: UnsafeMutableRawPointer

    init(_ bytes: Int, sources: Int) {
      self.bytes = bytes
      self.sources = (0..<sources).map { _ in Area.warm(bytes) }
      target = Area.warm(bytes)
    }

    deinit {
      for source in sources { source.deallocate() }
      target.deallocate()
    }

    func copy(source: Int) {
      target.copyMemory(from: sources[source % sources.count], byteCount: bytes)
    }

    private static func warm(_ bytes: Int) -> UnsafeMutableRawPointer {
      let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes, alignment: 64)
      memory.initializeMemory(as: UInt8.self, repeating: 1, count: bytes)
      return memory
    }
  }
}
