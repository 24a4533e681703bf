/// Numbers for people, the same in every locale.
enum Phrase {
  /// 120000 → “120,000”.
  static func grouped(_ number: Int) -> String {
    var result = ""
    let digits = String(number)
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { result.append(",") }
      result.append(digit)
    }
    return result
  }

  /// “0.26 %”. Cut, not rounded, so that 100 % means all; what is less than the last digit says so, since 0 %
  /// would read as nothing.
  static func percent(_ count: Int, of total: Int) -> String {
    let hundredths =
      max(count, 0).multipliedFullWidth(by: 10_000).high == 0
      ? max(count, 0) * 10_000 / max(total, 1) : 10_000
    if hundredths == 0 { return count == 0 ? "0 %" : "below 0.01 %" }
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole) %" }
    if rest.isMultiple(of: 10) { return "\(whole).\(rest / 10) %" }
    return "\(whole)." + (rest < 10 ? "0\(rest) %" : "\(rest) %")
  }

  /// “71 %”; cut, so that 100 % means all, and never 0 % for something.
  static func share(_ share: Double) -> String {
    let percent = Int(min(max(share * 100, 0), 1e15))
    return percent == 0 && share > 0 ? "below 1 %" : grouped(percent) + " %"
  }

  /// Whole numbers in groups, others to four digits behind the point: “1,200”, “0.0432”; what is smaller says so.
  static func decimal(_ number: Double) -> String {
    if let whole = Int(exactly: number) { return grouped(whole) }
    let scaled = (number * 10_000).rounded()
    guard scaled > 0 else { return "below 0.0001" }
    let (whole, rest) = Int(min(scaled, 1e15)).quotientAndRemainder(dividingBy: 10_000)
    var digits = String(rest)
    digits = String(repeating: "0", count: 4 - digits.utf8.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return grouped(whole) + (digits.isEmpty ? "" : "." + digits)
  }

  /// Of seconds: “116.7 ms”.
  static func milliseconds(_ seconds: Double) -> String {
    decimal((seconds * 10_000).rounded() / 10) + " ms"
  }

  /// “1 line”, “2 lines”.
  static func count(_ number: Int, _ noun: String) -> String {
    grouped(number) + " " + noun + (number == 1 ? "" : "s")
  }

  /// “812 B”, “1.4 kB”, “31.9 MB”.
  static func bytes(_ count: Int) -> String {
    guard count >= 1000 else { return "\(count) B" }
    let (unit, word) = count < 1_000_000 ? (1000, "kB") : (1_000_000, "MB")
    let tenths = count * 10 / unit
    return grouped(tenths / 10) + (tenths < 1000 && tenths % 10 > 0 ? ".\(tenths % 10) " : " ") + word
  }

  /// As one word for a shell. By scalars, since a quote under an accent is a quote to the shell; what would move the
  /// terminal's cursor is written by its number.
  static func shellQuoted(_ text: String) -> String {
    let isPlain = Escaping.line(text).utf8.elementsEqual(text.utf8)
    return text.unicodeScalars.reduce(into: isPlain ? "'" : "$'") { result, scalar in
      switch scalar {
      case "'": result += isPlain ? "'\\''" : "\\'"
      case "\\" where !isPlain: result += "\\\\"
      default:
        let isVisible = isPlain || Escaping.line(String(scalar)).utf8.elementsEqual(String(scalar).utf8)
        if isVisible { result.unicodeScalars.append(scalar) } else { result += scalar.shellNumber }
      }
    } + "'"
  }
}

extension Unicode.Scalar {
  /// Within $'…'.
  fileprivate var shellNumber: String {
    let digits = String(value, radix: 16)
    return "\\U" + String(repeating: "0", count: 8 - digits.utf8.count) + digits
  }
}
