import BarFiles
import BarPixels
import Dispatch
import Synchronization

/// 200 pictures of 400×800, 50 of each kind, no two the same, as PNG by libpng; and what they are compared with.
struct PairFolders {
  /// Of the folder, which two benches read.
  static let folder = "pairs"
  static let count = 200
  static let size = PageSize(width: 400, height: 800, scale: 1, traits: "size: [400, 800], scale: 1")

  let expected: String
  /// Every picture differs.
  let different: String
  /// Every second picture does; the others are the same files.
  let half: String

  /// Made once a run of the bench.
  init(_ context: BenchContext) throws {
    let root = "\(context.folder.path)/\(Self.folder)"
    (expected, different, half) = ("\(root)/expected", "\(root)/different", "\(root)/half")
    if Disk.kind(root) == .directory { return }
    // Taller ones, of which each picture is another part.
    let tall = PageSize(width: 400, height: 1000, scale: 1, traits: "size: [400, 1000], scale: 1")
    let pages = try PageKind.allCases.map { try $0.picture(tall) }
    for folder in [expected, different, half] { try Disk.makeFolders(folder) }
    let failure = Mutex<(any Error)?>(nil)
    let folders = self
    DispatchQueue.concurrentPerform(iterations: Self.count) { index in
      do { try folders.write(index, of: pages[index % pages.count]) } catch {
        failure.withLock { $0 = error }
      }
    }
    if let failure = failure.withLock({ $0 }) { throw failure }
  }

  static func name(_ index: Int) -> String { "\(index).png" }

  private func write(_ index: Int, of page: Pixmap) throws {
    let picture = Pixmap(uninitializedWidth: Self.size.width, height: Self.size.height)
    Kernels.copy(
      picture.words, page.row(index / PageKind.allCases.count * 4), count: picture.width * picture.height)
    let file = Array(try Libpng.encode(picture, level: 6, hasAlpha: true))
    let changed = Array(try Libpng.encode(ChangedPicture.make(picture), level: 6, hasAlpha: true))
    let name = Self.name(index)
    try Disk.replace("\(expected)/\(name)", with: file)
    try Disk.replace("\(different)/\(name)", with: changed)
    // Of each kind half: kinds take turns by fours.
    try Disk.replace("\(half)/\(name)", with: index / 4 % 2 == 0 ? file : changed)
  }
}
