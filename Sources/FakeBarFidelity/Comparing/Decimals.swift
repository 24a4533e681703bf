/// Numbers as text, alike in every locale.
package enum Decimals {
  /// Rounded half away from zero; "-0.00" is "0.00".
  package static func text(_ number: Double, places: Int = 2) -> String {
    let unit = [1, 10, 100, 1000][min(max(places, 0), 3)]
    guard number.isFinite, abs(number) < 1e12 else { return "–" }
    let rounded = Int((abs(number) * Double(unit)).rounded())
    let sign = number < 0 && rounded > 0 ? "-" : ""
    guard unit > 1 else { return "\(sign)\(rounded)" }
    let digits = String(rounded % unit)
    let zeros = String(repeating: "0", count: String(unit).count - 1 - digits.count)
    return "\(sign)\(rounded / unit).\(zeros)\(digits)"
  }
}
