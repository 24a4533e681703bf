import BarPixels

/// Buffers of isolated groups, kept for the next frame: fresh memory costs more than the blending done in it.
struct PixmapPool {
  private var free: [Pixmap] = []

  /// A transparent pixmap of this size.
  mutating func take(width: Int, height: Int) -> Pixmap {
    let pixmap = takeUninitialized(width: width, height: height)
    Kernels.fill(pixmap.words, count: width * height, word: 0)
    return pixmap
  }

  /// A pixmap of this size that holds anything.
  mutating func takeUninitialized(width: Int, height: Int) -> Pixmap {
    guard let index = free.firstIndex(where: { $0.width == width && $0.height == height }) else {
      return Pixmap(uninitializedWidth: width, height: height)
    }
    return free.remove(at: index)
  }

  /// Few sizes occur in a transition; more than eight means they change every frame and are not worth keeping.
  mutating func give(_ pixmap: Pixmap) {
    if free.count >= 8 { free.removeFirst() }
    free.append(pixmap)
  }
}
