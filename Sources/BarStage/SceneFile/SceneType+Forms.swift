extension SceneType {
  /// Every form that a value may have, unions taken apart.
  var forms: [SceneType] {
    switch self {
    case .union(let name): name.union.alternatives.flatMap(\.forms)
    case .oneOf(let alternatives): alternatives.flatMap(\.forms)
    default: [self]
    }
  }

  /// The form of a value: of several objects the one whose first key is there, else the one that can do
  /// without it; nil when the value alone does not tell.
  func form(of node: JSON5.Node) -> SceneType? {
    let fitting = forms.filter { $0.accepts(node) }
    guard fitting.count > 1, node.isObject else { return fitting.first }
    return fitting.first { form in form.head.map { node[$0.name] != nil } ?? false }
      ?? fitting.first { $0.head?.isRequired == false }
  }

  /// The form's object with its first key there; nil for other values and for objects without it.
  func headedForm(of node: JSON5.Node) -> SceneObjectName? {
    guard case .object(let name)? = form(of: node), let head = name.object.fields.first,
      node[head.name] != nil
    else { return nil }
    return name
  }

  /// True for a place where a bar stands.
  var isBar: Bool {
    if case .union(.barStyle) = self { true } else { false }
  }
}
