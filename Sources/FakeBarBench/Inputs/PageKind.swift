package import BarPixels
import BarRendering
import BarStage

/// The kinds of picture that are encoded and compared, all made here: what is fast for one may be slow for another.
package enum PageKind: String, CaseIterable, Sendable {
  /// A list at rest, as we draw it: flat areas and text.
  case flat
  /// The middle of a push.
  case transition
  /// Two smooth ramps across each other: no row equals the one above.
  case gradient
  /// Noise with a photograph's statistics; see `PhotoNoise`.
  case photo

  /// An opaque picture, the same in every run.
  package func picture(_ size: PageSize) throws -> Pixmap {
    switch self {
    case .flat: try Self.frame(size, progress: 0)
    case .transition: try Self.frame(size, progress: 0.5)
    case .gradient: Self.gradient(size)
    case .photo: PhotoNoise.picture(width: size.width, height: size.height)
    }
  }

  private static func frame(_ size: PageSize, progress: Double) throws -> Pixmap {
    let scene = try BenchScene.opaque(size.traits)
    let lists = try BenchScene.lists(scene, progress: [progress])
    let compositor = Compositor(
      rasterizer: Rasterizer(fonts: scene.fonts), images: scene.images, cache: RasterCache())
    return try compositor.render(lists[0])
  }

  private static func gradient(_ size: PageSize) -> Pixmap {
    let pixmap = Pixmap(uninitializedWidth: size.width, height: size.height)
    for y in 0..<size.height {
      // In 256ths of a level, so that the diagonal's steps move from row to row.
      let (row, down) = (pixmap.row(y), UInt32(y * 0xFF00 / size.height))
      for x in 0..<size.width {
        let across = UInt32(x * 0xFF00 / size.width)
        row[x] =
          0xFF00_0000 | ((0xFF00 - down) >> 8) << 16 | ((across + down) >> 9) << 8 | across >> 8
      }
    }
    return pixmap
  }
}
