extension SceneChecker {
  mutating func checkNumber(_ node: JSON5.Node, _ range: ClosedRange<Double>, _ type: SceneType) {
    guard let number = node.number else { return }
    if !number.isFinite {
      report(node.offset, "\(node.phrase) is no finite number", "write \(type.phrase)")
    } else if !range.contains(number) {
      report(node.offset, "\(SceneType.text(number)) is out of range", "write \(type.phrase)")
    }
  }

  mutating func checkInteger(_ node: JSON5.Node, _ range: ClosedRange<Int>, _ type: SceneType) {
    guard let number = node.number else { return }
    if let integer = node.integer, range.contains(integer) { return }
    if !number.isFinite {
      report(node.offset, "\(node.phrase) is no finite number", "write \(type.phrase)")
    } else if number.rounded() != number {
      report(node.offset, "\(SceneType.text(number)) is not whole", "write \(type.phrase)")
    } else {
      report(node.offset, "\(SceneType.text(number)) is out of range", "write \(type.phrase)")
    }
  }

  mutating func checkOS(_ node: JSON5.Node) {
    let versions = SceneType.osVersions
    guard let number = node.number, number.isFinite, number.rounded() == number else {
      return checkInteger(node, versions, .osVersion)
    }
    let remedy = "write \(SceneType.osVersion.phrase)"
    switch number {
    case 26...: report(node.offset, "iOS 26 and later are not modelled yet", remedy)
    // Documented: Apple numbered iOS by year after 18.
    case 19..<26: report(node.offset, "there is no iOS \(SceneType.text(number))", remedy)
    case ..<12: report(node.offset, "iOS before 12 is not modelled", remedy)
    default: break
    }
  }
}
