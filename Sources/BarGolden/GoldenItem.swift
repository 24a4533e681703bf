/// One golden and how to make what is compared with it. The content is made when its turn comes and dropped
/// after it, so a run holds one picture at a time.
public struct GoldenItem {
  public let name: GoldenName
  private let produce: () throws -> GoldenContent

  /// Text, as a rule the display lists of a whole step.
  public static func text(
    scene: String, step: Int, strategy: String, variant: String? = nil, label: String? = nil,
    _ produce: @escaping () throws -> String
  ) -> GoldenItem {
    GoldenItem(
      name: GoldenName(
        scene: scene, step: step, strategy: strategy, variant: variant, label: label, kind: .list)
    ) { .text(try produce()) }
  }

  /// A picture, as a rule of one frame.
  public static func pixels(
    scene: String, step: Int, strategy: String, variant: String? = nil, label: String? = nil,
    _ produce: @escaping () throws -> GoldenPicture
  ) -> GoldenItem {
    GoldenItem(
      name: GoldenName(
        scene: scene, step: step, strategy: strategy, variant: variant, label: label, kind: .pixels)
    ) { .pixels(try produce()) }
  }

  // Private, so that the kind in the name is always the kind of the content.
  private init(name: GoldenName, produce: @escaping () throws -> GoldenContent) {
    self.name = name
    self.produce = produce
  }

  /// Makes the content. Cost: what rendering costs.
  /// - Throws: whatever the caller's closure throws.
  public func content() throws -> GoldenContent { try produce() }
}
