import Foundation

/// Real projects beside the package, which a checkout may lack.
enum Samples {
  static let path = Stage.root + "/../shared/samples"

  static let areThere: Bool = {
    let isThere = FileManager.default.fileExists(atPath: path)
    if !isThere { print("skipped: no ../shared") }
    return isThere
  }()
}
