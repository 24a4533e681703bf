/// The blur as its definition says, one sample at a time: no running sums, no packed lanes, edges clamped
/// wherever a sample is looked up.
package enum ReferenceBlur {
  package static func gaussian(_ source: Pixmap, sigma: Double) -> Pixmap {
    guard sigma > 0 else { return source }
    let sigma = min(sigma, Blur.maximumSigma)
    let result = Pixmap(width: source.width, height: source.height)
    for channel in 0..<4 {
      let pixels = ReferencePlane(source, channel: channel)
      let blurred: ReferencePlane
      if sigma < Blur.coarseSigma {
        let box = BoxKernel(sigma: sigma)
        blurred = pixels.map { $0 * 32 }.boxed(box).map { ReferenceKernels.rounded($0, over: 32) }
      } else {
        let cellSigma = ((sigma * sigma - Blur.gridVariance) / 16).squareRoot()
        blurred = pixels.cells().boxed(BoxKernel(sigma: cellSigma))
          .interpolated(width: source.width, height: source.height)
      }
      for y in 0..<result.height {
        for x in 0..<result.width {
          result[x, y] += UInt32(blurred.values[y][x]) << UInt32(8 * channel)
        }
      }
    }
    return result
  }
}
