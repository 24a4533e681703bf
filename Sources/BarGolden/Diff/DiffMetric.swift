import BarPixels

/// By what two pixels are compared; the raw value is the word on the command line.
public enum DiffMetric: String, Hashable, Sendable, CaseIterable, Codable {
  /// Any sample that is not the same, also under full transparency.
  case exact
  /// Kotsarenko and Ramos' distance in YIQ, 0…1: pixelmatch 7.2.
  case yiq
  /// HyAB distance in OKLab, 0…1: pixelmatch's main line.
  case oklab
  /// CIEDE2000, black to white is 100; 1 is about what an eye can tell, 2.3 what looks-same lets pass.
  case ciede2000
  /// The largest step of red, green, blue and alpha, in levels of 8 bits.
  case channel

  /// The largest threshold that makes sense: everything passes.
  public var largestThreshold: Double {
    switch self {
    case .exact: 0
    case .yiq, .oklab: 1
    case .ciede2000: 100
    case .channel: 255
    }
  }

  func limited(to threshold: Double) -> CompareMetric {
    switch self {
    case .exact: .exact
    case .yiq: .yiq(limit: threshold)
    case .oklab: .oklab(limit: threshold)
    case .ciede2000: .ciede2000(limit: threshold)
    case .channel: .channel(limit: threshold)
    }
  }
}
