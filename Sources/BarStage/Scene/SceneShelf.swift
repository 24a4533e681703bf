/// The scenes of a run, of which one is in memory at a time.
public final class SceneShelf {
  public let jobs: [SceneJob]
  private var current: (index: Int, scene: Scene)?

  public init(_ jobs: [SceneJob]) { self.jobs = jobs }

  /// The scene of a job; loaded unless it was asked for last.
  /// - Throws: what `SceneJob.load` throws.
  public func scene(_ index: Int) throws -> Scene {
    if let current, current.index == index { return current.scene }
    // Given up before the next is loaded.
    current = nil
    let scene = try jobs[index].load()
    current = (index, scene)
    return scene
  }
}
