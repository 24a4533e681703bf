import BarDisplay
import BarGeometry
import Synchronization

/// Contents and flattened layers that were already drawn, shared by all workers of a job. Each is made once: who
/// comes second waits for the first.
public final class RasterCache: Sendable {
  enum Key: Hashable, Sendable {
    /// A content at a size in points; text that is tinted later is kept without its colour.
    case content(Content, Size)
    /// A flattened layer without its place.
    case flattened(Layer)
  }

  private let store = Mutex<[Key: Slot]>([:])

  /// One cache serves one scale and one set of images.
  public init() {}

  /// What `make` made for `key`, now or before.
  func rasters(_ key: Key, make: () throws -> [CachedRaster]) rethrows -> [CachedRaster] {
    let slot = store.withLock { store in
      if let slot = store[key] { return slot }
      let slot = Slot()
      store[key] = slot
      return slot
    }
    return try slot.value.withLock { value in
      if let value { return value }
      let rasters = try make()
      value = rasters
      return rasters
    }
  }

  private final class Slot: Sendable {
    let value = Mutex<[CachedRaster]?>(nil)
  }
}
