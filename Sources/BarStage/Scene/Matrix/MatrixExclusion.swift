import BarFiles
import BarGeometry
import BarModel

/// An entry of a matrix's `exclude`: what it does not say may be anything.
struct MatrixExclusion: Sendable {
  var device: String?
  var style: UserInterfaceStyle?
  var direction: LayoutDirection?
  var os: Int?
  var strategy: String?
  /// Of scenes' names.
  var scene: GlobPattern?

  func matches(_ combination: MatrixCombination, strategy: String?) -> Bool {
    func fits<Value: Equatable>(_ wanted: Value?, _ found: Value?) -> Bool {
      wanted == nil || wanted == found
    }
    return fits(device, combination.device) && fits(style, combination.style)
      && fits(direction, combination.direction) && fits(os, combination.os) && fits(self.strategy, strategy)
  }
}
