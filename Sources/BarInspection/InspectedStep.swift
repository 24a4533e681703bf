/// What inspections saw of one step under one strategy.
public struct InspectedStep: Hashable, Sendable {
  public var scene: String
  /// Name of the matrix's variant; nil without a matrix.
  public var variant: String?
  /// From 1; 0 is the stack at rest.
  public var number: Int
  public var operation: String
  /// `inbox → message`; nil where no page moves.
  public var pages: String?
  /// The strategy's label.
  public var strategy: String
  /// Notes too.
  public var findings: [Finding]
  /// Findings that the scene expects.
  public var expected: [Finding] = []

  public init(
    scene: String, variant: String? = nil, number: Int, operation: String, pages: String? = nil,
    strategy: String, findings: [Finding]
  ) {
    self.scene = scene
    self.variant = variant
    self.number = number
    self.operation = operation
    self.pages = pages
    self.strategy = strategy
    self.findings = findings
  }
}
