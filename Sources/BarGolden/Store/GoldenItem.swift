/// One golden and how to make what is compared with it. The content is made when its turn comes and dropped
/// after it, so a run holds one picture at a time.
public struct GoldenItem {
  public let name: GoldenName
  /// Of the scene and variant in the project, from 0.
  public let unit: Int
  /// Nil for goldens of a whole step.
  public let frame: FramePlace?
  /// When each frame of a golden of a whole step is seen, seconds since the step began; empty when that is not known.
  public let times: [Double]
  private let produce: () throws -> GoldenContent
  private let whenSkipped: () -> Void

  /// Text, as a rule the display lists of a whole step.
  public static func text(
    scene: String, step: Int, strategy: String, variant: String? = nil, label: String? = nil, unit: Int = 0,
    times: [Double] = [], _ produce: @escaping () throws -> String
  ) -> GoldenItem {
    let name = GoldenName(
      scene: scene, step: step, strategy: strategy, variant: variant, label: label, kind: .list)
    return GoldenItem(name, unit, nil, times, {}, { .text(try produce()) })
  }

  /// A picture, as a rule of one frame.
  /// - Parameter whenSkipped: called when the content will not be asked for, to let go what is kept for it.
  public static func pixels(
    scene: String, step: Int, strategy: String, variant: String? = nil, label: String? = nil, unit: Int = 0,
    frame: FramePlace? = nil, whenSkipped: @escaping () -> Void = {},
    _ produce: @escaping () throws -> GoldenPicture
  ) -> GoldenItem {
    let name = GoldenName(
      scene: scene, step: step, strategy: strategy, variant: variant, label: label, kind: .pixels)
    return GoldenItem(name, unit, frame, [], whenSkipped, { .pixels(try produce()) })
  }

  /// All frames of a step.
  /// - Parameter whenSkipped: called when the content will not be asked for, to let go what is kept for it.
  public static func animation(
    scene: String, step: Int, strategy: String, variant: String? = nil, label: String? = nil, unit: Int = 0,
    times: [Double] = [], whenSkipped: @escaping () -> Void = {},
    _ produce: @escaping () throws -> GoldenAnimation
  ) -> GoldenItem {
    let name = GoldenName(
      scene: scene, step: step, strategy: strategy, variant: variant, label: label, kind: .animation)
    return GoldenItem(name, unit, nil, times, whenSkipped, { .animation(try produce()) })
  }

  /// A golden of a test. What is produced must be of the name's kind.
  package static func test(_ name: GoldenName, _ produce: @escaping () throws -> GoldenContent) -> GoldenItem
  {
    GoldenItem(name, 0, nil, [], {}, produce)
  }

  // Private, so that the kind in the name is always the kind of the content.
  private init(
    _ name: GoldenName, _ unit: Int, _ frame: FramePlace?, _ times: [Double],
    _ whenSkipped: @escaping () -> Void, _ produce: @escaping () throws -> GoldenContent
  ) {
    self.name = name
    self.unit = unit
    self.frame = frame
    self.times = times
    self.whenSkipped = whenSkipped
    self.produce = produce
  }

  /// Makes the content. Cost: what rendering costs.
  /// - Throws: whatever the caller's closure throws.
  public func content() throws -> GoldenContent { try produce() }

  /// Says that the content will not be asked for.
  func skip() { whenSkipped() }
}
