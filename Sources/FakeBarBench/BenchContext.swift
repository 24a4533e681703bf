import BarFiles
import BarPixels

/// What benches share: the options, the Python peers, and a folder for what is read and written.
struct BenchContext {
  var options: Options
  let peers: Peers
  let folder: TemporaryFolder

  init(_ options: Options) throws {
    self.options = options
    peers = Peers(folder: options.peers ?? Peers.standardFolder)
    folder = try TemporaryFolder()
  }

  /// Lets go of what a bench that is over has left.
  func forget() throws {
    try peers.forget()
    for name in try Disk.files(below: folder.path) where !name.hasPrefix(PairFolders.folder) {
      try Disk.removeFile("\(folder.path)/\(name)")
    }
  }

  /// A picture as a file for the Python peers: bare words, as they lie in memory.
  func raw(_ pixmap: Pixmap, _ name: String) throws -> PeerRequest.Picture {
    let path = "\(folder.path)/\(name).raw"
    let bytes = UnsafeRawBufferPointer(start: pixmap.words, count: pixmap.width * pixmap.height * 4)
    try Disk.replace(path, with: Array(bytes))
    return PeerRequest.Picture(path: path, width: pixmap.width, height: pixmap.height)
  }

  /// A picture as PNG by libpng at its standard level, RGBA: nobody's own files.
  func png(_ pixmap: Pixmap, _ name: String) throws -> String {
    let path = "\(folder.path)/\(name).png"
    try Disk.replace(path, with: Array(try Libpng.encode(pixmap, level: 6, hasAlpha: true)))
    return path
  }
}
