import BarGeometry
import BarModel

extension AssetLoader {
  /// A colour in any form of the contract; nil for null. A system colour comes before a colour set of the same name.
  /// A name that neither has, and a colour set that cannot be read, become findings at the node.
  func color(_ node: JSON5.Node) -> DynamicColor? {
    if let color = DynamicColor(node: node) {
      if DynamicColor.isOutsideSRGB(node) {
        let note = "a colour that sRGB cannot show was replaced by the nearest one"
        findings.append(AssetFinding(matter: .note(note), node: node))
      }
      return color
    }
    guard let name = node.string else { return nil }
    let known = findings.count
    defer { for index in known..<findings.count { findings[index].node = node } }
    do throws(AssetError) {
      if let color = try color(named: name) { return color }
      findings.append(
        AssetFinding(matter: .problem(UnknownColor.problem(name, index: finder.index)), subject: name))
    } catch {
      findings.append(AssetFinding(matter: .problem(error), subject: name))
    }
    return nil
  }
}
