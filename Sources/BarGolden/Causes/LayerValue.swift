/// What a property of a layer is worth, as far as causes tell values apart.
enum LayerValue: Hashable {
  /// A length or a place in points: a change of it is told by how much.
  case points(Double)
  /// Any other number: a change of it is told by both values.
  case number(Double)
  /// What has no middle.
  case words(String)

  var words: String {
    switch self {
    case .points(let value): Phrase.thousandths(value) + " pt"
    case .number(let value): Phrase.thousandths(value)
    case .words(let words): words
    }
  }

  /// Of points only.
  var points: Double? { if case .points(let value) = self { value } else { nil } }
  /// Of points and other numbers.
  var amount: Double? {
    switch self {
    case .points(let value), .number(let value): value
    case .words: nil
    }
  }
}
