/// Room for results, each written by one thread and read when all are done.
final class Slots<Value>: @unchecked Sendable {
  private let values: UnsafeMutablePointer<Value>
  private let count: Int

  init(_ count: Int, _ value: Value) {
    self.count = count
    values = .allocate(capacity: count)
    values.initialize(repeating: value, count: count)
  }

  deinit {
    values.deinitialize(count: count)
    values.deallocate()
  }

  subscript(index: Int) -> Value {
    get { values[index] }
    set { values[index] = newValue }
  }
}
