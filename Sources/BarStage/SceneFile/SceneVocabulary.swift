/// Words that other tables own and a file may use.
public struct SceneVocabulary: Sendable {
  /// UIKit's colour names, such as `systemBlue`; `clear` is known without being listed.
  public var systemColors: [String]
  /// Device names; empty = any name passes.
  public var devices: [String]

  public init(systemColors: [String], devices: [String] = []) {
    self.systemColors = systemColors
    self.devices = devices
  }
}
