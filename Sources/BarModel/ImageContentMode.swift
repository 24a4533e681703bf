/// `UIView.ContentMode` for an appearance's background image; redraw counts as scaleToFill (documented).
public enum ImageContentMode: String, CaseIterable, Hashable, Sendable {
  case scaleToFill
  case scaleAspectFit
  case scaleAspectFill
  case redraw
  case center
  case top
  case bottom
  case left
  case right
  case topLeft
  case topRight
  case bottomLeft
  case bottomRight
}
