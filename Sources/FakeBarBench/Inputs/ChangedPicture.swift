package import BarPixels

/// A second picture to compare with: here and there something has moved by a pixel, as text does when a layout changes,
/// or has another colour. One pixel in 32 lies in a cell that changed.
package enum ChangedPicture {
  /// Of a cell, pixels.
  private static let (width, height) = (96, 24)

  package static func make(_ picture: Pixmap) -> Pixmap {
    let changed = Pixmap(uninitializedWidth: picture.width, height: picture.height)
    Kernels.copy(changed.words, picture.words, count: picture.width * picture.height)
    for top in stride(from: 0, to: picture.height, by: 2 * height) {
      for left in stride(from: 0, to: picture.width, by: 2 * width) {
        let cell = top / (2 * height) * 7 + left / (2 * width) * 3
        guard cell % 8 == 0 else { continue }
        for y in top..<min(top + height, picture.height) {
          for x in left..<min(left + width, picture.width) {
            changed[x, y] =
              cell % 16 == 0 ? picture[max(x - 1, 0), y] : picture[x, y] ^ 0x0018_1830
          }
        }
      }
    }
    return changed
  }
}
