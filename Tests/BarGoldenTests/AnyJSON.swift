/// Any value that JSON can hold.
indirect enum AnyJSON: Codable, Equatable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case text(String)
  case list([AnyJSON])
  case object([String: AnyJSON])

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// A whole number is read as one, however it was written.
  var asRead: AnyJSON {
    switch self {
    case .number(let number): Int(exactly: number).map { .integer($0) } ?? self
    case .list(let elements): .list(elements.map(\.asRead))
    case .object(let members): .object(members.mapValues(\.asRead))
    default: self
    }
  }

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      var members: [String: AnyJSON] = [:]
      for key in object.allKeys { members[key.stringValue] = try object.decode(AnyJSON.self, forKey: key) }
      self = .object(members)
    } else if var list = try? decoder.unkeyedContainer() {
      var elements: [AnyJSON] = []
      while !list.isAtEnd { elements.append(try list.decode(AnyJSON.self)) }
      self = .list(elements)
    } else {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .null
      } else if let flag = try? value.decode(Bool.self) {
        self = .bool(flag)
      } else if let integer = try? value.decode(Int.self) {
        self = .integer(integer)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else {
        self = .text(try value.decode(String.self))
      }
    }
  }

  func encode(to encoder: any Encoder) throws {
    switch self {
    case .list(let elements):
      var list = encoder.unkeyedContainer()
      for element in elements { try list.encode(element) }
    case .object(let members):
      var object = encoder.container(keyedBy: Key.self)
      for (name, member) in members { try object.encode(member, forKey: Key(stringValue: name)) }
    default:
      var value = encoder.singleValueContainer()
      switch self {
      case .bool(let flag): try value.encode(flag)
      case .integer(let integer): try value.encode(integer)
      case .number(let number): try value.encode(number)
      case .text(let text): try value.encode(text)
      default: try value.encodeNil()
      }
    }
  }

  static func random(_ dice: inout Dice, depth: Int) -> AnyJSON {
    switch dice.roll(depth > 0 ? 8 : 5) {
    case 0: return .null
    case 1: return .bool(dice.roll(2) == 0)
    case 2:
      return .integer(dice.roll(2) == 0 ? dice.roll(2000) - 1000 : (dice.roll(1 << 30) << 30) - (1 << 59))
    case 3:
      let number = Double(bitPattern: UInt64(dice.roll(1 << 30)) << 34 | UInt64(dice.roll(1 << 30)))
      return .number(number.isFinite && abs(number) < 1e15 ? number : Double(dice.roll(100_000)) / 100)
    case 4: return .text(text(&dice))
    case 5: return .list((0..<dice.roll(4)).map { _ in random(&dice, depth: depth - 1) })
    default:
      var members: [String: AnyJSON] = [:]
      for _ in 0..<dice.roll(5) { members[text(&dice)] = random(&dice, depth: depth - 1) }
      return .object(members)
    }
  }

  private static func text(_ dice: inout Dice) -> String {
    var text = String.UnicodeScalarView()
    for _ in 0..<dice.roll(6) {
      let limit = [0x80, 0x3000, 0x110000][dice.roll(3)]
      if let scalar = Unicode.Scalar(UInt32(dice.roll(limit))) { text.append(scalar) }
    }
    return String(text)
  }
}
