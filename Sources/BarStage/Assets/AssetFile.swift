import BarFiles
import BarModel

/// An image file that was found, with what its name or its catalogue says of it.
struct AssetFile {
  var path: String
  /// Pixels per point; means nothing for a drawing.
  var scale: Double
  /// The file's name or its catalogue gave the scale.
  var hasWrittenScale = true
  var rendering = BarImage.RenderingMode.automatic
  var slicing: ImageSlicing?
  var flipsForRightToLeft = false
  /// The file shows the picture as it is right to left, and left to right is wanted.
  var isMirrored = false
  /// A drawing that is drawn anew when it is stretched.
  var keepsVector = false
  var notes: [String] = []

  /// By its name: a file made of lines, which has no scale of its own.
  static func isDrawing(_ name: String) -> Bool {
    ["pdf", "svg"].contains(FilePath.suffix(of: name).lowercased())
  }

  /// `folder/name`, spelled as the disk spells it: accents may be one character in a catalogue and two on the disk.
  static func path(_ name: String, in folder: String) -> String {
    let path = folder + "/" + name
    guard Disk.kind(path) == nil, !name.allSatisfy(\.isASCII) else { return path }
    // Strings are equal here when they mean the same characters.
    let same = (try? Disk.files(below: folder))?.first { $0 == name }
    return same.map { folder + "/" + $0 } ?? path
  }
}
