import BarInspection
import Testing

@Suite("Lint: the list of rules")
struct LintRuleListTests {
  @Test("has the contract's identifiers, each once")
  func identifiers() {
    let ids = LintRuleList.types.map { $0.id }
    let contract: Set<String> = [
      "legacy-at-scroll-edge", "unset-property", "captured-not-used", "hairline-outside-style",
      "translucent-changes", "restore-in-will-disappear", "hide-outside-will-appear", "animated-disagrees",
      "image-alpha-vs-translucent", "hidden-hidden-cancel", "nested-edge-swipe",
    ]
    #expect(contract.subtracting(ids).isEmpty)
    #expect(Set(ids).count == ids.count)
  }

  @Test("says of each rule in a sentence what it finds, and how that is known")
  func words() {
    for rule in LintRuleList.types {
      #expect(rule.summary.hasSuffix(".") && !rule.source.isEmpty, "\(rule.id)")
    }
  }
}
