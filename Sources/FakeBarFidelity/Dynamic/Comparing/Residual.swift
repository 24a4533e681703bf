/// One quantity in one frame, ours and the real one at the same place of the upper page.
package struct Residual {
  package var recording: String
  package var frame: Int
  package var quantity: MotionQuantity
  package var ours: Double
  package var real: Double
  /// How much it counts: a shadow that has nearly faded says little of the whole one.
  package var weight = 1.0

  package init(
    recording: String, frame: Int, quantity: MotionQuantity, ours: Double, real: Double, weight: Double = 1
  ) {
    self.recording = recording
    self.frame = frame
    self.quantity = quantity
    self.ours = ours
    self.real = real
    self.weight = weight
  }

  package var difference: Double { ours - real }
}
