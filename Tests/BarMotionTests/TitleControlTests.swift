import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import Testing

@Suite("Controls in title views")
struct TitleControlTests {
  private let frame = Rect(x: 100, y: 6, width: 180, height: 32)
  private let blue = Color(red: 0, green: 0, blue: 1)

  private func traits(
    _ os: Int, style: UserInterfaceStyle = .light, direction: LayoutDirection = .leftToRight,
    locale: String = "en"
  ) throws -> Traits {
    let device = try #require(Device.named("iPhone X"))
    return Traits(device: device, os: os, style: style, direction: direction, locale: locale)
  }

  private func segmented(_ titles: [String], _ traits: Traits) throws -> (layer: Layer, drawing: Drawing) {
    let layer = SegmentedControlDrawing.layer(
      "title", titles: titles, frame: frame, tint: blue, background: .white, traits: traits)
    guard case .drawing(let drawing) = layer.content else { throw Missing() }
    return (layer, drawing)
  }

  private struct Missing: Error {}

  @Test("segments are equally wide, titles centred in them, the first one bold", arguments: [12, 17])
  func sharesWidth(os: Int) throws {
    let (layer, drawing) = try segmented(["All", "Missed", "Other"], traits(os))
    let room = (layer.frame.width - frame.width) / 2
    #expect(drawing.size == layer.frame.size)
    #expect(layer.frame.midX == frame.midX && layer.frame.midY == frame.midY)
    let texts = drawing.texts
    #expect(texts.map(\.content.string) == ["All", "Missed", "Other"])
    #expect(texts.map { $0.frame.midX - room } == [30, 90, 150])
    #expect(texts.allSatisfy { $0.content.font.size == 13 && $0.content.alignment == .center })
    let weights: [FontWeight] = os < 13 ? [.regular, .regular, .regular] : [.semibold, .medium, .medium]
    #expect(texts.map(\.content.font.weight) == weights)
  }

  @Test("up to iOS 12 the tint draws it and the chosen title shows the background; later it is grey")
  func takesTint() throws {
    #expect(try segmented(["A", "B"], traits(12)).drawing.texts.map(\.color) == [.white, blue])
    #expect(try segmented(["A", "B"], traits(17)).drawing.texts.map(\.color) == [.black, .black])
    #expect(
      try segmented(["A", "B"], traits(17, style: .dark)).drawing.texts.map(\.color) == [.white, .white])
  }

  @Test("from right to left it is the mirror image", arguments: [12, 17])
  func mirrors(os: Int) throws {
    let plain = try segmented(["A", "B", "C"], traits(os)).drawing
    let flipped = try segmented(["A", "B", "C"], traits(os, direction: .rightToLeft)).drawing
    let middles = plain.texts.map { plain.size.width - $0.frame.midX }
    #expect(zip(middles, flipped.texts.map(\.frame.midX)).allSatisfy { abs($0 - $1) < 0.001 })
  }

  @Test("odd input is drawn: no segment, one, twenty, an empty title", arguments: [12, 17])
  func survives(os: Int) throws {
    #expect(try segmented([], traits(os)).drawing.texts.isEmpty)
    #expect(try segmented(["Only"], traits(os)).drawing.texts.count == 1)
    #expect(try segmented(["", "B"], traits(os)).drawing.texts.map(\.content.string) == ["B"])
    // Nine points each: a title has a point left.
    #expect(try segmented(Array(repeating: "x", count: 20), traits(os)).drawing.texts.count == 20)
    #expect(try segmented(Array(repeating: "x", count: 100), traits(os)).drawing.texts.isEmpty)
  }

  @Test("a search field says its placeholder, or the system's word")
  func saysPlaceholder() throws {
    let size = Size(width: 200, height: 36)
    let own = SearchFieldDrawing.make("Mail", size: size, traits: try traits(17))
    #expect(own.size == size)
    #expect(own.texts.map(\.content.string) == ["Mail"])
    let german = SearchFieldDrawing.make("", size: size, traits: try traits(17, locale: "de"))
    #expect(german.texts.map(\.content.string) == ["Suchen"])
  }

  @Test("a search field is grey, other greys in the dark, and has its lens at the leading end")
  func isGrey() throws {
    let size = Size(width: 200, height: 36)
    let light = SearchFieldDrawing.make("A", size: size, traits: try traits(17))
    // Documented: tertiarySystemFill and secondaryLabel.
    guard case .rect(_, radius: 10, let fill) = try #require(light.shapes.first) else { throw Missing() }
    #expect(fill == Color(hex: "#7676801F"))
    #expect(light.texts.first?.color == Color(hex: "#3C3C4399"))
    #expect(SearchFieldDrawing.make("A", size: size, traits: try traits(17, style: .dark)) != light)
    #expect(try lens(light).midX < 30)
    let flipped = SearchFieldDrawing.make("A", size: size, traits: try traits(17, direction: .rightToLeft))
    #expect(try lens(flipped).midX > 170)
    #expect(try #require(flipped.texts.first).frame.maxX == 170)
  }

  private func lens(_ drawing: Drawing) throws -> Rect {
    for case .stroke(let path, _, _) in drawing.shapes { return path.hull }
    throw Missing()
  }
}

extension Drawing {
  fileprivate var texts: [(frame: Rect, content: TextContent, color: Color)] {
    shapes.compactMap { shape in
      guard case .text(let frame, let content, let color) = shape else { return nil }
      return (frame, content, color)
    }
  }
}
