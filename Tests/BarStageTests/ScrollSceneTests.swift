import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation
import BarStage
import Testing

@Suite("Scenes that scroll") struct ScrollSceneTests {
  /// R21's page on an iPhone 8, pushed on a page with a bar of its own.
  private func text(_ steps: String, _ more: String = "") -> String {
    """
    {traits: {device: 'iPhone 8', os: 14, scale: 1}, \(more)
     screens: {home: {bar: {barTintColor: '#00FF00', translucent: false}},
      blue: {bar: {backgroundImage: {solid: '#00F'}}},
      me: {item: {titleView: {text: 'Me', color: 'clear'}}, bar: {shadowImage: 'empty'},
       content: {placeholder: 'profile'}, layout: {extendedLayoutIncludesOpaqueBars: true},
       scroll: {contentInset: {top: 244}, contentInsetAdjustmentBehavior: 'never', onScroll: [
         {offset: -108, bar: {backgroundImage: {solid: '#FFF'}}, titleViewColor: '#000'},
         {offset: -244, bar: {backgroundImage: {solid: {white: 1, alpha: 0}}},
          titleViewColor: {white: 0, alpha: 0}}]}}},
     stack: ['home', 'me'], strategy: 'sharedBar', steps: [\(steps)]}
    """
  }

  private func samples(_ steps: String, _ sampling: FrameSampling, _ more: String = "") throws
    -> [FrameSample]
  {
    try Stage.step(Stage.scene(text(steps, more))).samples(sampling)
  }

  @Test("the offset is linear in time, and every frame shows the page and the bar that belong to it")
  func linear() throws {
    let samples = try samples(
      "{scroll: 'me', from: -284, to: -108, duration: 2}", FrameSampling(.times([0, 0.5, 1, 1.5, 2])))
    // Offsets −284, −240, −196, −152, −108; header max(64, 200 − delta).
    #expect(samples.map { $0.list.find("page/header")?.frame.height } == [240, 196, 152, 108, 64])
    #expect(samples.map(\.instant.progress) == [0, 0.25, 0.5, 0.75, 1])
    #expect(samples.map(\.contentOffset) == [-284, -240, -196, -152, -108])
    // a = clamp(delta / 136, 0, 1) of 255: delta 4, 48, 92.
    let alphas = samples.map { sample -> Int? in
      guard case .color(let color) = sample.list.find("bar/background/image")?.content else { return nil }
      return Int(Color.byte(color.alpha))
    }
    #expect(alphas == [nil, 8, 90, 173, nil])
    let inks = samples.map { sample -> Int? in
      guard case .text(_, let color) = sample.list.find("bar/titleView")?.content else { return nil }
      return Int(Color.byte(color.alpha))
    }
    #expect(inks == [0, 8, 90, 173, 255])
  }

  @Test("frames may be asked for by progress, a scroll without a duration takes 0.3 seconds, one of 0 none")
  func sampling() throws {
    let step = "{scroll: 'me', from: -284, to: -108}"
    let samples = try samples(step, FrameSampling(.progress([0.5])))
    #expect(abs((samples.first?.instant.time ?? 0) - 0.15) < 0.00001)
    let none = try self.samples("{scroll: 'me', from: -284, to: -108, duration: 0}", .standard)
    #expect(none.map(\.instant.progress) == [0, 1])
  }

  @Test("a page begins at its top, goes on from where it is, and rests where it was scrolled to")
  func memory() throws {
    let scene = try Stage.scene(text("{scroll: 'me', to: -108}, {scroll: 'me', to: 0}"))
    var all = scene
    all.selection = .all
    let steps = try SceneStager(all).steps()
    #expect(steps.map(\.operation) == ["scroll", "scroll"])
    let ends = steps.flatMap { $0.samples(FrameSampling(.progress([0, 1]))).map(\.contentOffset) }
    #expect(ends == [-244, -108, -108, 0])
  }

  @Test("the bar is refreshed when the page appears again, whatever happened to it since (R19)")
  func refresh() throws {
    let step = try Stage.step(
      Stage.scene(
        text(
          "{scroll: 'me', to: -176}, {push: 'blue', animated: false}, {pop: true, animated: false}"
        )
      ))
    let rest = try #require(step.samples(.standard).last).list
    // Half of 255 rounded up.
    #expect(rest.find("bar/background/image")?.content == .color(Color(white: 1, alpha: 128 / 255)))
    #expect(rest.find("page/header")?.frame.height == 132)
  }

  @Test("a page below the top moves unseen and writes nothing")
  func covered() throws {
    let scene = try Stage.scene(text("{push: 'home', as: 'home2'}, {scroll: 'me', to: 0}, {pop: true}"))
    let history = try SceneStager(scene).history(SharedBarStrategy())
    #expect(history.entries.map(\.number) == [1, 3])
    #expect(history.entries[0].stack.bar.backgroundImage.value?.solidColor?.alpha == 0)
    #expect(history.entries[1].stack.top.screen.scroll?.contentOffset == 0)
    #expect(history.entries[1].stack.bar.backgroundImage.value?.solidColor == .white)
  }

  @Test(
    "at the scroll edge an inline bar of iOS 15 is clear, and has its background as soon as content is under it"
  )
  func edge() throws {
    let scene = try Stage.scene(
      """
      {traits: {device: 'iPhone 8', scale: 1}, screens: {a: {scroll: {}}}, stack: ['a'], strategy: 'sharedBar',
       steps: [{scroll: 'a', to: -44}]}
      """)
    let samples = try Stage.step(scene).samples(FrameSampling(.progress([0, 0.001, 1])))
    // From −64: 0.02 points are enough.
    #expect(samples.map { $0.list.find("bar/background") != nil } == [false, true, true])
    #expect(samples.map { $0.list.find("bar/shadow") != nil } == [false, true, true])
  }

  @Test("a change of the environment shows the page before and after it")
  func traits() throws {
    let samples = try samples("{traits: {orientation: 'landscapeLeft'}}", .standard)
    #expect(samples.map(\.list.size) == [Size(width: 375, height: 667), Size(width: 667, height: 375)])
    #expect(samples.map(\.instant.phase) == [.rest, .rest])
  }
}

extension DisplayList {
  /// The first layer of this name at any depth.
  func find(_ name: String) -> Layer? {
    func search(_ layers: [Layer]) -> Layer? {
      for layer in layers {
        if layer.name == name { return layer }
        if let found = search(layer.sublayers) { return found }
      }
      return nil
    }
    return search(layers)
  }
}
