import BarGeometry
import BarPixels

/// Finds the part of a picture that is not empty.
enum InkBounds {
  /// The smallest rectangle around all pixels for which `isInk(x, y)`; nil when there is none.
  static func find(width: Int, height: Int, isInk: (Int, Int) -> Bool) -> PixelRect? {
    func rowHasInk(_ y: Int) -> Bool { (0..<width).contains { isInk($0, y) } }
    guard let top = (0..<height).first(where: rowHasInk),
      let bottom = (0..<height).last(where: rowHasInk)
    else { return nil }
    func columnHasInk(_ x: Int) -> Bool { (top...bottom).contains { isInk(x, $0) } }
    guard let left = (0..<width).first(where: columnHasInk), let right = (0..<width).last(where: columnHasInk)
    else { return nil }
    return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// `mask` cut to its ink; nil when it is empty.
  static func crop(_ mask: AlphaMask) -> (mask: AlphaMask, origin: PixelOffset)? {
    let bytes = mask.bytes
    let width = mask.width
    guard let ink = find(width: width, height: mask.height, isInk: { bytes[$1 * width + $0] != 0 }) else {
      return nil
    }
    let cropped = AlphaMask(width: ink.width, height: ink.height)
    for y in 0..<ink.height { cropped.row(y).update(from: mask.row(ink.y + y) + ink.x, count: ink.width) }
    return (cropped, PixelOffset(x: ink.x, y: ink.y))
  }

  /// `pixmap` cut to its ink; nil when it is empty.
  static func crop(_ pixmap: Pixmap) -> (pixmap: Pixmap, origin: PixelOffset)? {
    let words = pixmap.words
    let width = pixmap.width
    guard let ink = find(width: width, height: pixmap.height, isInk: { words[$1 * width + $0] != 0 }) else {
      return nil
    }
    if ink.width == width, ink.height == pixmap.height { return (pixmap, .zero) }
    let cropped = Pixmap(uninitializedWidth: ink.width, height: ink.height)
    for y in 0..<ink.height {
      cropped.row(y).update(from: pixmap.row(ink.y + y) + ink.x, count: ink.width)
    }
    return (cropped, PixelOffset(x: ink.x, y: ink.y))
  }
}
