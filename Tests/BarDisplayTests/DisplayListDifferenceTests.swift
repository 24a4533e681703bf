import BarDisplay
import BarGeometry
import Testing

@Suite("Differences between display lists in words")
struct DisplayListDifferenceTests {
  static let base = SampleFrames.frame(x: 0)

  /// The lines after `change` was made to the sample.
  static func lines(limit: Int = 20, _ change: (inout DisplayList) -> Void) -> [String] {
    var changed = base
    change(&changed)
    return DisplayListDifference.lines(from: base, to: changed, limit: limit)
  }

  @Test("equal lists differ in nothing")
  func equal() {
    #expect(Self.lines { _ in } == [])
    #expect(DisplayListDifference.lines(from: SampleFrames.frames, to: SampleFrames.frames) == [])
  }

  @Test("every property of a layer is named with its old and new value")
  func properties() {
    let lines = Self.lines {
      $0.scale = 2
      $0.layers[1].frame.x = -0.5
      $0.layers[1].contentsSize = Size(width: 10, height: 20)
      $0.layers[2].backdropFilters = []
      $0.layers[2].clipsToBounds = false
      $0.layers[2].shouldRasterize = true
      $0.layers[3].sublayers[0].opacity = 0.6
    }
    #expect(
      lines == [
        "scale 3 → 2",
        "layer from/page: frame 0,0 393x852 → -0.5,0 393x852",
        "layer from/page: contents as the frame → 10x20",
        "layer bar/background: backdrop blur 20 saturate 1.8 → none",
        "layer bar/background: clips yes → no",
        "layer bar/background: rasterize no → yes",
        "layer bar/back/old: opacity 0.4 → 0.6",
      ])
  }

  @Test("of a content only the part that differs is named")
  func contents() {
    let lines = Self.lines {
      var page = SampleFrames.page
      page.shapes[1] = .ellipse(.zero, fill: .black)
      page.shapes.removeLast()
      $0.layers[0].content = .color(.black)
      $0.layers[1].content = .drawing(page)
      $0.layers[2].content = .drawing(page)
      if case .text(var text, _) = $0.layers[3].sublayers[0].content {
        $0.layers[3].sublayers[0].content = .text(text, color: .black)
        text.string = "Outbox"
        $0.layers[3].mask?.content = .text(text, color: .white)
      }
      if case .image(let image, _) = $0.layers[3].sublayers[1].content {
        $0.layers[3].sublayers[1].content = .image(image, tint: nil)
      }
    }
    #expect(
      lines == [
        "layer window: color #FFFFFF → #000000",
        "layer from/page: drawing shapes 3 → 2",
        "layer from/page: drawing shape 2: text 16,104 200x22 \"Wi-Fi\" 17 regular baseline 16.5 #000000 → "
          + "ellipse 0,0 0x0 #000000",
        "layer bar/background: content none → drawing 393x852 of 2 shapes",
        "mask layer mask: content gradient #00000000 0 #000000 0.25 → text \"Outbox\" 17 regular baseline 28 "
          + "#FFFFFF",
        "layer bar/back/old: text color #007AFF → #000000",
        "layer \"icon 1\": tint #FFFFFF80 → none",
      ])
  }

  @Test("layers that come, go or change places are said to")
  func structure() {
    let lines = Self.lines {
      $0.layers.remove(at: 0)
      $0.layers.swapAt(1, 2)
      $0.layers.append(Layer("bar/title", frame: .zero))
      $0.layers[1].mask = nil
    }
    #expect(
      lines == [
        "layer window is gone", "layer bar/title is new",
        "order changed: layer bar/back is before layer bar/background", "layer bar/back: mask is gone",
      ])
  }

  @Test("layers of one name are told apart by their order")
  func sameNames() {
    let cell = Layer("cell", frame: .zero)
    var other = cell
    other.opacity = 0.5
    let old = DisplayList(size: .zero, scale: 1, layers: [cell, cell])
    let new = DisplayList(size: .zero, scale: 1, layers: [cell, other, cell])
    #expect(
      DisplayListDifference.lines(from: old, to: new) == [
        "layer cell is new", "layer cell: opacity 1 → 0.5",
      ])
  }

  @Test("frames are matched by label, and each line names its frame")
  func frames() {
    var changed = SampleFrames.frame(x: -58.95)
    changed.layers[0].opacity = 0.5
    let lines = DisplayListDifference.lines(
      from: SampleFrames.frames, to: [("progress 0.5", changed), ("progress 1", changed)])
    #expect(
      lines == [
        "frame \"progress 0\" is gone", "frame \"progress 1\" is new",
        "frame \"progress 0.5\": layer window: opacity 1 → 0.5",
      ])
  }

  @Test("more lines than the limit are counted")
  func limit() {
    let lines = Self.lines(limit: 2) { list in
      for index in list.layers.indices { list.layers[index].opacity = 0.5 }
    }
    #expect(
      lines == ["layer window: opacity 1 → 0.5", "layer from/page: opacity 1 → 0.5", "… and 2 more"])
  }

  @Test("any two different generated lists have a difference to tell")
  func generated() {
    let corpus = GeneratedLists.corpus()
    for (old, new) in zip(corpus, corpus.dropFirst()) where old.list != new.list {
      #expect(!DisplayListDifference.lines(from: old.list, to: new.list).isEmpty)
    }
  }
}
