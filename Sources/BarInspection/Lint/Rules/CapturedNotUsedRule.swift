import BarModel
import BarNavigation

/// What a fake bar does not copy it cannot show, and cannot give back.
struct CapturedNotUsedRule: LintRule {
  static let id = "captured-not-used"
  static let summary = "Pages differ in what the fake bars of the chosen preset or copies leave out."
  static let evidence = Finding.Evidence.documented
  static let source = "KMNavigationBarTransition 1.1.11: what a transition bar copies; KM#8, KM#37 and others"

  func findings(in subject: LintSubject) -> [LintFinding] {
    subject.strategies.flatMap { strategy -> [LintFinding] in
      guard let copies = strategy.copies(os: subject.traits.os) else { return [] }
      let omitted = BarProperty.all.filter { !isCopied($0, copies, subject.traits) }
      return subject.pairs.flatMap { pair in
        omitted.compactMap { finding($0, pair, strategy, subject) }
      }
    }
  }

  /// Legacy properties are the standard appearance where nobody set one, from iOS 13 on.
  private func isCopied(_ property: BarProperty, _ copies: Set<String>, _ traits: Traits) -> Bool {
    copies.contains(property.name)
      || property.isLegacy && traits.os >= 13 && copies.contains("standardAppearance")
  }

  private func finding(
    _ property: BarProperty, _ pair: PagePair, _ strategy: LintStrategy, _ subject: LintSubject
  ) -> LintFinding? {
    let screens = [pair.upper.screen, pair.lower.screen]
    guard counts(property, subject.traits), !property.isEqual(pair.lowerBar, pair.upperBar),
      let path = screens.lazy.compactMap({ $0.path(writing: property) }).first
    else { return nil }
    let (lower, upper) = (quoted(pair.lower.screen.name), quoted(pair.upper.screen.name))
    let label = strategy.choice.label
    if property.role == .background || property.role == .contents && strategy.copiesContents {
      return finding(
        at: path,
        "\(lower) and \(upper) differ in \(property.name), which fakes of \(label) do not copy: in flight they are "
          + "without it",
        remedy: "add \(property.name) to the strategy's copies, or let both pages have the same")
    }
    guard pair.leaks.contains(where: { $0.name == property.name }) else { return nil }
    return finding(
      at: path,
      "\(label) does not remember \(property.name): after a pop of \(upper) the bar keeps it on \(lower)",
      remedy: "set \(property.name) in viewWillAppear of \(lower) too, null for the system's")
  }

  /// Objects and images for low bars do nothing in others.
  private func counts(_ property: BarProperty, _ traits: Traits) -> Bool {
    traits.isBarCompact || !property.name.lowercased().contains("compact")
  }
}
