import BarDisplay
import BarMotion
import BarPixels
import BarRendering
import BarStage
import Testing

@Suite("Equivalences: parts")
struct EquivalencePartsTests {
  /// Layers that cannot be seen half-way, by name.
  private func hidden(_ file: String, _ strategy: String) -> Set<String> {
    // The pages cover the window.
    var names: Set<String> = ["window"]
    // No old back label slides under the indicator, so the mask cuts nothing; only its open part is needed.
    if !file.hasPrefix("back-mask") && file != "page-below-opaque-bar.json5" {
      names.formUnion(["bar/back/mask", "bar/back/mask/image"])
    }
    if file == "hairlines.json5" {
      // "No line" has slid behind the arrow by then: 27 + 56 − 0.19 · 390 lies left of the mask's edge.
      names.insert("bar/bottom/backLabel")
    }
    if ["large-title-scrolled.json5", "layout-translucency.json5"].contains(file) {
      names.insert("bar/bottom/backLabel")
    }
    // Short labels and a small image have slid behind the arrow by then, where no new one stands beside them.
    if ["items-back-button.json5", "items-title-views.json5", "uniform-look.json5"].contains(file) {
      names.formUnion(["bar/bottom/backLabel", "bar/bottom/backImage", "bar/back", "bar/back/mask/rest"])
    }
    // The light material over a white page is white (measured).
    if file == "Recordings/translucent-pop.json5", strategy == "fakeBar" {
      names.insert("bottom/fake/background")
    }
    // A white bar in front of the white window: its page begins below it.
    if file == "hairlines.json5", strategy == "fakeBar" {
      names.formUnion(["bottom/fake/background", "bottom/fake/background/image"])
    }
    // The defect of the shared bar: a white title over a bar that is white already.
    if ["page-below-opaque-bar.json5", "transparent-to-opaque.json5"].contains(file), strategy == "sharedBar"
    {
      names.insert("bar/bottom/title")
    }
    return names
  }

  @Test("every layer changes some pixel half-way, but for those that others hide", arguments: Stage.all)
  func parts(file: String, strategy: String) throws {
    let scene = try Stage.load(file, strategy: strategy)
    let compositor = Stage.compositor(scene)
    var found: Set<String> = []
    for step in try SceneStager(scene).steps() where step.transition != nil {
      let list = Stage.list(step, 0.5)
      let whole = try compositor.render(list)
      let without = Pixmap(width: whole.width, height: whole.height)
      for (name, rest) in LayerRemoval.all(list.layers) {
        var shorter = list
        shorter.layers = rest
        try compositor.render(shorter, into: without)
        if without == whole { found.insert(name) }
      }
    }
    if file.hasPrefix("nine-slice") {
      #expect(found.isEmpty)
    } else {
      #expect(found.subtracting(hidden(file, strategy)).isEmpty)
      // Behind a see-through bar over a page that begins below it there is nothing but the window.
      let isSeen = file == "layout-translucency.json5" && strategy == "fakeBar"
      #expect(found.contains("window") != isSeen)
    }
  }

  @Test("every layer of a resting page changes some pixel, but for the window", arguments: Stage.all)
  func restingParts(file: String, strategy: String) throws {
    var hidden: Set<String> = ["window"]
    // A white bar in front of the white window.
    if file == "hairlines.json5" { hidden.formUnion(["bar/background", "bar/background/image"]) }
    let scene = try Stage.load(file, strategy: strategy)
    let compositor = Stage.compositor(scene)
    for step in try SceneStager(scene).steps() {
      let list = Stage.list(step, 0)
      let whole = try compositor.render(list)
      let without = Pixmap(width: whole.width, height: whole.height)
      for (name, rest) in LayerRemoval.all(list.layers) where !hidden.contains(name) {
        var shorter = list
        shorter.layers = rest
        try compositor.render(shorter, into: without)
        #expect(without != whole, "step \(step.number): \(name)")
      }
    }
  }
}
