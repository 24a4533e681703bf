import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation
import Testing

/// Beside its ends, a transition shows what rests there: nobody sees fake bars come and go.
@Suite("Continuity")
struct ContinuityTests {
  /// Layers that show something, under the name they have at rest; the other page's are left out.
  private func shown(_ list: DisplayList, of side: String) -> [FlatLayer] {
    let other = side == "top" ? "bottom" : "top"
    return list.flat.compactMap { layer in
      guard layer.content != .none || !layer.backdropFilters.isEmpty else { return nil }
      if layer.name.hasPrefix(other) || layer.name.hasPrefix("bar/\(other)/") { return nil }
      if ["bottom/dim", "top/shadow"].contains(layer.name) { return nil }
      var result = layer
      result.name = resting(layer.name, side)
      result.parents = []
      return result
    }
  }

  private func resting(_ name: String, _ side: String) -> String {
    let own = [
      ("\(side)/fake/content/", "bar/"), ("\(side)/fake/", "bar/"), ("bar/\(side)/", "bar/"),
      ("\(side)/", "page/"),
    ]
    for (prefix, replacement) in own where name.hasPrefix(prefix) {
      return replacement + name.dropFirst(prefix.count)
    }
    return name
  }

  /// Those under which the pages' own bars, or copies of them, come and go unseen.
  private func apps() throws -> [(name: String, app: SampleApp)] {
    let labels = [
      "fakeBar", "fakeBar:contents=snapshot", "fakeBar:unset=default", "fakeBar:preset=HBD", "perPageBar",
      "ownContainer",
    ]
    return try labels.flatMap { label in
      let strategy = try StrategyList.make(try #require(StrategyChoice(label: label)))
      return samples().map { name, sample in
        var app = sample
        app.strategy = strategy
        return ("\(label) \(name)", app)
      }
    }
  }

  private func samples() -> [(name: String, app: SampleApp)] {
    var translucent = SampleApp()
    translucent.homeBar = nil
    translucent.listBar = BarStyle()
    var island = translucent
    island.device = "iPhone 15"
    var mirrored = SampleApp()
    mirrored.direction = .rightToLeft
    var mixed = SampleApp()
    mixed.listBar?.translucent = .value(true)
    mixed.listBar?.alpha = .value(1)
    mixed.list.item.right = [BarButtonItem(title: "Done", style: .done)]
    return [
      ("opaque", SampleApp()), ("translucent", translucent), ("island", island), ("mirrored", mirrored),
      ("mixed", mixed),
    ]
  }

  @Test("just after the start a fake-bar transition shows the resting list of the page it leaves")
  func start() throws {
    for (name, app) in try apps() {
      for stage in [try app.push(), try app.pop(), try app.deepPush(), try app.deepPop()] {
        let choreography = app.choreography(stage)
        let side = stage.transition.isPush ? "bottom" : "top"
        for phase in [Instant.Phase.timed, .dragging] {
          let list = choreography.displayList(at: Instant(progress: 1e-6, time: 0, phase: phase))
          expectSame(shown(list, of: side), choreography.restingFrom, name)
        }
      }
    }
  }

  @Test("just before the end it shows the resting list of the page it comes to")
  func end() throws {
    for (name, app) in try apps() {
      for stage in [try app.push(), try app.pop(), try app.deepPush(), try app.deepPop()] {
        let choreography = app.choreography(stage)
        let side = stage.transition.isPush ? "top" : "bottom"
        for phase in [Instant.Phase.timed, .dragging] {
          let list = choreography.displayList(at: Instant(progress: 1 - 1e-6, time: 0.5, phase: phase))
          expectSame(shown(list, of: side), choreography.restingTo, name)
        }
      }
    }
  }

  @Test("the other page is off the screen or covered, and its bar's content unseen, beside both ends")
  func others() throws {
    let app = SampleApp()
    let push = app.choreography(try app.push())
    let first = push.displayList(at: Instant(progress: 1e-6, time: 0, phase: .timed))
    #expect(first.layer("top/page")?.frame.x == 375)
    #expect(first.layer("bottom/dim") == nil)
    #expect(first.names.allSatisfy { !$0.hasPrefix("bar/top/") })
    let last = push.displayList(at: Instant(progress: 1 - 1e-6, time: 0.5, phase: .timed))
    #expect(last.layer("top/page")?.frame == Rect(x: 0, y: 0, width: 375, height: 667))
    #expect(last.layer("top/shadow") == nil)
    #expect(last.names.allSatisfy { !$0.hasPrefix("bar/bottom/") })
  }

  @Test("no layer jumps by more than its share between close instants")
  func smooth() throws {
    for (name, app) in try apps() {
      let choreography = app.choreography(try app.push())
      for step in 1..<100 {
        let before = choreography.displayList(at: dragged(Double(step) / 101)).flat
        let after = choreography.displayList(at: dragged(Double(step + 1) / 101)).flat
        for layer in after {
          guard let old = before.first(where: { $0.name == layer.name }) else { continue }
          // The fastest, the top page, covers the width in 101 steps; alphas are at most fourth powers.
          #expect(abs(layer.frame.x - old.frame.x) <= 393 / 101.0 + 0.002, "\(name) \(layer.name)")
          #expect(abs(layer.opacity - old.opacity) <= 4 / 101.0 + 0.002, "\(name) \(layer.name)")
        }
      }
    }
  }

  private func expectSame(_ flight: [FlatLayer], _ rest: DisplayList, _ name: String) {
    let expected = rest.flat.filter { $0.content != .none || !$0.backdropFilters.isEmpty }
    #expect(flight.map(\.name) == expected.map(\.name), "\(name)")
    for (ours, theirs) in zip(flight, expected) {
      #expect(ours.frame.isClose(to: theirs.frame), "\(name) \(ours.name)")
      #expect(ours.content == theirs.content, "\(name) \(ours.name)")
      #expect(ours.opacity == theirs.opacity, "\(name) \(ours.name)")
      #expect(ours.backdropFilters == theirs.backdropFilters, "\(name) \(ours.name)")
    }
  }
}
