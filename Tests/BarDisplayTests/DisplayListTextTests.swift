import BarDisplay
import BarGeometry
import Testing

@Suite("Display lists as text")
struct DisplayListTextTests {
  @Test("two frames print as the format's description says, the drawing once")
  func pinned() {
    #expect(DisplayListText.dump(SampleFrames.frames) == SampleFrames.text)
  }

  @Test("the printed frames read back")
  func pinnedReads() throws {
    let frames = try DisplayListText.parse(SampleFrames.text)
    #expect(frames.map(\.label) == SampleFrames.frames.map(\.label))
    #expect(frames.map(\.list) == SampleFrames.frames.map(\.list))
  }

  @Test("every generated list reads back equal, alone and all in one text")
  func roundTrip() throws {
    let corpus = GeneratedLists.corpus()
    for frame in corpus {
      let back = try DisplayListText.parse(DisplayListText.dump(frame.list, label: frame.label))
      #expect(back.map(\.label) == [frame.label])
      #expect(back.map(\.list) == [frame.list])
    }
    let text = DisplayListText.dump(corpus)
    let all = try DisplayListText.parse(text)
    #expect(all.map(\.list) == corpus.map(\.list))
    // Text equality also sees what == forgives: a minus zero, another Unicode normal form.
    #expect(DisplayListText.dump(all) == text)
  }

  @Test("the generated lists hold every case of every enum, and every option both ways")
  func coverage() {
    var seen = Coverage()
    for layer in GeneratedLists.corpus().flatMap(\.list.layers) { seen.add(layer) }
    #expect(seen.contents == Set(ContentKind.allCases))
    #expect(seen.shapes == Set(ShapeKind.allCases))
    #expect(seen.filters == Set(FilterKind.allCases))
    #expect(seen.fills == Set(ImageFillKind.allCases))
    #expect(seen.elements == Set(PathElementKind.allCases))
    #expect(seen.modes == Set(ImageResizingMode.allCases))
    #expect(seen.directions == Set(LayoutDirection.allCases))
    #expect(seen.alignments == Set(TextAlignment.allCases))
    #expect(seen.weights == Set(FontWeight.allCases))
    let options = [
      "mask", "sublayers", "clips", "rasterize", "contents", "opacity", "family", "kern", "locale", "tint",
      "flipped",
      "radius",
    ]
    #expect(seen.options == Set(options.flatMap { ["+" + $0, "-" + $0] }))
  }

  @Test("no value has a property that the text, the parser and the generator do not know")
  func properties() {
    func names(_ value: Any) -> [String] { Mirror(reflecting: value).children.compactMap(\.label) }
    let text = TextContent("", font: FontDescription(size: 17), baseline: 0)
    let remedy: Comment =
      "write it in Phrase, read it in LineCursor, vary it in GeneratedLists, then list it here"
    #expect(names(DisplayList(size: .zero, scale: 1, layers: [])) == ["size", "scale", "layers"], remedy)
    #expect(
      names(Layer("", frame: .zero)) == [
        "name", "frame", "content", "contentsSize", "opacity", "backdropFilters", "clipsToBounds",
        "shouldRasterize", "sublayers", "maskLayers",
      ], remedy)
    #expect(
      names(text) == ["string", "font", "direction", "locale", "baseline", "alignment"], remedy)
    #expect(names(text.font) == ["size", "weight", "family", "kern"], remedy)
    #expect(
      names(ImageContent(digest: "", size: .zero)) == ["digest", "size", "fill", "isFlipped"], remedy)
    #expect(names(GradientContent(stops: [])) == ["stops", "angle"], remedy)
    #expect(names(Drawing(size: .zero, shapes: [])) == ["size", "shapes"], remedy)
  }

  @Test("a string comes back scalar by scalar, and nothing invisible stands in its line")
  func strings() throws {
    for string in GeneratedLists.oddStrings {
      let list = DisplayList(size: .zero, scale: 1, layers: [Layer(string, frame: .zero)])
      let text = DisplayListText.dump(list, label: string)
      let back = try #require(try DisplayListText.parse(text).first)
      #expect(Array(back.label.unicodeScalars) == Array(string.unicodeScalars))
      #expect(back.list.layers.map { Array($0.name.unicodeScalars) } == [Array(string.unicodeScalars)])
      #expect(text.unicodeScalars.filter { $0 == "\n" }.count == 3)
      let unseen: Set<Unicode.Scalar> = ["\0", "\r", "\t", "\u{202E}", "\u{2028}", "\u{FEFF}", "\u{A0}"]
      #expect(!text.unicodeScalars.contains { unseen.contains($0) })
    }
  }

  @Test(
    "numbers print shortest",
    arguments: [
      (3.0, "3"), (-58.95, "-58.95"), (0.1 + 0.2, "0.30000000000000004"), (1e16, "1e+16"), (0, "0"),
      (1.0 / 3, "0.3333333333333333"), (.leastNonzeroMagnitude, "5e-324"),
    ])
  func numbers(value: Double, text: String) {
    let list = DisplayList(size: .zero, scale: value, layers: [])
    #expect(DisplayListText.dump(list).hasSuffix(" @\(text)\n"))
  }

  @Test("numbers that no list should hold print, and do not read back")
  func unreadableNumbers() {
    for value in [Double.infinity, -.infinity, .nan] {
      let color = Color(red: value, green: 0, blue: 0)
      let layer = Layer("a", frame: .zero, content: .color(color), opacity: value)
      let text = DisplayListText.dump(DisplayList(size: .zero, scale: 1, layers: [layer]))
      #expect(text.contains("layer a 0,0 0x0 color rgba(\(value) 0 0 1) opacity \(value)"))
      #expect(throws: DisplayListTextError.self) { try DisplayListText.parse(text) }
    }
  }

  @Test("carriage returns, blank lines and a missing last line break are read over")
  func whitespace() throws {
    let lines = SampleFrames.text.split(separator: "\n")
    let frames = try DisplayListText.parse("\r\n" + lines.joined(separator: "\r\n   \r\n\n"))
    #expect(frames.map(\.list) == SampleFrames.frames.map(\.list))
  }

  @Test("no frames are a text of one line")
  func empty() throws {
    #expect(DisplayListText.dump([]) == "fakebar display list 1\n")
    #expect(try DisplayListText.parse("fakebar display list 1").isEmpty)
  }
}
