/// Elements behind a stable pointer, for calling kernels.
final class Memory<Element: BitwiseCopyable> {
  let pointer: UnsafeMutablePointer<Element>
  private let count: Int

  init(_ elements: [Element]) {
    count = elements.count
    pointer = .allocate(capacity: elements.count)
    for (i, element) in elements.enumerated() { (pointer + i).initialize(to: element) }
  }

  deinit { pointer.deallocate() }

  var elements: [Element] { Array(UnsafeBufferPointer(start: pointer, count: count)) }
}
