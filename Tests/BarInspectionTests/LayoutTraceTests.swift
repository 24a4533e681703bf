import BarGeometry
import BarInspection
import BarModel
import Testing

@Suite("Layout trace")
struct LayoutTraceTests {
  private struct FixedAdvance: TextMeasuring {
    func width(of string: String, font: FontDescription, direction: LayoutDirection, locale: String)
      -> Double
    { Double(string.count) * 10 }
  }

  private func lines(_ item: NavigationItem) throws -> [String] {
    let device = try #require(Device.named("iPhone 8"))
    let bar = BarLayout(
      screen: Screen(name: "page", item: item),
      previous: Screen(name: "below", item: NavigationItem(title: "Home")),
      appearance: BarAppearance(), traits: Traits(device: device), measuring: FixedAdvance())
    var trace = LayoutTrace()
    trace.add(heading: "after step 1")
    trace.add(page: "page", bar)
    return trace.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("every part has a line with its rectangle, and under it a line for every rule with its evidence")
  func text() throws {
    let lines = try lines(NavigationItem(title: "Inbox"))
    #expect(lines.prefix(2) == ["after step 1", "page page"] && lines.last == "")
    #expect(lines.contains("  title          162.5, 20  50 × 44"))
    #expect(lines.contains("  backIndicator  8, 31.5  13 × 21"))
    #expect(lines.contains("  backLabel      27, 20  40 × 44"))
    let rules = lines.filter { $0.hasPrefix("    ") }
    #expect(rules.count >= 5)
    for rule in rules {
      #expect(["(measured: ", "(documented: ", "(assumed"].contains { rule.contains($0) }, "\(rule)")
    }
  }

  @Test("what was left out is said to be so")
  func leftOut() throws {
    var item = NavigationItem(title: "Inbox")
    item.hidesBackButton = true
    let lines = try lines(item)
    let index = try #require(lines.firstIndex(of: "  backIndicator  not there"))
    #expect(lines[index + 1] == "    hidden (documented: UINavigationItem.hidesBackButton)")
  }
}
