import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import Testing

@Suite("Choreographies")
struct ChoreographyTests {
  private func apps() -> [SampleApp] {
    StrategyList.all.map { strategy in
      var app = SampleApp()
      app.strategy = strategy
      return app
    }
  }

  private func stages(_ app: SampleApp) throws -> [TransitionStage] {
    [try app.push(), try app.pop(), try app.deepPush(), try app.deepPop()]
  }

  @Test("at progress 0 and 1, and beyond, the resting lists are shown")
  func resting() throws {
    for app in apps() {
      for stage in try stages(app) {
        let choreography = app.choreography(stage)
        #expect(choreography.restingFrom == stage.from.restingList(container: .white))
        #expect(choreography.restingTo == stage.toAtRest.restingList(container: .white))
        for phase in [Instant.Phase.timed, .rest] {
          func list(_ progress: Double) -> DisplayList {
            choreography.displayList(at: Instant(progress: progress, time: 0.1, phase: phase))
          }
          #expect(list(0) == choreography.restingFrom && list(-0.1) == choreography.restingFrom)
          #expect(list(1) == choreography.restingTo && list(1.1) == choreography.restingTo)
        }
      }
    }
  }

  @Test(
    "a resting list has no dim, no edge shadow, no fake bar and no mask, and says whose page it is by nothing"
  )
  func restingIsPlain() throws {
    for app in apps() {
      let choreography = app.choreography(try app.push())
      for list in [choreography.restingFrom, choreography.restingTo] {
        #expect(list.names.allSatisfy { !$0.contains("fake") && !$0.contains("dim") && !$0.hasPrefix("top") })
        #expect(list.flat.allSatisfy { !$0.hasMask })
        #expect(list.size == Size(width: 375, height: 667) && list.scale == 2)
        let bar = ["bar/background", "bar/shadow", "bar/content"]
        let isOwn = app.strategy.staging.hasOwnBar
        let order = ["window", "page/page"] + (isOwn ? bar.map { "page/\($0)" } : bar) + ["statusBar"]
        let parts = order + (isOwn ? bar : bar.map { "page/\($0)" })
        #expect(list.names.filter { parts.contains($0) } == order)
      }
    }
  }

  @Test(
    "tracks move a layer and fade it from the opacity it has; what is wholly clear is left out with all in it"
  )
  func animatedLayers() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let inner = AnimatedLayer(Layer("inner", frame: frame), x: Track(0, to: 8))
    let outer = AnimatedLayer(
      Layer("outer", frame: frame, opacity: 0.5), x: Track(100, to: 0), opacity: Track(1, to: 0),
      sublayers: [inner])
    let gone = AnimatedLayer(Layer("gone", frame: frame, opacity: 0), sublayers: [inner])
    let rest = DisplayList(size: Size(width: 100, height: 100), scale: 2, layers: [])
    let choreography = Choreography(
      restingFrom: rest, restingTo: rest, layers: [outer, gone], motion: .uikit)
    let flat = choreography.displayList(at: dragged(0.25)).flat
    #expect(flat.map(\.name) == ["outer", "inner"])
    #expect(flat.map(\.frame.x) == [75, 77])
    #expect(flat[0].opacity == 0.375)
  }

  @Test("the same instant always gives the same list")
  func pure() throws {
    for app in apps() {
      let (first, second) = (app.choreography(try app.push()), app.choreography(try app.push()))
      #expect(first == second)
      #expect(first.displayList(at: dragged(0.3)) == second.displayList(at: dragged(0.3)))
    }
  }

  @Test("layers at one place have names of their own")
  func names() throws {
    for app in apps() {
      for stage in try stages(app) {
        let names = app.choreography(stage).displayList(at: dragged(0.5)).names
        #expect(Set(names).count == names.count, "\(names)")
      }
    }
  }

  @Test("right to left, every layer is the mirror image of its left-to-right twin")
  func mirrored() throws {
    for strategy in StrategyList.all {
      var (left, right) = (SampleApp(), SampleApp())
      (left.strategy, right.strategy) = (strategy, strategy)
      right.direction = .rightToLeft
      for (a, b) in zip(try stages(left), try stages(right)) {
        for progress in [0, 0.2, 0.7, 1] {
          let first = left.choreography(a).displayList(at: dragged(progress)).flat
          let second = right.choreography(b).displayList(at: dragged(progress)).flat
          #expect(first.map(\.name) == second.map(\.name))
          for (one, other) in zip(first, second) {
            #expect(other.frame.isClose(to: one.frame.mirrored(in: 375)), "\(one.name) at \(progress)")
            #expect(one.opacity == other.opacity, "\(one.name) at \(progress)")
          }
        }
      }
    }
  }

  @Test("right to left, the edge shadow darkens towards the page at its left")
  func mirroredShadow() throws {
    var app = SampleApp()
    app.direction = .rightToLeft
    let shadow = app.choreography(try app.push()).displayList(at: dragged(0.5)).layer("top/shadow")
    let gradient = GradientContent(stops: [
      .init(location: 0, color: Color(white: 0, alpha: 0.2)), .init(location: 1, color: .clear),
    ])
    #expect(shadow?.content == .gradient(gradient))
  }

  @Test("a clear window draws nothing, so that frames keep alpha")
  func clearWindow() throws {
    let app = SampleApp()
    var stage = try app.push()
    stage.container = .clear
    let choreography = app.choreography(stage)
    for list in [choreography.restingFrom, choreography.displayList(at: dragged(0.5))] {
      #expect(list.layer("window") == nil)
    }
  }

  @Test("status bar and home indicator never move and lie on top")
  func overlays() throws {
    var app = SampleApp()
    app.device = "iPhone X"
    let choreography = app.choreography(try app.push())
    for progress in [0, 0.4, 1] {
      let list = choreography.displayList(at: dragged(progress))
      #expect(list.layers.suffix(2).map(\.name) == ["statusBar", "homeIndicator"])
      #expect(list.layer("statusBar")?.frame == Rect(x: 0, y: 0, width: 375, height: 44))
      #expect(list.layer("homeIndicator")?.frame == Rect(x: 0, y: 778, width: 375, height: 34))
    }
  }
}
