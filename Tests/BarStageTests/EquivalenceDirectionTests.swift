import BarDisplay
import BarGeometry
import BarMotion
import BarPixels
import BarRendering
import BarStage
import Testing

@Suite("Equivalences: right to left")
struct EquivalenceDirectionTests {
  /// A layer in the screen.
  private struct Placed {
    var name: String
    var frame: Rect
    var opacity: Double

    static func all(_ layers: [Layer], at origin: Point = .zero) -> [Placed] {
      layers.flatMap { layer in
        let frame = layer.frame.offset(by: origin)
        let mask = layer.mask.map { [$0] } ?? []
        return [Placed(name: layer.name, frame: frame, opacity: layer.opacity)]
          + all(mask + layer.sublayers, at: frame.origin)
      }
    }
  }

  @Test("right to left, every layer lies where the mirror shows it", arguments: Stage.all)
  func frames(file: String, strategy: String) throws {
    let steps = try [LayoutDirection.leftToRight, .rightToLeft].map { direction in
      try SceneStager(Stage.load(file, strategy: strategy, direction: direction)).steps()
    }
    #expect(steps[0].count == steps[1].count)
    for (left, right) in zip(steps[0], steps[1]) {
      for progress in [0, 0.0001, 0.25, 0.6, 0.9999, 1] {
        let lists = [left, right].map { Stage.list($0, progress) }
        let (a, b) = (Placed.all(lists[0].layers), Placed.all(lists[1].layers))
        #expect(a.map(\.name) == b.map(\.name))
        #expect(a.map(\.opacity) == b.map(\.opacity))
        for (one, other) in zip(a, b) {
          let mirrored = one.frame.mirrored(in: left.width)
          // Both are rounded to a thousandth.
          let isSame = abs(mirrored.x - other.frame.x) < 0.0021 && mirrored.y == other.frame.y
          #expect(isSame && mirrored.size == other.frame.size, "progress \(progress): \(one) and \(other)")
        }
      }
    }
  }

  static let wordless = """
    {traits: {size: [160, 200], statusBarHeight: 0, scale: 2, os: OS},
    bar: {tintColor: '#FFFFFF'}, screens: {
      a: {bar: BAR_A, item: {hidesBackButton: true}, content: {placeholder: 'photo'}},
      b: {bar: BAR_B, item: {hidesBackButton: true}, content: {placeholder: 'photo'}}},
    stack: ['a'], steps: [{push: 'b'}, {pop: true}], render: 'all'}
    """

  static let bars = [
    ("{translucent: false, barTintColor: '#34C759'}", "{translucent: false, barTintColor: '#AF52DE'}"),
    ("{barTintColor: '#34C759'}", "{barStyle: 'black'}"),
    (
      "{backgroundImage: {gradient: ['#34C759', '#30B0C7']}}",
      "{backgroundImage: {solid: '#FF950080'}, shadowImage: {solid: '#00000040', size: [1, 3]}}"
    ), ("{backgroundAlpha: 0.5, barTintColor: '#34C759'}", "{alpha: 0.7}"),
  ]

  @Test("without words a frame is the mirror image to the pixel", arguments: 0..<4, Stage.strategies)
  func pixels(index: Int, strategy: String) throws {
    let (a, b) = EquivalenceDirectionTests.bars[index]
    let text = EquivalenceDirectionTests.wordless.replacing("BAR_A", with: a).replacing("BAR_B", with: b)
      .replacing("OS", with: "12")
    let scenes = try [LayoutDirection.leftToRight, .rightToLeft].map {
      try Stage.scene(text, strategy: strategy, direction: $0)
    }
    let compositors = scenes.map { Stage.compositor($0) }
    let steps = try scenes.map { try SceneStager($0).steps() }
    for (left, right) in zip(steps[0], steps[1]) {
      for progress in [0, 0.1, 0.25, 0.5, 0.7, 0.96, 1] {
        let ltr = try compositors[0].render(Stage.list(left, progress))
        let rtl = try compositors[1].render(Stage.list(right, progress))
        let difference = PixelDifference.compare(a: ltr.mirrored(), b: rtl)
        #expect(difference == .none, "\(left.operation), progress \(progress)")
      }
    }
  }
}
