import BarFiles
import Testing

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite("A file that one process holds")
struct DiskLockTests {
  @Test("one lock at a time, and the next one when it is let go of")
  func turns() throws {
    let folder = try Scratch()
    defer { withExtendedLifetime(folder) {} }
    let path = folder.path + "/lock"
    var lock = try DiskLock(path)
    #expect(try lock != nil && DiskLock(path) == nil)
    lock = nil
    #expect(try DiskLock(path) != nil)
  }

  @Test("letting go counts at once, even while a child that is just being started has the file open too")
  func inherited() throws {
    let folder = try Scratch()
    defer { withExtendedLifetime(folder) {} }
    let path = folder.path + "/lock"
    var lock = try DiskLock(path)
    #expect(lock != nil)
    // What a fork does to every open file, here for the lock's alone.
    var status = stat()
    #expect(stat(path, &status) == 0)
    var copies: [Int32] = []
    for descriptor in 0..<Int32(1024) {
      var other = stat()
      if fstat(descriptor, &other) == 0, other.st_ino == status.st_ino, other.st_dev == status.st_dev {
        copies.append(dup(descriptor))
      }
    }
    #expect(!copies.isEmpty)
    lock = nil
    #expect(try DiskLock(path) != nil)
    for copy in copies { close(copy) }
  }
}
