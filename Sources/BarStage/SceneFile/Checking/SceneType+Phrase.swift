extension SceneType {
  /// Documented in the contract: the versions that are modelled.
  static let osVersions = 12...18

  /// True when a value has the JSON type of this form, whatever its content.
  func accepts(_ node: JSON5.Node) -> Bool {
    switch (self, node.value) {
    case (.union(let name), _): name.union.alternatives.contains { $0.accepts(node) }
    case (.oneOf(let alternatives), _): alternatives.contains { $0.accepts(node) }
    case (.text, .string), (.name, .string), (.screen, .string), (.style, .string), (.device, .string),
      (.colorName, .string),
      (.words, .string), (.number, .number), (.integer, .number), (.osVersion, .number), (.bool, .bool),
      (.flag, .bool), (.object, .object), (.map, .object), (.anyObject, .object), (.list, .array),
      (.tuple, .array):
      true
    default: false
    }
  }

  /// What a message says after "expected".
  var phrase: String {
    switch self {
    case .text: "a string"
    case .name, .device: "a name in quotes"
    case .screen: "the name of a screen"
    case .style: "the name of a style"
    case .colorName: "a colour's name"
    case .number(let range):
      "a number from \(SceneType.text(range.lowerBound)) to \(SceneType.text(range.upperBound))"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .osVersion:
      "an iOS version from \(SceneType.osVersions.lowerBound) to \(SceneType.osVersions.upperBound)"
    case .bool: "true or false"
    case .flag: "true"
    case .words(let words): Quote.choice(words)
    case .object, .map, .anyObject: "an object"
    case .union(let name): name.union.phrase
    case .oneOf(let forms): SceneType.joined(forms.map(\.phrase))
    case .list: "a list"
    case .tuple(let fields): "[\(fields.map(\.name).joined(separator: ", "))]"
    }
  }

  /// A value of this form, for remedies.
  var example: String {
    switch self {
    case .text, .name, .screen, .style, .device: "\"…\""
    case .colorName: "\"#RRGGBB\""
    case .number, .integer: "0"
    case .osVersion: "17"
    case .bool, .flag: "true"
    case .words(let words): "\"\(words.first ?? "")\""
    case .object, .map, .anyObject: "{…}"
    case .list: "[…]"
    case .tuple(let fields): "[\(fields.map(\.name).joined(separator: ", "))]"
    case .union(let name): name.union.example
    case .oneOf(let forms): forms.first?.example ?? ""
    }
  }

  /// How a value of another JSON type becomes one of this form.
  func remedy(for node: JSON5.Node) -> String {
    switch node.value {
    case .null: return "remove the key to leave it untouched"
    case .string(let text) where text == "true" || text == "false":
      if accepts(JSON5.Node(offset: 0, value: .bool(true))) { return "remove the quotes" }
    case .string(let text) where Double(text.prefix(32)) != nil && text.utf8.count <= 32:
      if accepts(JSON5.Node(offset: 0, value: 0)) { return "remove the quotes" }
    case .number, .bool:
      if case .text = self { return "put it in quotes" }
    default: break
    }
    if case .list(let element, _) = self, element.accepts(node) { return "put it in brackets, […]" }
    return "write \(example)"
  }

  /// A number as a person writes it: whole ones without a point.
  static func text(_ number: Double) -> String {
    Int(exactly: number).map { "\($0)" } ?? "\(number)"
  }

  private static func joined(_ phrases: [String]) -> String {
    var distinct: [String] = []
    for phrase in phrases where !distinct.contains(phrase) { distinct.append(phrase) }
    return distinct.joined(separator: " or ")
  }
}

extension JSON5.Node {
  /// What a message says after "found".
  var phrase: String {
    switch value {
    case .object: "an object"
    case .array: "a list"
    case .string: "a string"
    case .number(let number, _) where number.isNaN: "NaN"
    case .number(let number, _) where number.isInfinite: number < 0 ? "-Infinity" : "Infinity"
    case .number: "a number"
    case .bool(let flag): flag ? "true" : "false"
    case .null: "null"
    }
  }
}
