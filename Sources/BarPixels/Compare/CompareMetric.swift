/// How far apart two colours are, and from where on they are different.
public enum CompareMetric: Hashable, Sendable {
  /// Any sample that is not the same.
  case exact
  /// The largest step of red, green, blue and alpha, in levels of 8 bits, 0…255.
  case channel(limit: Double)
  /// Kotsarenko and Ramos' distance in YIQ, as pixelmatch 7.2 works it out: 0…1, black to white about 0.99.
  case yiq(limit: Double)
  /// HyAB distance in OKLab with toe-corrected lightness, as pixelmatch's main line works it out: black to white
  /// is 1.
  case oklab(limit: Double)
  /// CIEDE2000 (CIE 142, Sharma and others 2005), D65: black to white is 100.
  case ciede2000(limit: Double)
}
