import BarCodecs

/// What a run produced for one golden.
public enum GoldenContent: Equatable, Sendable {
  case text(String)
  case pixels(GoldenPicture)
  case animation(GoldenAnimation)
}

extension GoldenContent {
  /// How it is compared; texts are always exact.
  var options: DiffOptions {
    switch self {
    case .text: DiffOptions()
    case .pixels(let picture): picture.options
    case .animation(let animation): animation.options
    }
  }

  /// The run's environment and what only this content knows.
  func environment(_ run: GoldenEnvironment) -> GoldenEnvironment {
    var environment = run
    switch self {
    case .text: break
    case .pixels(let picture): environment.facts["scale"] = Phrase.decimal(picture.scale)
    case .animation(let animation): environment.facts["scale"] = Phrase.decimal(animation.scale)
    }
    return environment
  }

  /// The bytes of the golden.
  /// - Throws: `GoldenError.malformedPicture`, `.cannotEncode`.
  func encoded(_ run: GoldenEnvironment) throws(GoldenError) -> [UInt8] {
    let facts = environment(run)
    let text = run.facts.isEmpty ? [:] : [GoldenEnvironment.keyword: facts.text]
    switch self {
    case .text(let text): return Array(text.utf8)
    case .pixels(let picture): return try picture.encoded(text)
    case .animation(let animation): return try animation.encoded(text)
    }
  }
}
