extension BlockGrid.Color {
  /// Contrast ratio of two opaque colours, 1…21 (documented: WCAG 2.2).
  func contrast(_ other: BlockGrid.Color) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// Relative luminance (documented: WCAG 2.2), with a cubic in place of the sRGB curve's power, so that all CPUs agree:
  /// within 0.002.
  private var luminance: Double {
    func linear(_ level: Double) -> Double {
      let value = level / 255
      // Fit by Hejl.
      return value * (value * (value * 0.305306011 + 0.682171111) + 0.012522878)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
