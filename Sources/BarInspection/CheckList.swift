import BarMotion

/// Every check there is. Inspections, `fakebar inspect --checks` and expectations read this list: a new check is a
/// file and a line here.
public enum CheckList {
  public static let types: [any InspectionCheck.Type] = [
    RestCheck.self, ThirdColorCheck.self, SeamCheck.self, CancelCheck.self, FlashCheck.self,
    HairlineCheck.self,
    BandHeightCheck.self, ContentJumpCheck.self, ItemAlphaCheck.self, DoubleBarCheck.self,
    PageShadeCheck.self,
    RepeatCheck.self, ContrastCheck.self,
  ]

  public static var ids: [String] { types.map { $0.id } }

  /// What every check that has something to look at sees, in the checks' order.
  /// - Throws: what drawing throws.
  public static func findings(in inspection: Inspection) throws -> [Finding] {
    try types.flatMap { type -> [Finding] in
      if case .notApplicable = type.holds(for: inspection.flight.strategy) { return [] }
      return try type.findings(in: inspection)
    }
  }
}
