import Foundation
import Testing

@Suite struct TraceTests {
  private static let scene = """
    {traits: {device: 'iPhone 8', scale: 1}, stack: ['home'],
     screens: {home: {bar: {barTintColor: '#34C759', shadowImage: null}},
      detail: {hooks: {viewDidLoad: {bar: {tintColor: 'systemRed'}}}, barHidden: {hidden: true, animated: true}},
      list: {scroll: {onScroll: [{offset: 0, bar: {backgroundAlpha: 0}}, {offset: 100, bar: {backgroundAlpha: 1}}]}}},
     steps: [{push: 'detail'}, {pop: true}, {push: 'list', animated: false}, {scroll: 'list', from: 0, to: 100, duration: 1}]}
    """

  private func events(_ arguments: String...) throws -> [[String: Any]] {
    let sandbox = try Sandbox(["s.json5": TraceTests.scene])
    let run = try Fakebar(["trace", "s.json5", "--json"] + arguments, in: sandbox)
    #expect(run.code == 0 && run.errors == "")
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return try #require(object?["events"] as? [[String: Any]])
  }

  @Test("every call has all the keys of the contract, and the indices count")
  func keys() throws {
    let events = try events("--strategy", "fakeBar")
    #expect(events.compactMap { $0["index"] as? Int } == Array(events.indices))
    for event in events {
      for key in ["index", "time", "progress", "event", "page", "wrote", "pages", "items", "bar", "fakes"] {
        #expect(event[key] != nil, "\(key) is missing")
      }
    }
  }

  @Test("a call says what it wrote, in the scene's own keys, and what became of bar and stacks")
  func values() throws {
    let events = try events("--strategy", "sharedBar")
    func event(_ kind: String, _ page: String) throws -> [String: Any] {
      try #require(events.first { $0["event"] as? String == kind && $0["page"] as? String == page })
    }
    let home = try #require(try event("viewWillAppear", "home")["wrote"] as? [String: Any])
    #expect(home["barTintColor"] as? String == "#34C759" && home["shadowImage"] is NSNull)
    let loaded = try event("viewDidLoad", "detail")
    #expect((loaded["wrote"] as? [String: Any])?.keys.sorted() == ["tintColor"])
    #expect((loaded["bar"] as? [String: Any])?.keys.sorted() == ["barTintColor", "shadowImage", "tintColor"])
    let appearing = try event("viewWillAppear", "detail")
    #expect(appearing["wrote"] is NSNull && appearing["isBarHidden"] as? Bool == true)
    #expect(appearing["pages"] as? [String] == ["home", "detail"])
    #expect(appearing["fakes"] as? [String] == [])
    let didPush = try event("didPush", "detail")
    #expect(didPush["time"] as? Double == 0.5 && didPush["progress"] as? Double == 1)
    let scroll = try event("scrollViewDidScroll", "list")
    #expect((scroll["wrote"] as? [String: Any])?["backgroundAlpha"] as? Double == 1)
    #expect(scroll["time"] as? Double == 1)
  }

  @Test("fake bars exist while pages move, and steps can be chosen")
  func fakes() throws {
    let events = try events("--strategy", "fakeBar", "--step", "1")
    #expect(Set(events.compactMap { $0["step"] as? Int }) == [0, 1])
    let appearing = try #require(events.first { $0["event"] as? String == "shouldPush" })
    #expect((appearing["fakes"] as? [String])?.contains("home") == true)
  }

  @Test("the text tells which frames lie between, and of a scroll where it goes")
  func text() throws {
    let sandbox = try Sandbox(["s.json5": TraceTests.scene])
    let run = try Fakebar(["trace", "s.json5", "--strategy", "sharedBar"], in: sandbox)
    #expect(run.output.contains("\n    0 ms  frames        0…30 animation\n"))
    #expect(run.output.contains("  → bar: hidden animated\n"))
    #expect(run.output.contains("\nstep 3: push home → list, not animated\n"))
    #expect(run.output.contains("\nstep 4: scroll list, contentOffset 0 → 100\n"))
    #expect(run.output.contains(" 1000 ms  list          scrollViewDidScroll  → bar: backgroundAlpha 1\n"))
  }
}
