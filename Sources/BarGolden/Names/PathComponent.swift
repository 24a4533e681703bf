/// File names for any text: readable, the same on every system, and reversible. What is not safe everywhere
/// is written `%XX` per UTF-8 byte, and `%` itself always is, so no two texts become one name.
package enum PathComponent {
  /// Bytes. File systems take 255, encrypted ones 143 (documented: eCryptfs); 120 leaves room for
  /// “.expected.png” and the like.
  package static let maximumLength = 120

  /// Letters of any script, digits and `-_+=,@.` stay, without a dot or dash in front or a dot at the end.
  ///
  /// - Parameter reserved: what is escaped besides, because the caller puts names together with it.
  package static func escaped(_ text: String, reserved: Set<Unicode.Scalar> = []) -> String {
    // A lone % stands for no other text.
    guard !text.isEmpty else { return "%" }
    let readable = escaped(text, reserved, keepsOtherScripts: true)
    // Some file systems compose accents on their own; such texts go in ASCII, which none of them touches.
    let isStable = isComposed(text) && isComposed(readable)
    let result = isStable ? readable : escaped(text, reserved, keepsOtherScripts: false)
    guard isReserved(result), let first = result.utf8.first else { return result }
    return hex(first) + String(result.unicodeScalars.dropFirst())
  }

  /// The component with its extension; when that is too long, cut and with a hash of the whole in place of
  /// the rest.
  package static func limited(_ component: String, _ fileExtension: String = "") -> String {
    guard component.utf8.count + fileExtension.utf8.count > maximumLength else {
      return component + fileExtension
    }
    // A tilde in a text is always escaped, so a cut name is never the name of a short text.
    let tail = "~" + StableHash.digits(of: component) + fileExtension
    var head = String.UnicodeScalarView()
    var room = maximumLength - tail.utf8.count
    for scalar in component.unicodeScalars {
      room -= UTF8.width(scalar)
      guard room >= 0 else { break }
      head.append(scalar)
    }
    // Half an escape is no escape.
    if let escape = head.suffix(2).lastIndex(of: "%") { head.removeSubrange(escape...) }
    return String(head) + tail
  }

  private static func escaped(
    _ text: String, _ reserved: Set<Unicode.Scalar>, keepsOtherScripts: Bool
  ) -> String {
    let scalars = Array(text.unicodeScalars)
    var result = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isUnsafeHere =
        switch scalar {
        case _ where reserved.contains(scalar): true
        case ".": index == 0 || index == scalars.count - 1
        case "-": index == 0
        default: false
        }
      if !isUnsafeHere, scalar.isASCII ? isSafeASCII(scalar) : keepsOtherScripts && isVisible(scalar) {
        result.append(scalar)
      } else {
        for byte in String(scalar).utf8 { result.append(contentsOf: hex(byte).unicodeScalars) }
      }
    }
    return String(result)
  }

  private static func isSafeASCII(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_", "+", "=", ",", "@", ".": true
    default: false
    }
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.properties.isDefaultIgnorableCodePoint else { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .surrogate, .unassigned, .spaceSeparator, .lineSeparator,
      .paragraphSeparator:
      false
    default: true
    }
  }

  /// Whether Unicode's normalisation form C leaves the text alone. The standard library has no documented name for the
  /// form that its own comparison works on; Foundation, which has, would have to be loaded for nothing else.
  private static func isComposed(_ text: String) -> Bool { text.utf8.elementsEqual(text._nfcCodeUnits) }

  /// Names that Windows keeps for devices, with any extension (documented: Microsoft, “Naming Files”).
  private static func isReserved(_ component: String) -> Bool {
    let stem = String(component.unicodeScalars.prefix { $0 != "." }).uppercased()
    return ["CON", "PRN", "AUX", "NUL"].contains(stem)
      || stem.count == 4 && ["COM", "LPT"].contains(stem.prefix(3)) && stem.last?.isNumber == true
  }

  private static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return digits.utf8.count == 1 ? "%0" + digits : "%" + digits
  }
}
