import BarFiles

/// What writes the files of a job that Cairo draws.
enum CairoWriter {
  /// `cairo_surface_write_to_png`.
  case cairo
  /// libpng at level 1 with the filter Up, RGB: what one would choose when Cairo's writer is too slow.
  case libpng

  func write(_ surface: CairoSurface, to path: String) throws {
    switch self {
    case .cairo: try surface.writePNG(to: path)
    case .libpng:
      let file = try Libpng.encode(surface, level: 1, filters: Libpng.up)
      try Disk.replace(path, with: Array(file))
    }
  }
}
