/// The nine weights of the system font, by UIKit's names. The raw value is the OpenType weight class.
public enum FontWeight: Int, CaseIterable, Hashable, Sendable {
  case ultraLight = 100
  case thin = 200
  case light = 300
  case regular = 400
  case medium = 500
  case semibold = 600
  case bold = 700
  case heavy = 800
  case black = 900

  public var name: String { "\(self)" }

  /// The weight with this name, nil for an unknown one.
  public init?(name: String) {
    guard let found = FontWeight.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
