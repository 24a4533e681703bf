/// A still that cannot be compared.
enum FidelityError: Error, CustomStringConvertible {
  case noFrame(name: String)
  /// Points.
  case otherTop(name: String, scene: Double, still: Double)
  /// Pixels.
  case otherSize(name: String, ours: (width: Int, height: Int), real: (width: Int, height: Int))
  /// The file has not the form that is read.
  case noMeasurements(path: String)
  /// What is wrong with one of a still's two pictures.
  case unreadable(whose: String, reason: String)

  var description: String {
    switch self {
    case .noFrame(let name): "\(name): the scene gives no frame; give its stack a page"
    case .otherTop(let name, let scene, let still):
      "\(name): the scene's bar begins at \(Decimals.text(scene)) points, the picture's at"
        + " \(Decimals.text(still)); mend the scene's traits"
    case .otherSize(let name, let ours, let real):
      "\(name): our frame has \(ours.width)×\(ours.height) pixels, the picture \(real.width)×\(real.height);"
        + " mend the scene's traits"
    case .noMeasurements(let path): "\(path) does not describe stills; take the truth folder's own"
    case .unreadable(let whose, let reason): "\(whose) picture: \(reason)"
    }
  }
}
