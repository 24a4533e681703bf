import BarGeometry
import BarModel
import Testing

/// What the back button says and where it stands. Every character is 5 points wide; the bar is 375.
@Suite("Back button")
struct BackButtonLayoutTests {
  private func layout(
    _ item: NavigationItem = NavigationItem(title: "Page"), over previous: NavigationItem,
    appearance: BarAppearance = BarAppearance(), device: String = "iPhone 8", locale: String = "en"
  ) -> BarLayout {
    BarLayout(
      screen: Screen(name: "page", item: item), previous: Screen(name: "previous", item: previous),
      appearance: appearance, traits: .phone(device, locale: locale), measuring: FixedAdvance(advance: 5))
  }

  private func titled(_ count: Int) -> NavigationItem {
    NavigationItem(title: String(repeating: "m", count: count))
  }

  @Test("indicator and label stand where view dumps show them")
  func frames() {
    // iPhone 6: indicator (8, 11.5, 13, 21) in the bar, label at 27. 6 Plus at 3x: (12, 11.667, 13, 21).
    let phone = layout(over: NavigationItem(title: "Inbox"))
    #expect(phone.backIndicator == Rect(x: 8, y: 31.5, width: 13, height: 21))
    #expect(phone.backLabel?.frame == Rect(x: 27, y: 20, width: 25, height: 44))
    #expect(phone.backLabel?.font == FontDescription(size: 17, weight: .regular))
    let plus = layout(over: NavigationItem(title: "Inbox"), device: "iPhone 8 Plus")
    #expect(plus.backIndicator == Rect(x: 12, y: 31.667, width: 13, height: 21))
    // Measured on iPhone 11 Pro Max: 29.6.
    #expect(plus.backLabel?.frame.x == 30)
  }

  @Test("under a Dynamic Island the indicator stands on a whole pixel")
  func island() throws {
    let indicator = try #require(
      layout(over: NavigationItem(title: "Inbox"), device: "iPhone 15").backIndicator)
    #expect(abs(indicator.y * 3 - (indicator.y * 3).rounded()) < 0.01)
    // The row's middle is at 53.667 + 22.
    #expect(abs(indicator.midY - 75.667) <= 0.5 / 3 + 0.001)
  }

  @Test("it says the previous title if that ends 8 points before the centred title, else Back, else nothing")
  func fits() {
    let inbox = NavigationItem(title: "Inbox")
    // 27 + 25 + 8 = 60: the title may begin there, (375 − 255) / 2 = 60.
    #expect(layout(titled(51), over: inbox).backLabel?.text == "Inbox")
    // 57.5: Back still fits, 27 + 20 + 8 = 55.
    #expect(layout(titled(52), over: inbox).backLabel?.text == "Back")
    #expect(layout(titled(53), over: inbox).backLabel?.text == "Back")
    // 52.5
    #expect(layout(titled(54), over: inbox).backLabel == nil)
    #expect(layout(titled(54), over: inbox).backIndicator != nil)
    #expect(layout(titled(200), over: inbox).backLabel == nil)
  }

  @Test("a title that never fits gives Back under a short title, too")
  func longTitle() { #expect(layout(over: titled(40)).backLabel?.text == "Back") }

  @Test("backButtonTitle counts before the title, and without any title it says Back")
  func source() {
    let named = NavigationItem("Inbox") { $0.backButtonTitle = "Mail" }
    #expect(layout(over: named).backLabel?.text == "Mail")
    #expect(layout(over: NavigationItem()).backLabel?.text == "Back")
  }

  @Test("an empty title is the arrow alone")
  func emptyTitle() {
    for item in [NavigationItem(title: ""), NavigationItem("Inbox") { $0.backButtonTitle = "" }] {
      #expect(layout(over: item).backLabel == nil && layout(over: item).backIndicator != nil)
    }
  }

  @Test("generic says Back or nothing, minimal nothing")
  func displayModes() {
    func item(_ mode: NavigationItem.BackButtonDisplayMode) -> NavigationItem {
      NavigationItem("Inbox") { $0.backButtonDisplayMode = mode }
    }
    #expect(layout(over: item(.generic)).backLabel?.text == "Back")
    #expect(layout(titled(54), over: item(.generic)).backLabel == nil)
    #expect(layout(over: item(.minimal)).backLabel == nil)
    #expect(layout(over: item(.minimal)).backIndicator != nil)
    #expect(layout(over: item(.default)).backLabel?.text == "Inbox")
  }

  @Test("backBarButtonItem counts before title and display mode; without a title of its own it is the arrow")
  func backItem() {
    func item(_ title: String?) -> NavigationItem {
      NavigationItem("Inbox") {
        $0.backButtonTitle = "Mail"
        $0.backButtonDisplayMode = .minimal
        $0.backBarButtonItem = .init(title: title)
      }
    }
    #expect(layout(over: item("返回")).backLabel?.text == "返回")
    #expect(layout(over: item(nil)).backLabel == nil)
    #expect(layout(over: item("")).backLabel == nil)
    #expect(layout(over: item(nil)).backIndicator != nil)
  }

  @Test("hidesBackButton and own left items leave neither arrow nor label")
  func noBackButton() {
    let hidden = NavigationItem("Page") { $0.hidesBackButton = true }
    let replaced = NavigationItem("Page") { $0.left = [BarButtonItem(title: "Close")] }
    for item in [hidden, replaced] {
      let layout = layout(item, over: NavigationItem(title: "Inbox"))
      #expect(layout.backIndicator == nil && layout.backLabel == nil)
    }
    #expect(layout(replaced, over: NavigationItem()).leading.first?.label?.frame.x == 16)
    #expect(layout(hidden, over: NavigationItem()).leading.isEmpty)
  }

  @Test(
    "Back is said in the user's language, in English where it is not known",
    arguments: [
      ("en", "Back"), ("zh-Hans", "返回"), ("zh_Hant_TW", "返回"), ("ja-JP", "戻る"), ("ar", "رجوع"),
      ("de-AT", "Zurück"), ("FR", "Retour"), ("eo", "Back"), ("", "Back"),
    ])
  func localized(locale: String, word: String) {
    #expect(layout(over: NavigationItem(), locale: locale).backLabel?.text == word)
  }

  @Test("a custom indicator is centred at its own size and moves the label by what it is wider")
  func customIndicator() {
    var appearance = BarAppearance()
    appearance.backIndicator = BackIndicator(image: .sized("arrow", 20, 16), mask: .sized("mask", 20, 16))
    let layout = layout(over: NavigationItem(title: "Inbox"), appearance: appearance)
    #expect(layout.backIndicator == Rect(x: 8, y: 34, width: 20, height: 16))
    #expect(layout.backLabel?.frame.x == 34)
  }
}
