internal import BarGeometry

extension Color {
  /// `0xRRGGBB`.
  init(rgb: UInt32, alpha: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// The same colour with its alpha multiplied.
  func faded(_ factor: Double) -> Color { withAlpha(alpha * factor) }
}
