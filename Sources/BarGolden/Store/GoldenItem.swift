/// One golden and how to make what is compared with it. The content is made when its turn comes and dropped
/// after it, so a run holds one picture at a time.
public struct GoldenItem {
  public let name: GoldenName
  /// Of the scene and variant in the project, from 0.
  public let unit: Int
  /// Nil for goldens of a whole step.
  public let frame: FramePlace?
  private let produce: () throws -> GoldenContent

  /// Text, as a rule the display lists of a whole step.
  public static func text(
    scene: String, step: Int, strategy: String, variant: String? = nil, label: String? = nil, unit: Int = 0,
    _ produce: @escaping () throws -> String
  ) -> GoldenItem {
    let name = GoldenName(
      scene: scene, step: step, strategy: strategy, variant: variant, label: label, kind: .list)
    return GoldenItem(name, unit, nil) { .text(try produce()) }
  }

  /// A picture, as a rule of one frame.
  public static func pixels(
    scene: String, step: Int, strategy: String, variant: String? = nil, label: String? = nil, unit: Int = 0,
    frame: FramePlace? = nil, _ produce: @escaping () throws -> GoldenPicture
  ) -> GoldenItem {
    let name = GoldenName(
      scene: scene, step: step, strategy: strategy, variant: variant, label: label, kind: .pixels)
    return GoldenItem(name, unit, frame) { .pixels(try produce()) }
  }

  /// All frames of a step.
  public static func animation(
    scene: String, step: Int, strategy: String, variant: String? = nil, label: String? = nil, unit: Int = 0,
    _ produce: @escaping () throws -> GoldenAnimation
  ) -> GoldenItem {
    let name = GoldenName(
      scene: scene, step: step, strategy: strategy, variant: variant, label: label, kind: .animation)
    return GoldenItem(name, unit, nil) { .animation(try produce()) }
  }

  /// A golden of a test. What is produced must be of the name's kind.
  package static func test(_ name: GoldenName, _ produce: @escaping () throws -> GoldenContent) -> GoldenItem
  {
    GoldenItem(name, 0, nil, produce)
  }

  // Private, so that the kind in the name is always the kind of the content.
  private init(
    _ name: GoldenName, _ unit: Int, _ frame: FramePlace?, _ produce: @escaping () throws -> GoldenContent
  ) {
    self.name = name
    self.unit = unit
    self.frame = frame
    self.produce = produce
  }

  /// Makes the content. Cost: what rendering costs.
  /// - Throws: whatever the caller's closure throws.
  public func content() throws -> GoldenContent { try produce() }
}
