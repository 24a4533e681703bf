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
    let hundredths = count * 10_000 / max(total, 1)
    if hundredths == 0 { return count == 0 ? "0 %" : "below 0.01 %" }
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    if rest == 0 { return "\(whole) %" }
    if rest.isMultiple(of: 10) { return "\(whole).\(rest / 10) %" }
    return "\(whole)." + (rest < 10 ? "0\(rest) %" : "\(rest) %")
  }

  /// “1 line”, “2 lines”.
  static func count(_ number: Int, _ noun: String) -> String {
    grouped(number) + " " + noun + (number == 1 ? "" : "s")
  }
}
