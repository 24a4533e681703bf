extension RecordingRun {
  /// Our measuring of the real frames beside measurements.json's, which other code made: `ours` is this reader's value,
  /// `real` the recorded one. Both are uncertain by half a pixel and by four levels of 255.
  package var agreement: [Residual] {
    guard let recorded else { return [] }
    return frames.flatMap { frame -> [Residual] in
      let said = recorded.frame(frame.number)
      var values: [(MotionQuantity, Double?)] = [
        (.pageX, said?.topPageLeftPt), (.coveredX, said?.underPageLeftPt), (.dim, said?.dimmingAlpha),
      ]
      for (part, element) in recorded.parts(frame.number) {
        values.append((.alpha(part), element.alpha))
        // Shifts of what is fainter are noise (the file's own note).
        if element.alpha >= 0.1, part.reach != nil {
          values.append((.shift(part), element.s / recording.mapping.scale))
        }
      }
      return values.compactMap { quantity, value in
        guard let value, let own = frame.real.value(quantity) else { return nil }
        return Residual(
          recording: recording.name, frame: frame.number, quantity: quantity, ours: own, real: value)
      }
    }
  }
}
