import BarDisplay
import BarGeometry
import BarRendering
import BarStage

extension GrowthAxis {
  /// Display lists of more and more small layers, every third a text of its own, that move from frame to frame: drawn,
  /// written as text, read, and compared with lists in which one layer in ten has another colour.
  static let layers = GrowthAxis(
    name: "layers", unit: "layers", counts: [10, 20, 50, 100, 200, 500, 1000]
  ) { count, _ in
    let scene = try BenchScene.opaque("size: [375, 667], scale: 2")
    let lists = (0..<10).map { list(count, frame: $0, changedEvery: nil) }
    let changed = (0..<10).map { list(count, frame: $0, changedEvery: 10) }
    let text = DisplayListText.dump(labelled(lists))
    return [
      try GrowthTimer.measure("draw") {
        let compositor = Compositor(
          rasterizer: Rasterizer(fonts: scene.fonts), images: scene.images, cache: RasterCache())
        for list in lists { _ = try compositor.render(list) }
      },
      GrowthTimer.measure("write") { _ = DisplayListText.dump(labelled(lists)) },
      try GrowthTimer.measure("read") { _ = try DisplayListText.parse(text) },
      GrowthTimer.measure("compare") {
        _ = DisplayListDifference.lines(from: labelled(lists), to: labelled(changed))
      },
    ]
  }

  private static func labelled(_ lists: [DisplayList]) -> [(label: String, list: DisplayList)] {
    lists.enumerated().map { (label: "\($0.offset)", list: $0.element) }
  }

  private static func list(_ count: Int, frame: Int, changedEvery: Int?) -> DisplayList {
    let layers = (0..<count).map { index in
      let place = Rect(
        x: Double(index % 25 * 15 + frame), y: Double(index / 25 * 16), width: 14, height: 14)
      let isChanged = changedEvery.map { index % $0 == 0 } ?? false
      let color = isChanged ? Color.black : Color(red: Double(index % 7) / 7, green: 0.5, blue: 0.25)
      let content: Content =
        index % 3 == 0
        ? .text(
          TextContent("\(index)", font: FontDescription(size: 6), baseline: 10), color: color)
        : .color(color)
      return Layer("cell/\(index)", frame: place, content: content)
    }
    return DisplayList(size: Size(width: 375, height: 667), scale: 2, layers: layers)
  }
}
