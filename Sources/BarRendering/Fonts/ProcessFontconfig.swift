import CFontconfig

/// The process-wide fontconfig, which we must occupy: Pango starts it and Cairo asks it, both without being
/// told to, and either would load /etc/fonts and every font of the system.
enum ProcessFontconfig {
  /// True once the process's own configuration is an empty one. Fonts come only from our private
  /// configurations; a program that also uses fontconfig otherwise must pass its own configuration there.
  static let isIsolated: Bool = {
    guard let empty = FcConfigCreate() else { return false }
    FcConfigSetRescanInterval(empty, 0)
    return FcConfigSetCurrent(empty) != 0
  }()
}
