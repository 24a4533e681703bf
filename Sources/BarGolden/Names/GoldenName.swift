/// Which instant of which scene a golden shows. Its file is computed from this and from nothing else, so the
/// run that records and the run that checks cannot disagree.
///
///     push-green-to-purple/1-fakeBar.txt          step 1, all frames in one list
///     push-green-to-purple/1-fakeBar/at-0.3.png   the same step at “progress 0.3”
///     push-green-to-purple/1-fakeBar@iPad-dark-ltr/at-0.3.png   and in a variant
public struct GoldenName: Hashable, Sendable, Codable {
  public var scene: String
  /// From 1; 0 is the stack at rest before any step.
  public var step: Int
  public var strategy: String
  /// Under which device and traits; nil when the scene is shown in one way only.
  public var variant: String?
  /// Which frame: “progress 0.3” becomes `at-0.3`, anything else stands as it is. Nil for a golden of all
  /// frames.
  public var label: String?
  public var kind: GoldenKind
  /// The path itself, for goldens that are named after tests; nil for those of scenes, whose paths are computed.
  package var file: String?

  public init(
    scene: String, step: Int, strategy: String, variant: String? = nil, label: String? = nil, kind: GoldenKind
  ) {
    self.scene = scene
    self.step = step
    self.strategy = strategy
    self.variant = variant
    self.label = label
    self.kind = kind
  }

  /// A golden of a test.
  /// - Parameters:
  ///   - file: relative to the golden folder, with names as `PathComponent` makes them.
  ///   - scene: what the goldens of one test have in common.
  package init(file: String, scene: String, step: Int = 0, strategy: String = "", kind: GoldenKind) {
    self.init(scene: scene, step: step, strategy: strategy, kind: kind)
    self.file = file
  }

  /// The file, relative to the golden folder, parts joined by `/`. Different names have different paths,
  /// except that only a hash tells names of more than 120 bytes apart. Cost: linear in the name.
  public var path: String {
    if let file { return file }
    // Without dots a folder “1-x” never has the name of a file “1-x.txt”.
    let names = [strategy] + [variant].compactMap { $0 }
    // An @ stands only between strategy and variant.
    let stem =
      "\(step)-" + names.map { PathComponent.escaped($0, reserved: [".", "@"]) }.joined(separator: "@")
    let folder = PathComponent.limited(PathComponent.escaped(scene))
    guard let label else { return folder + "/" + PathComponent.limited(stem, kind.fileExtension) }
    return folder + "/" + PathComponent.limited(stem) + "/"
      + PathComponent.limited(Self.component(label), kind.fileExtension)
  }

  private static func component(_ label: String) -> String {
    // Else a label that ends with “.variant-2” would be a further golden of the label before that.
    GoldenVariant.hidden(plain(label))
  }

  private static func plain(_ label: String) -> String {
    let (progress, at) = ("progress ", "at-")
    // Bytes, because an accent that follows would make another character of the last one.
    if label.utf8.starts(with: progress.utf8) {
      return at + PathComponent.escaped(String(label.unicodeScalars.dropFirst(progress.utf8.count)))
    }
    // Keeps a label that reads “at-0.3” apart from “progress 0.3”.
    let escaped = PathComponent.escaped(label)
    return escaped.utf8.starts(with: at.utf8) ? "%61" + escaped.dropFirst() : escaped
  }
}

extension GoldenName: CustomStringConvertible {
  public var description: String {
    if let file { return "“\(file)”" }
    return "“\(scene)” step \(step) \(strategy)" + (variant.map { " [\($0)]" } ?? "")
      + (label.map { " \($0)" } ?? "") + " (\(kind.rawValue))"
  }
}
