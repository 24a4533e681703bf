/// Which steps of a scene are rendered; the others only happen.
public enum StepSelection: Hashable, Sendable {
  case last
  case all
  /// Numbers from 1.
  case numbers([Int])

  /// The chosen ones of the steps that can be seen, as numbers from 1, ascending.
  /// - Parameter visible: numbers of the steps with an operation.
  package func chosen(of visible: [Int]) -> [Int] {
    switch self {
    case .last: visible.suffix(1)
    case .all: visible
    case .numbers(let numbers): visible.filter(numbers.contains)
    }
  }

  /// A chosen number that is not among the steps that can be seen; nil when all are.
  func missing(from visible: [Int]) -> Int? {
    guard case .numbers(let numbers) = self else { return nil }
    return numbers.first { !visible.contains($0) }
  }
}
