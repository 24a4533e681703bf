/// `UIBarButtonItem.SystemItem`, the cases that draw something.
public enum SystemItem: String, CaseIterable, Hashable, Sendable {
  case done, cancel, edit, save
  case add, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
  case play, pause, rewind, fastForward
  case undo, redo
  case close

  /// What the item stands in the bar as: bold for done and save (documented: both were the two blue buttons
  /// of iOS 2 to 6, which is what done style looked like).
  public var style: BarButtonItem.Style {
    switch self {
    case .done, .save: .done
    default: .plain
    }
  }

  /// Whether a picture, not a word, stands in the bar.
  public func isSymbol(os: Int) -> Bool {
    switch self {
    case .done, .cancel, .edit, .save: false
    // Words up to iOS 12, arrows since SF Symbols (assumed).
    case .undo, .redo: os >= 13
    default: true
    }
  }

  /// Whether the picture is mirrored in right-to-left layout: what points somewhere on the page, but not what
  /// runs along a tape or a clock (assumed, after the symbols' `left` and `backward` names).
  public var flipsForRightToLeft: Bool {
    switch self {
    case .reply, .undo, .redo: true
    default: false
    }
  }

  /// Whether the picture takes the bar's tint. `close` is an X in a grey disc (documented:
  /// apache/cordova-plugin-inappbrowser#1138, "an X inside a round button"), whose greys are its own
  /// (assumed).
  public func isTinted(os: Int) -> Bool { self != .close || os < 13 }
}
