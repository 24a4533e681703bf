import BarGeometry
import BarModel
import BarPixels

/// The `resizing` of a catalogue's slot. All numbers are pixels of that file.
///
/// From the near cap on, `center` pixels are what stretches or tiles; the rest up to the far cap is not drawn, so the
/// natural size shrinks by it (measured by others on devices; UIImage.resizableImage has no such rest).
struct ImageSlicing: Hashable, Sendable {
  /// One axis.
  struct Axis: Hashable, Sendable {
    /// Left or top.
    var near = 0
    /// Right or bottom.
    var far = 0
    /// nil: all between the caps.
    var center: Int?
  }

  var horizontal = Axis()
  var vertical = Axis()
  var tiles = false

  /// nil when there is nothing to slice.
  /// - Throws: for an unknown mode and for numbers that are no pixels.
  init?(_ node: JSON5.Node?, _ contents: CatalogFile) throws(AssetError) {
    guard let node, !node.isNull else { return nil }
    let mode = node["mode"]?.string ?? "9-part"
    guard ["3-part-horizontal", "3-part-vertical", "9-part"].contains(mode) else {
      throw contents.error(
        "has the resizing mode \(Quote(mode)), which is none of 3-part-horizontal, 3-part-vertical and 9-part"
      )
    }
    // Old catalogues have the second spelling.
    let caps = node["cap-insets"] ?? node["capInsets"]
    let center = node["center"]
    if mode != "3-part-vertical" {
      horizontal.near = try Self.pixels(caps, "left", contents) ?? 0
      horizontal.far = try Self.pixels(caps, "right", contents) ?? 0
      horizontal.center = try Self.pixels(center, "width", contents)
    }
    if mode != "3-part-horizontal" {
      vertical.near = try Self.pixels(caps, "top", contents) ?? 0
      vertical.far = try Self.pixels(caps, "bottom", contents) ?? 0
      vertical.center = try Self.pixels(center, "height", contents)
    }
    // Documented for UIImage: tile is the default, and one pixel is stretched either way. The side that a 3-part
    // image does not slice stretches too, which only a one-pixel centre leaves free to say.
    let sliced = mode == "3-part-vertical" ? vertical : horizontal
    tiles = (center?["mode"]?.string ?? "tile") == "tile" && (mode == "9-part" || (sliced.center ?? 2) > 1)
  }

  private static func pixels(
    _ node: JSON5.Node?, _ key: String, _ contents: CatalogFile
  ) throws(AssetError) -> Int? {
    guard let value = node?[key] else { return nil }
    guard let number = value.number ?? value.string.flatMap(Double.init), number.isFinite else {
      throw contents.error("has a resizing \(Quote(key)) that is no number")
    }
    // Larger than any picture; negative ones count as 0.
    return Int(number.rounded().clamped(to: 0...65536))
  }

  /// The same for a file drawn at so many pixels for one of its own.
  func scaled(by factor: Double) -> ImageSlicing {
    func scaled(_ axis: Axis) -> Axis {
      func pixels(_ value: Int) -> Int { Int((Double(value) * factor).rounded()) }
      return Axis(near: pixels(axis.near), far: pixels(axis.far), center: axis.center.map(pixels))
    }
    var copy = self
    copy.horizontal = scaled(horizontal)
    copy.vertical = scaled(vertical)
    return copy
  }

  /// The picture without what is not drawn, and its caps in pixels.
  /// - Returns: notes name what made no sense and what was done about it.
  func apply(_ pixmap: Pixmap) -> (pixmap: Pixmap, caps: EdgeInsets, notes: [String]) {
    let across = Cut(horizontal, length: pixmap.width, of: "width")
    let down = Cut(vertical, length: pixmap.height, of: "height")
    let caps = EdgeInsets(
      top: Double(down.near), left: Double(across.near), bottom: Double(down.far), right: Double(across.far))
    return (pixmap.keeping(across, down), caps, across.notes + down.notes)
  }

  /// One axis of a picture of known size.
  fileprivate struct Cut {
    var near: Int
    var far: Int
    /// What is drawn: so many pixels from the start, and so many at the end.
    var kept: (start: Int, end: Int)
    var notes: [String] = []

    init(_ axis: Axis, length: Int, of side: String) {
      near = min(axis.near, length)
      far = min(axis.far, length - near)
      if near + far < axis.near + axis.far {
        notes.append("cap insets larger than the picture's \(side) were cut down")
      }
      let gap = length - near - far
      guard gap > 0 else {
        // Nothing lies between the caps; the near cap's last pixel is stretched, which changes no natural size.
        notes.append(
          "caps that fill the whole \(side) leave no centre; the pixel where they meet is stretched")
        if near > 0 { near -= 1 } else { far -= 1 }
        kept = (length - far, far)
        return
      }
      let center = axis.center ?? gap
      if center > gap { notes.append("a centre larger than the room between the caps was cut down") }
      if center == 0 { notes.append("a centre of \(side) 0 was taken as one pixel") }
      kept = (near + min(max(center, 1), gap), far)
    }
  }
}

extension Pixmap {
  /// The first rows and columns and the last ones, without what lies between.
  fileprivate func keeping(_ columns: ImageSlicing.Cut, _ rows: ImageSlicing.Cut) -> Pixmap {
    let (left, right, top, bottom) = (columns.kept.start, columns.kept.end, rows.kept.start, rows.kept.end)
    guard left + right < width || top + bottom < height else { return self }
    let result = Pixmap(uninitializedWidth: left + right, height: top + bottom)
    for y in 0..<result.height {
      let source = row(y < top ? y : height - result.height + y)
      result.row(y).update(from: source, count: left)
      (result.row(y) + left).update(from: source + width - right, count: right)
    }
    return result
  }
}
