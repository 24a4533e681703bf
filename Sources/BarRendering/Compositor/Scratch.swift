/// One row of words and one of bytes, grown when needed and reused.
struct Scratch: ~Copyable {
  private var wordStorage = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: 4096)
  private var byteStorage = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 4096)

  deinit {
    wordStorage.deallocate()
    byteStorage.deallocate()
  }

  mutating func words(_ count: Int) -> UnsafeMutablePointer<UInt32> {
    if wordStorage.count < count {
      wordStorage.deallocate()
      wordStorage = .allocate(capacity: count)
    }
    return wordStorage.baseAddress.unsafelyUnwrapped  // capacity is never zero
  }

  mutating func bytes(_ count: Int) -> UnsafeMutablePointer<UInt8> {
    if byteStorage.count < count {
      byteStorage.deallocate()
      byteStorage = .allocate(capacity: count)
    }
    return byteStorage.baseAddress.unsafelyUnwrapped  // capacity is never zero
  }
}
