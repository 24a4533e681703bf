import BarModel
import BarMotion
import Testing

@Suite("When the swipe back is off")
struct GestureGateTests {
  private static func gate(
    count: Int = 2, hidden: Bool = false, _ handling: InteractivePop.Handling = .system,
    settings change: ((inout InteractivePop) -> Void)? = nil, page edit: ((inout Screen) -> Void)? = nil
  ) -> GestureGate {
    var page = Screen(name: "list")
    edit?(&page)
    var settings = InteractivePop()
    settings.handling = handling
    change?(&settings)
    return GestureGate(settings, page: page, count: count, isBarHidden: hidden)
  }

  private static let left = BarButtonItem(title: "Menu")

  @Test("it begins where there is a page below, a bar and a back button")
  func open() {
    #expect(Self.gate().refusal(isEdge: true) == nil)
    #expect(
      Self.gate(page: {
        $0.item.left = [Self.left]
        $0.item.leftItemsSupplementBackButton = true
      }).refusal(isEdge: true) == nil)
    // The veto is the back button's.
    #expect(Self.gate(page: { $0.allowsPop = false }).refusal(isEdge: true) == nil)
  }

  @Test(
    "UIKit's own rules: off on the root, with a hidden bar, and where the back button is hidden or replaced")
  func system() {
    #expect(Self.gate(count: 1).refusal(isEdge: true) == .root("list", .system))
    #expect(Self.gate(hidden: true).refusal(isEdge: true) == .barHidden("list"))
    #expect(
      Self.gate(page: { $0.item.hidesBackButton = true }).refusal(isEdge: true) == .backButtonHidden("list"))
    #expect(
      Self.gate(page: { $0.item.left = [Self.left] }).refusal(isEdge: true) == .backButtonReplaced("list"))
  }

  @Test(
    "each known trick turns it on there, but not on the root",
    arguments: [InteractivePop.Handling.delegateNil, .ownDelegate, .fullScreen])
  func tricks(handling: InteractivePop.Handling) {
    #expect(Self.gate(hidden: true, handling).refusal(isEdge: true) == nil)
    #expect(Self.gate(handling, page: { $0.item.hidesBackButton = true }).refusal(isEdge: true) == nil)
    #expect(Self.gate(handling, page: { $0.item.left = [Self.left] }).refusal(isEdge: true) == nil)
    #expect(Self.gate(count: 1, handling).refusal(isEdge: true) == .root("list", handling))
  }

  @Test("without a delegate the root is in danger, and the message says so")
  func danger() {
    let nothing = Self.gate(count: 1, .delegateNil).refusal(isEdge: true)
    #expect(nothing?.reason.contains("stops answering touches") == true)
    #expect(nothing?.remedy.contains("didShow") == true)
    let own = Self.gate(count: 1, .ownDelegate).refusal(isEdge: true)
    #expect(own?.reason.contains("touches") == false)
  }

  @Test("who switches it off has it off, whatever the trick", arguments: InteractivePop.Handling.allCases)
  func disabled(handling: InteractivePop.Handling) {
    #expect(Self.gate(handling, settings: { $0.isEnabled = false }).refusal(isEdge: true) == .disabled)
    let page = Self.gate(handling, page: { $0.interactivePopEnabled = false })
    #expect(page.refusal(isEdge: true) == .disabledOnPage("list"))
  }

  @Test("away from the edge it needs the full-screen gesture")
  func fullScreen() {
    for handling in [InteractivePop.Handling.system, .delegateNil, .ownDelegate] {
      #expect(Self.gate(handling).refusal(isEdge: false) == .notFullScreen)
      #expect(Self.gate(handling, settings: { $0.isFullScreen = true }).refusal(isEdge: false) == nil)
    }
    #expect(Self.gate(.fullScreen).refusal(isEdge: false) == nil)
    // A wider recogniser alone changes nothing else.
    let hidden = Self.gate(hidden: true, settings: { $0.isFullScreen = true })
    #expect(hidden.refusal(isEdge: false) == .barHidden("list"))
    #expect(Self.gate(count: 1, .fullScreen).refusal(isEdge: false) == .root("list", .fullScreen))
  }

  @Test("every message says why and ends with the remedy")
  func messages() {
    let all: [GestureRefusal] = [
      .disabled, .disabledOnPage("a"), .root("a", .system), .root("a", .delegateNil), .notFullScreen,
      .barHidden("a"), .backButtonHidden("a"), .backButtonReplaced("a"),
    ]
    for refusal in all {
      #expect(!refusal.reason.isEmpty && !refusal.remedy.isEmpty)
      #expect("\(refusal)" == "the swipe back is off because \(refusal.reason): \(refusal.remedy)")
    }
    #expect(Set(all.map(\.reason)).count == all.count)
  }
}
