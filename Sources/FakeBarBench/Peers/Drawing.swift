import BarDisplay
import BarFiles
import BarGeometry
import BarStage

/// Cairo's scripts as a file for peers that draw too: `peers.py` reads it. Pictures lie beside it, bare.
struct Drawing {
  private let folder: String
  private let name: String
  private var pictures: [String] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  /// Writes everything.
  /// - Parameter name: of the file, without its ending.
  /// - Returns: the file's path.
  static func write(
    _ scripts: [CairoScript], width: Int, height: Int, to folder: String, name: String
  ) throws -> String {
    var drawing = Drawing(folder: folder, name: name)
    let frames = try scripts.map { try drawing.array($0.commands) }
    var line = JSONLine()
    line.add("width", width)
    line.add("height", height)
    line.addRaw("pictures", "[\(drawing.pictures.joined(separator: ", "))]")
    line.addRaw("frames", "[\(frames.joined(separator: ", "))]")
    let path = "\(folder)/\(name).json"
    try Disk.replace(path, with: Array(line.object.utf8))
    return path
  }

  private init(folder: String, name: String) {
    self.folder = folder
    self.name = name
  }

  private mutating func array(_ commands: [CairoCommand]) throws -> String {
    "[\(try commands.map { try object($0) }.joined(separator: ", "))]"
  }

  private mutating func object(_ command: CairoCommand) throws -> String {
    var line = JSONLine()
    switch command {
    case .fill(let rect, let color):
      line.add("kind", "fill")
      line.addRaw("rect", Self.text(rect))
      line.addRaw("color", Self.text(color))
    case .paint(let surface, let x, let y, let opacity):
      line.add("kind", "paint")
      line.add("picture", try index(surface))
      line.add("x", x)
      line.add("y", y)
      line.add("opacity", opacity)
    case .tint(let surface, let x, let y, let color):
      line.add("kind", "tint")
      line.add("picture", try index(surface))
      line.add("x", x)
      line.add("y", y)
      line.addRaw("color", Self.text(color))
    case .gradient(let gradient, let rect, let opacity):
      line.add("kind", "gradient")
      line.addRaw("rect", Self.text(rect))
      line.add("opacity", opacity)
      line.addRaw("locations", "\(gradient.stops.map(\.location))")
      line.addRaw("colors", "[\(gradient.stops.map { Self.text($0.color) }.joined(separator: ", "))]")
    case .group(let commands, let mask, let rect):
      line.add("kind", "group")
      line.addRaw("commands", try array(commands))
      line.add("picture", try index(mask))
      line.addRaw("rect", Self.text(rect))
    }
    return line.object
  }

  /// Of a picture, which is written when it is first met.
  private mutating func index(_ surface: CairoSurface) throws -> Int {
    let identity = ObjectIdentifier(surface)
    if let index = indices[identity] { return index }
    let path = "\(folder)/\(name)-\(pictures.count).raw"
    try Disk.replace(path, with: surface.bytes)
    var line = JSONLine()
    line.add("path", path)
    line.add("width", surface.width)
    line.add("height", surface.height)
    line.add("kind", surface.isMask ? "mask" : surface.isOpaque ? "opaque" : "color")
    indices[identity] = pictures.count
    pictures.append(line.object)
    return pictures.count - 1
  }

  private static func text(_ rect: PixelRect) -> String {
    "[\(rect.x), \(rect.y), \(rect.width), \(rect.height)]"
  }

  private static func text(_ color: Color) -> String {
    "[\(color.red), \(color.green), \(color.blue), \(color.alpha)]"
  }
}
