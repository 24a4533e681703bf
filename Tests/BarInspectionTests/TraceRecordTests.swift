import BarGeometry
import BarInspection
import BarModel
import BarMotion
import BarNavigation
import Testing

@Suite("Trace for programs")
struct TraceRecordTests {
  private let pages = ["a", "b"].map { Page(Screen(name: $0)) }

  private func record(
    _ operations: [StackOperation], _ playback: Playback = .timed(.uikit),
    strategy: any TransitionStrategy = FakeBarStrategy()
  ) throws -> TraceRecord {
    var stack = try NavigationStack(pages: [pages[0]], bar: BarStyle(), ownership: strategy.ownership)
    var record = TraceRecord()
    record.add(start: stack)
    for (index, operation) in operations.enumerated() {
      record.add(step: index + 1, try stack.perform(operation), playback: playback, strategy: strategy)
    }
    return record
  }

  @Test("calls come at the time and progress of the animation's ends")
  func times() throws {
    let record = try record([.push(pages[1], animated: true)])
    for entry in record.entries {
      let isAfter = entry.event.moment == .after && entry.step == 1
      #expect(entry.time == (isAfter ? 0.5 : 0) && entry.progress == (isAfter ? 1 : 0))
    }
    #expect(record.entries.filter { $0.step == 0 }.count == 8)
  }

  @Test("a cancelled swipe ends at progress 0; the release has the finger's fraction")
  func swipe() throws {
    let playback = Playback(
      [
        .init(.dragging, start: 0, duration: 0.2, from: 0, to: 0.4, curve: .linear),
        .init(.cancelling, start: 0.2, duration: 0.1, from: 0.4, to: 0, curve: .linear),
      ], isCancelled: true)
    let entries = try record([.push(pages[1], animated: true), .swipe(isCancelled: true)], playback).entries
    let release = try #require(entries.first { $0.event.moment == .release })
    #expect(release.time == 0.2 && release.progress == 0.4)
    #expect(abs((entries.last?.time ?? 0) - 0.3) < 1e-9 && entries.last?.progress == 0)
  }

  // R18: both pages have one while they move; the covered page keeps its own as its memory.
  @Test("fake bars exist from their capture until they are removed or their page goes")
  func fakes() throws {
    let record = try record([.push(pages[1], animated: true), .pop(animated: true)])
    func fakes(_ kind: LifecycleEvent.Kind, _ page: String, step: Int) -> [String]? {
      record.entries.first { $0.step == step && $0.event.kind == kind && $0.event.page == page }?.fakes
    }
    #expect(record.entries.filter { $0.step == 0 }.allSatisfy { $0.fakes.isEmpty })
    #expect(fakes(.willMoveToParent, "b", step: 1) == ["a"])
    #expect(fakes(.viewDidLayoutSubviews, "b", step: 1) == ["a", "b"])
    #expect(fakes(.viewDidAppear, "b", step: 1) == ["a"])
    #expect(fakes(.willMoveToParent, "b", step: 2) == ["a", "b"])
    #expect(fakes(.viewDidAppear, "a", step: 2) == ["b"])
    #expect(record.entries.last?.event.kind == .deinitialized && record.entries.last?.fakes == [])
  }

  @Test("under the shared bar there are none, and no actions")
  func sharedBar() throws {
    let record = try record([.push(pages[1], animated: true)], strategy: SharedBarStrategy())
    #expect(record.actions.isEmpty && record.entries.allSatisfy { $0.fakes.isEmpty })
  }

  @Test("nothing is done to bars where no page slides, and not before the back button is allowed")
  func still() throws {
    let operations = [
      StackOperation.push(pages[1], animated: true), .restyle("b", BarStyle()), .backButton(animated: true),
    ]
    let record = try record(operations)
    #expect(record.actions.allSatisfy { $0.step != 2 })
    let asked = try #require(record.entries.firstIndex { $0.event.answer == .allowed })
    #expect(record.actions.filter { $0.step == 3 }.allSatisfy { $0.beforeEntry > asked })
  }

  @Test("a part of the story keeps its order and what came before it")
  func keeping() throws {
    let all = try record([.push(pages[1], animated: true), .pop(animated: true)])
    let part = all.keeping(steps: [2])
    #expect(Set(part.entries.map(\.step)) == [0, 2])
    #expect(part.entries.filter { $0.step == 2 } == all.entries.filter { $0.step == 2 })
    #expect(part.actions.map(\.action) == all.actions.filter { $0.step == 2 }.map(\.action))
    for action in part.actions {
      #expect(part.entries.indices.contains(action.beforeEntry))
      #expect(part.entries[action.beforeEntry].step == 2)
    }
  }
}
