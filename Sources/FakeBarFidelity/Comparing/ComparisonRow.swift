/// One quantity of one picture: ours beside the real one.
package struct ComparisonRow {
  package var quantity: String
  package var ours: Measured
  package var real: Measured
  /// What measurements.json says of the real picture, found by other code: a check of the measuring.
  package var recorded: Measured?
  /// The same quantity in Flutter's Cupertino bar.
  package var flutter: Measured?
  /// The greatest difference that passes, in the quantity's unit; nil: shown, not judged.
  package var bar: Double?

  package init(
    quantity: String, ours: Measured, real: Measured, recorded: Measured? = nil, flutter: Measured? = nil,
    bar: Double? = nil
  ) {
    self.quantity = quantity
    self.ours = ours
    self.real = real
    self.recorded = recorded
    self.flutter = flutter
    self.bar = bar
  }

  package var difference: Double? { ours.difference(to: real) }

  /// nil where nothing is judged.
  package var passes: Bool? {
    guard let bar else { return nil }
    // A hundredth of the unit for the rounding of measured edges.
    return difference.map { $0 <= bar + 0.005 } ?? false
  }
}
