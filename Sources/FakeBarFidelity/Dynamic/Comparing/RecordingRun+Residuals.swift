extension RecordingRun {
  /// Of every frame that shows a quantity in both pictures.
  package var residuals: [Residual] { frames.flatMap(residuals) }

  private func residuals(_ frame: Frame) -> [Residual] {
    guard let ours = frame.ours else { return [] }
    let left = 1 - frame.progress
    return MotionQuantity.all.compactMap { quantity in
      guard let our = ours.value(quantity), let real = frame.real.value(quantity) else { return nil }
      var residual = Residual(
        recording: recording.name, frame: frame.number, quantity: quantity, ours: our, real: real)
      if case .shadow = quantity {
        // The whole shadow fades with the progress; divided by what is left, every frame tells of the same one. The
        // weights are those of a fit by least squares.
        (residual.ours, residual.real, residual.weight) = (our / left, real / left, left * left)
      }
      return residual
    }
  }
}

extension MotionReading {
  /// nil when it could not be measured.
  package func value(_ quantity: MotionQuantity) -> Double? {
    switch quantity {
    case .pageX: x
    case .coveredX: coveredX
    case .dim: dim
    case .shadow(let index): shadow.indices.contains(index) ? shadow[index] : nil
    case .shift(let part): parts[part]?.shift
    case .alpha(let part): parts[part]?.alpha
    }
  }
}
