/// Words that other tables own and a file may use.
public struct SceneVocabulary: Sendable {
  /// UIKit's colour names, such as `systemBlue`; `clear` is known without being listed.
  public var systemColors: [String]
  /// Device names; empty = any name passes.
  public var devices: [String]

  /// A word that is no system colour may name a colour set, which only a scene with its assets can tell.
  public var takesColorSets: Bool

  public init(systemColors: [String], devices: [String] = [], takesColorSets: Bool = false) {
    self.systemColors = systemColors
    self.devices = devices
    self.takesColorSets = takesColorSets
  }
}
