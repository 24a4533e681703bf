public import BarPixels
public import BarRendering
import Synchronization

/// The decoded images of a scene, by the digest of their pixels.
public final class ImageStore: ImageProvider {
  private let pixmaps = Mutex<[String: Pixmap]>([:])

  public init() {}

  public func image(digest: String) -> Pixmap? { pixmaps.withLock { $0[digest] } }

  /// Equal pictures are kept once.
  func insert(_ pixmap: Pixmap, digest: String) {
    pixmaps.withLock { store in
      if store[digest] == nil { store[digest] = pixmap }
    }
  }
}
