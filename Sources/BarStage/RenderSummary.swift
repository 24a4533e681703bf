public import BarRendering

/// What a render job wrote.
public struct RenderSummary: Sendable {
  public private(set) var frames = 0
  public private(set) var folders: [String] = []
  public private(set) var counters = RenderCounters()

  mutating func add(frames: Int, folder: String, counters: RenderCounters) {
    self.frames += frames
    folders.append(folder)
    self.counters = self.counters + counters
  }
}
