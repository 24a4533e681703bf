/// Gaussian blur in integers.
public enum Blur {
  /// From this sigma (pixels) on the blur works on a grid of 4×4 pixel cells. By then a Gaussian has taken
  /// away the detail that the grid cannot hold: measured, the error is no larger than without the grid.
  static let coarseSigma = 8.0

  /// What the grid blurs by itself, in pixels²: averaging cells of four, (4² − 1)/12, and the tent of linear
  /// interpolation between their centres, 4²/6. Sigma is reduced by it.
  static let gridVariance = 15.0 / 12 + 16.0 / 6

  /// No sigma is larger: sums of a box must fit 32 bits. A 3× screen is 1290 pixels wide.
  static let maximumSigma = 1000.0

  /// `source` blurred by a Gaussian of `sigma` pixels (at most 1000), same size. Beyond the edges the edge
  /// pixels go on. A sigma of zero, below zero or NaN gives `source` itself.
  ///
  /// Three boxes per axis stand for the Gaussian: from sigma 1 on within 6 of 255 levels of it at any pixel,
  /// on average within 1.5 but for full-contrast stripes and edges. A constant picture stays exactly as it
  /// is. The cell grid starts at the picture's own origin, so only the pixels decide, not where in a frame
  /// they were cut out.
  ///
  /// Cost: O(pixels), whatever sigma; from sigma 8 on a tenth of what it is below.
  public static func gaussian(_ source: Pixmap, sigma: Double) -> Pixmap {
    guard sigma > 0 else { return source }
    let sigma = min(sigma, maximumSigma)
    if sigma < coarseSigma {
      let box = BoxKernel(sigma: sigma)
      return box.isIdentity ? source : LanePlane(source).blurred(box).pixmap()
    }
    let cellSigma = ((sigma * sigma - gridVariance) / 16).squareRoot()
    return LanePlane(cellsOf: source).blurred(BoxKernel(sigma: cellSigma))
      .interpolatedPixmap(width: source.width, height: source.height)
  }
}
