import BarDisplay
import BarGeometry

extension Phrase {
  /// Rounded to a thousandth, half away from zero, which is what lists hold: “8”, “−0.333”.
  static func thousandths(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return value.description }
    let all = Int((abs(value) * 1000).rounded())
    guard all > 0 || value == 0 else { return value.description }
    let (whole, rest) = all.quotientAndRemainder(dividingBy: 1000)
    var digits = String(rest)
    digits = String(repeating: "0", count: 3 - digits.utf8.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return (value < 0 ? "−" : "") + String(whole) + (digits.isEmpty ? "" : "." + digits)
  }

  /// “+8”, “−0.333”.
  static func signed(_ value: Double) -> String {
    (value > 0 ? "+" : "") + thousandths(value)
  }

  static func size(_ size: Size) -> String { thousandths(size.width) + "×" + thousandths(size.height) }

  /// `#RRGGBB`, or all components where 8 bits would lose something.
  static func color(_ color: Color) -> String {
    if color == color.quantized { return color.hex }
    return "rgba("
      + [color.red, color.green, color.blue, color.alpha].map(\.description).joined(separator: " ") + ")"
  }

  static func filters(_ filters: [Filter]) -> String {
    filters.map { filter in
      switch filter {
      case .blur(let sigma): "blur " + thousandths(sigma)
      case .saturate(let amount): "saturate " + thousandths(amount)
      }
    }.joined(separator: " ")
  }

  static func fill(_ fill: ImageFill) -> String {
    switch fill {
    case .scaleToFill: "scaleToFill"
    case .scaleAspectFit: "scaleAspectFit"
    case .scaleAspectFill: "scaleAspectFill"
    case .topLeft: "topLeft"
    case .resizable(let caps, let mode):
      "resizable " + [caps.top, caps.left, caps.bottom, caps.right].map(thousandths).joined(separator: ",")
        + " " + mode.rawValue
    }
  }

  static func gradient(_ gradient: GradientContent) -> String {
    (gradient.stops.flatMap { [color($0.color), thousandths($0.location)] }
      + (gradient.angle == 0 ? [] : ["angle", thousandths(gradient.angle)])).joined(separator: " ")
  }

  /// Its size, how many shapes it has and a number that stands for them. Cost: O(shapes).
  static func drawing(_ drawing: Drawing) -> String {
    let layer = Layer("", frame: .zero, content: .drawing(drawing))
    let text = DisplayListText.dump(DisplayList(size: .zero, scale: 1, layers: [layer]))
    let hash = StableHash.digits(of: text).prefix(8)
    return "\(size(drawing.size)) of \(count(drawing.shapes.count, "shape")), \(hash)"
  }
}
