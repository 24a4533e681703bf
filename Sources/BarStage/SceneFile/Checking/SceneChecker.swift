/// Walks a tree beside the table and collects what does not fit.
struct SceneChecker {
  struct Finding {
    var offset: Int
    var path: String
    var message: String
    var remedy: String
  }

  let vocabulary: SceneVocabulary
  var path = ScenePath()
  private(set) var findings: [Finding] = []
  /// The keys of `screens`; nil when there are none or they may also come from another file.
  var screenNames: [String]?
  private var screenSet: Set<String> = []
  let colorNames: [String]
  let colorSet: Set<String>

  init(vocabulary: SceneVocabulary) {
    self.vocabulary = vocabulary
    colorNames = vocabulary.systemColors + ["clear"]
    colorSet = Set(colorNames)
  }

  var isFull: Bool { findings.count >= SceneTable.maximumDiagnostics }

  mutating func report(_ offset: Int, _ message: String, _ remedy: String) {
    guard !isFull else { return }
    findings.append(Finding(offset: offset, path: "\(path)", message: message, remedy: remedy))
  }

  /// Visits something one level down, unless there is already enough to report.
  mutating func descend(_ key: String, _ visit: (inout SceneChecker) -> Void) {
    guard !isFull else { return }
    path.push(key)
    visit(&self)
    path.pop()
  }

  mutating func descend(_ index: Int, _ visit: (inout SceneChecker) -> Void) {
    guard !isFull else { return }
    path.push(index)
    visit(&self)
    path.pop()
  }

  mutating func knowScreens(of root: JSON5.Node) {
    guard let screens = root["screens"]?.members, !screens.isEmpty, root["extends"] == nil,
      root["include"]?.elements.isEmpty ?? true
    else { return }
    screenNames = screens.map(\.key)
    screenSet = Set(screenNames ?? [])
  }

  func hasScreen(_ name: String) -> Bool { screenNames == nil || screenSet.contains(name) }
}
