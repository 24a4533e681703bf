/// What happens to the region between the cap insets of a resizable image (`UIImage.ResizingMode`).
public enum ImageResizingMode: String, CaseIterable, Hashable, Sendable {
  case tile
  case stretch
}
