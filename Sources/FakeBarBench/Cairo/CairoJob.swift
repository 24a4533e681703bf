import BarDisplay
import BarStage
import Dispatch
import Synchronization

/// The whole job by Cairo: frames drawn, encoded and written on several threads, each with its own surfaces.
struct CairoJob {
  private let workers: [Worker]
  private let frames: Int

  init(_ scene: Scene, lists: [DisplayList], threads: Int) throws {
    workers = try (0..<threads).map { _ in try Worker(scene, lists: lists) }
    frames = lists.count
  }

  func run(into folder: String, writer: CairoWriter) throws {
    try Folder.create(folder)
    let next = Atomic(0)
    let failure = Mutex<(any Error)?>(nil)
    DispatchQueue.concurrentPerform(iterations: workers.count) { thread in
      do {
        while true {
          let frame = next.add(1, ordering: .relaxed).oldValue
          guard frame < frames else { return }
          try workers[thread].write(frame, to: "\(folder)/frame-\(frame).png", writer)
        }
      } catch {
        failure.withLock { $0 = error }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
  }

  /// Used by one thread at a time.
  private final class Worker: @unchecked Sendable {
    private let scripts: [CairoScript]
    private let target: CairoSurface

    init(_ scene: Scene, lists: [DisplayList]) throws {
      let shelf = CairoShelf(scene)
      scripts = try lists.map { try CairoScript($0, shelf: shelf) }
      target = CairoSurface(width: lists[0].pixelWidth, height: lists[0].pixelHeight)
    }

    func write(_ frame: Int, to path: String, _ writer: CairoWriter) throws {
      scripts[frame].draw(on: target)
      try writer.write(target, to: path)
    }
  }
}
