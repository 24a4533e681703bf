import BarCodecs
import BarDisplay
import BarGeometry
import BarGolden

/// A step of lists, and of pictures drawn from them, at 60 frames a second.
struct SampleStep {
  var lists: [DisplayList]
  /// What is drawn besides the lists; by frame.
  var touch: [Int: (inout StraightImage) -> Void] = [:]
  var hasLists = true
  var hasPictures = false
  /// Of the pictures on the screen, in pixels.
  var crop = PixelRect(x: 0, y: 0, width: 60, height: 20)
  /// How often a picture was made.
  let made = Counter()

  final class Counter { var value = 0 }

  init(_ lists: [DisplayList]) { self.lists = lists }

  /// A screen of 60 × 20 points.
  static func list(_ layers: [Layer], scale: Double = 1) -> DisplayList {
    DisplayList(size: Size(width: 60, height: 20), scale: scale, layers: layers)
  }

  /// A page that comes in from 200 points at the right and fades in, and a still title over it.
  static func motion(
    _ count: Int = 31, title: Layer = .title(), at progress: (Double) -> Double
  ) -> [DisplayList] {
    (0..<count).map { index in
      let p = progress(Double(index) / 60)
      return list([
        Layer(
          "page", frame: Rect(x: (200 - 200 * p).quantized, y: 0, width: 60, height: 20),
          content: .color(.white)),
        Layer(
          "dim", frame: Rect(x: 0, y: 0, width: 60, height: 20), content: .color(.black),
          opacity: (p * 0.4).quantized),
        title,
      ])
    }
  }

  /// Smooth, over 0.4 seconds.
  static func curve(_ time: Double) -> Double {
    let u = min(max(time / 0.4, 0), 1)
    return u * u * (3 - 2 * u)
  }

  func items(labels: ((Int) -> String)? = nil) -> [GoldenItem] {
    let labels = lists.indices.map { labels?($0) ?? "frame-\($0)" }
    let times = lists.indices.map { Double($0) / 60 }
    var items: [GoldenItem] = []
    if hasLists {
      let text = DisplayListText.dump(zip(labels, lists).map { (label: $0, list: $1) })
      items.append(.text(scene: "s", step: 1, strategy: "fakeBar", times: times) { text })
    }
    guard hasPictures else { return items }
    for (index, label) in labels.enumerated() {
      let place = FramePlace(index: index, count: labels.count, time: times[index])
      items.append(
        .pixels(scene: "s", step: 1, strategy: "fakeBar", label: label, frame: place) {
          made.value += 1
          return picture(index)
        })
    }
    return items
  }

  func picture(_ index: Int) -> GoldenPicture {
    let list = lists[index]
    var image = Pictures.flat(list.pixelWidth, list.pixelHeight, [9, 9, 9, 255])
    for layer in list.layers { paint(layer, Point.zero, list.scale, &image) }
    touch[index]?(&image)
    var cropped = Pictures.flat(crop.width, crop.height, [0, 0, 0, 255])
    for y in 0..<crop.height { for x in 0..<crop.width { cropped[x, y] = image[crop.x + x, crop.y + y] } }
    var picture = GoldenPicture(image: cropped, scale: list.scale)
    picture.origin = (crop.x, crop.y)
    return picture
  }

  /// Opaque colours only, on whole pixels.
  private func paint(_ layer: Layer, _ origin: Point, _ scale: Double, _ image: inout StraightImage) {
    let rect = layer.frame.offset(by: origin)
    if case .color(let color) = layer.content, layer.opacity == 1 {
      let (left, right) = (max(0, Int(rect.x * scale)), min(image.width, Int(rect.maxX * scale)))
      let (top, bottom) = (max(0, Int(rect.y * scale)), min(image.height, Int(rect.maxY * scale)))
      let pixel = [color.red, color.green, color.blue].map(Color.byte) + [255]
      for y in top..<max(top, bottom) { for x in left..<max(left, right) { image[x, y] = pixel } }
    }
    for sublayer in layer.sublayers { paint(sublayer, rect.origin, scale, &image) }
  }
}

extension Layer {
  static func title(
    x: Double = 10, _ string: String = "Inbox", size: Double = 17, weight: FontWeight = .semibold,
    color: Color = .black
  ) -> Layer {
    Layer(
      "bar/title", frame: Rect(x: x, y: 2, width: 20, height: 10),
      content: .text(
        TextContent(string, font: FontDescription(size: size, weight: weight), baseline: 8), color: color))
  }

  static func box(
    _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color,
    _ sublayers: [Layer] = []
  ) -> Layer {
    Layer(
      name, frame: Rect(x: x, y: y, width: width, height: height), content: .color(color),
      sublayers: sublayers)
  }
}

extension Color {
  static let redPaint = Color(red: 1, green: 0, blue: 0)
  static let greenPaint = Color(red: 0, green: 1, blue: 0)
  static let bluePaint = Color(red: 0, green: 0, blue: 1)
}

/// Records one step and checks another against it.
struct SequenceBench {
  let folder: TemporaryFolder
  let store: GoldenStore
  let run: RunFolder

  init() throws {
    folder = try TemporaryFolder()
    store = GoldenStore(root: folder["Golden"])
    run = RunFolder(folder["out"])
  }

  func record(_ items: [GoldenItem]) throws { _ = try store.record(GoldenRun(items), mode: .all) }

  func check(_ items: [GoldenItem], stopsAtFirst: Bool = false) throws -> GoldenReport {
    try store.check(GoldenRun(items, isPartial: true), in: run, stopsAtFirst: stopsAtFirst)
  }

  static func sequence(_ golden: [DisplayList], _ actual: [DisplayList]) throws -> SequenceOutcome? {
    try sequence(SampleStep(golden), SampleStep(actual))
  }

  static func sequence(_ golden: SampleStep, _ actual: SampleStep) throws -> SequenceOutcome? {
    let bench = try SequenceBench()
    try bench.record(golden.items())
    let report = try bench.check(actual.items())
    return report.sequences.first
  }
}
