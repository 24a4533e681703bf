import BarFiles
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("Files, straight from the system")
struct DiskTests {
  @Test("what was written is what is read, and no temporary file stays")
  func replace() throws {
    let folder = try Scratch()
    try Disk.replace(folder.path + "/a/b.txt", with: [1, 2, 3])
    #expect(try Disk.read(folder.path + "/a/b.txt") == [1, 2, 3])
    #expect(folder.names("a") == ["b.txt"])
  }

  @Test("a folder in the file's place is refused and nothing is left behind")
  func folderInTheWay() throws {
    let folder = try Scratch()
    try Disk.makeFolders(folder.path + "/x")
    #expect(throws: DiskError.self) { try Disk.replace(folder.path + "/x", with: [1]) }
    #expect(folder.names("") == ["x"])
  }

  @Test("a missing file is nil, a folder is an error")
  func reading() throws {
    let folder = try Scratch()
    #expect(try Disk.read(folder.path + "/none") == nil)
    #expect(throws: DiskError.self) { try Disk.read(folder.path) }
  }

  @Test("a file above the limit is refused before it is read")
  func limit() throws {
    let folder = try Scratch()
    try Disk.replace(folder.path + "/big", with: [UInt8](repeating: 0, count: 11))
    #expect(throws: DiskError.self) { try Disk.read(folder.path + "/big", limit: 10) }
    #expect(try Disk.read(folder.path + "/big", limit: 11)?.count == 11)
  }

  @Test("files come sorted by their bytes, hidden ones left out, links listed but not entered")
  func walk() throws {
    let folder = try Scratch()
    for name in ["b/2", "b/1", "a", ".hidden", "B"] { try Disk.replace(folder.path + "/" + name, with: []) }
    symlink(folder.path, folder.path + "/round")
    #expect(try Disk.files(below: folder.path) == ["B", "a", "b/1", "b/2", "round"])
  }

  @Test("a folder's names are all of them, hidden ones too, and not the folder itself or the one above")
  func names() throws {
    let folder = try Scratch()
    for name in ["b/2", "a", ".hidden", "..twice"] { try Disk.replace(folder.path + "/" + name, with: []) }
    #expect(try Disk.names(in: folder.path).sorted() == ["..twice", ".hidden", "a", "b"])
    #expect(throws: DiskError.self) { try Disk.names(in: folder.path + "/a") }
    #expect(throws: DiskError.self) { try Disk.names(in: folder.path + "/none") }
  }

  @Test("a tree goes with all in it, and what its links lead to stays")
  func removal() throws {
    let folder = try Scratch()
    for name in ["tree/a/b/c", "tree/.hidden", "kept/file"] {
      try Disk.replace(folder.path + "/" + name, with: [1])
    }
    symlink(folder.path + "/kept", folder.path + "/tree/link")
    symlink(folder.path + "/kept/file", folder.path + "/tree/a/link")
    try Disk.removeTree(folder.path + "/tree")
    #expect(folder.names("") == ["kept"] && folder.names("kept") == ["file"])
  }
}
