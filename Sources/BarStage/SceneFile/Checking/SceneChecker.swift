/// Walks a tree beside the table and collects what does not fit.
struct SceneChecker {
  struct Finding {
    var offset: Int
    var path: String
    var message: String
    var remedy: String

    /// Two findings with the same are one: a value may be looked at by itself and again where it ends up.
    struct Identity: Hashable {
      var offset: Int
      var message: String
    }

    var identity: Identity { Identity(offset: offset, message: message) }
  }

  let vocabulary: SceneVocabulary
  var path = ScenePath()
  private(set) var findings: [Finding] = []
  /// The keys of `screens`; nil when there are none or they may also come from another file.
  private(set) var screenNames: [String]?
  private var screenSet: Set<String> = []
  /// The keys of `styles`; nil when they may also come from another file.
  private(set) var styleNames: [String]?
  private var styleSet: Set<String> = []
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

  /// Remembers what a whole scene gives names to.
  mutating func knowNames(of root: JSON5.Node) {
    styleNames = root["styles"]?.members.map(\.key) ?? []
    styleSet = Set(styleNames ?? [])
    guard let screens = root["screens"]?.members, !screens.isEmpty else { return }
    screenNames = screens.map(\.key)
    screenSet = Set(screenNames ?? [])
  }

  func hasScreen(_ name: String) -> Bool { screenNames == nil || screenSet.contains(name) }
  func hasStyle(_ name: String) -> Bool { styleNames == nil || styleSet.contains(name) }
}
