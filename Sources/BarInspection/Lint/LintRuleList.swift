/// Every rule there is: a new rule is a file and a line here.
public enum LintRuleList {
  public static let types: [any LintRule.Type] = [
    UnsetPropertyRule.self,
    HidingNotRestoredRule.self,
    ScrollNotRefreshedRule.self,
    RestoreInWillDisappearRule.self,
    StyleInDidDisappearRule.self,
    StyleInDidAppearRule.self,
    HideOutsideWillAppearRule.self,
    AnimatedDisagreesRule.self,
    TranslucentChangesRule.self,
    ImageAlphaVsTranslucentRule.self,
    EmptyBackgroundWithoutEmptyShadowRule.self,
    HairlineOutsideStyleRule.self,
    LegacyAtScrollEdgeRule.self,
    AppearanceAtScrollEdgeRule.self,
    LegacyIgnoredRule.self,
    BackIndicatorAloneRule.self,
    BarOverWindowRule.self,
    CapturedNotUsedRule.self,
    HiddenHiddenCancelRule.self,
    NestedEdgeSwipeRule.self,
  ]

  public static let all: [any LintRule] = types.map { $0.init() }

  /// What all rules find, rule by rule; a place is named once by each rule.
  public static func findings(in subject: LintSubject) -> [LintFinding] {
    var seen: Set<Place> = []
    return all.flatMap { $0.findings(in: subject) }
      .filter { seen.insert(Place(rule: $0.rule, path: $0.path)).inserted }
  }

  private struct Place: Hashable {
    var rule: String
    var path: LintPath
  }
}
