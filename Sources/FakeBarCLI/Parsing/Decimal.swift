/// Numbers as people write them.
enum Decimal {
  /// `0.5`, `-1`, `2e3`, with spaces around; nil for anything else, so also for NaN, infinity, hexadecimal forms
  /// and what no Double can hold.
  static func number(_ text: some StringProtocol) -> Double? {
    let plain = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    guard plain.contains(where: { $0.isASCII && $0.isNumber }),
      plain.allSatisfy({ ($0.isASCII && $0.isNumber) || "+-.eE".contains($0) }),
      let number = Double(String(plain)), number.isFinite
    else { return nil }
    return number
  }
}
