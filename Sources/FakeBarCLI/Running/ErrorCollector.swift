import FakeBar

/// Errors of several loadings. What is wrong with a file is wrong in each of its variants, and is kept once.
struct ErrorCollector {
  private(set) var all: [any Error] = []
  private var diagnostics: Set<Diagnostic> = []
  private var messages: Set<String> = []

  mutating func collect(_ load: () throws -> Void) {
    do {
      try load()
    } catch let error as SceneFileError {
      let new = error.diagnostics.filter { diagnostics.insert($0).inserted }
      if !new.isEmpty { all.append(SceneFileError(new)) }
    } catch {
      if messages.insert("\(error)").inserted { all.append(error) }
    }
  }
}
