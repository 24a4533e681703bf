public import BarGeometry

/// How an image covers a frame of another size.
public enum ImageFill: Hashable, Sendable {
  /// Both sides stretched to the frame.
  case scaleToFill
  /// Scaled evenly to lie inside the frame, centred.
  case scaleAspectFit
  /// Scaled evenly to cover the frame, centred, the rest cut off.
  case scaleAspectFill
  /// Natural size at the frame's top left.
  case topLeft
  /// Nine parts: corners (inside `capInsets`, points of the image) keep their size, edges stretch or tile
  /// along one axis, the centre along both. A one-pixel region is always stretched.
  case resizable(capInsets: EdgeInsets, mode: ImageResizingMode)
}
