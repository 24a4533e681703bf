import BarGeometry
import BarInspection
import BarStage

extension Finding {
  /// The members of `inspect --json`; the rectangle is [x, y, width, height] in points.
  var members: [(key: String, value: JSON5.Value)] {
    func number(_ value: Double?) -> JSON5.Value { value.map { .number(number: $0) } ?? .null }
    let place = rect.map { rect in
      JSON5.Value.list([rect.x, rect.y, rect.width, rect.height].map { .number(number: $0) })
    }
    return [
      ("check", .string(check)), ("severity", .string(severity.rawValue)),
      ("strategy", .string(strategy)), ("step", number(Double(step))),
      ("frame", number(frame.map(Double.init))), ("progress", number(progress)), ("time", number(time)),
      ("rect", place ?? .null), ("layer", layer.map { .string($0) } ?? .null), ("cause", .string(cause)),
      ("evidence", .string(evidence.rawValue)), ("source", .string(source)),
      ("frames", .list(Set(marks.map(\.frame)).sorted().map { .number(number: Double($0)) })),
    ]
  }
}
