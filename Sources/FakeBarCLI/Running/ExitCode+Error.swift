import FakeBar

extension ExitCode {
  /// The one place that says which error has which code.
  init(for error: any Error) {
    self =
      switch error {
      case let several as SeveralErrors: several.errors.first.map(ExitCode.init(for:)) ?? .internalError
      case is UsageError, is ColorTextError, is SolidImageError, is FilmstripError, is MatrixError: .usage
      case StagingError.noSuchStep: .usage
      case let error as SceneFileError: error.isMissingProgram ? .unavailable : .badData
      case is StagingError, is StackError, is FrameError: .badData
      case CodecError.encoderFailed: .internalError
      case CodecError.missingLibrary: .unavailable
      case is CodecError, is DisplayListTextError: .badData
      case let error as FileError: ExitCode(error.kind)
      case let error as FontError: ExitCode(error)
      case let error as RasterError: ExitCode(error)
      case let error as GoldenError: ExitCode(error.category)
      case let error as DiffError: ExitCode(error.category)
      case WorkflowError.noSceneNamed: .noInput
      case WorkflowError.notVaried, WorkflowError.partial: .usage
      case is WorkflowError: .badData
      default: .internalError
      }
  }

  private init(_ kind: FileError.Kind) {
    self =
      switch kind {
      case .missing, .unreadable: .noInput
      case .cannotCreate: .cannotCreate
      case .cannotWrite: .cannotWrite
      }
  }

  private init(_ error: FontError) {
    self =
      switch error {
      case .missing, .unavailable, .unknownFamily: .unavailable
      case .unreadable, .invalidFont: .badData
      }
  }

  private init(_ error: RasterError) {
    self =
      switch error {
      case .font(let error): ExitCode(error)
      case .tooLarge, .notFinite: .badData
      case .missingImage, .cairo: .internalError
      }
  }

  private init(_ category: GoldenError.Category) {
    self =
      switch category {
      case .usage: .usage
      case .badInput: .badData
      case .missingInput: .noInput
      case .internalError: .internalError
      case .cannotCreate: .cannotCreate
      case .cannotWrite: .cannotWrite
      }
  }
}
