/// What a value of a scene file may be.
public indirect enum SceneType: Sendable {
  /// Any string, the empty one too.
  case text
  /// A string with at least one character: a file, a pattern, a name.
  case name
  /// A name among the keys of `screens`.
  case screen
  /// A name among the keys of `styles`.
  case style
  /// A name of `SceneVocabulary.devices`.
  case device
  /// A hex colour, `clear` or a system colour's name.
  case colorName
  /// A finite number.
  case number(ClosedRange<Double>)
  case integer(ClosedRange<Int>)
  /// A major version of iOS.
  case osVersion
  case bool
  /// Nothing but `true`: the key alone says it.
  case flag
  case words([String])
  case object(SceneObjectName)
  /// A form of several objects and values that has a name.
  case union(SceneUnionName)
  /// The first form that fits the value; of several objects, the one whose first key is there.
  case oneOf([SceneType])
  case list(SceneType, count: ClosedRange<Int>)
  /// A list in which each place has its own meaning, such as `[x, y, width, height]`.
  case tuple([SceneField])
  /// An object with keys of the author's choice.
  case map(SceneType, count: ClosedRange<Int>)
  /// Any object.
  case anyObject

  /// A list as long as a file can hold.
  static func list(_ element: SceneType) -> SceneType { .list(element, count: 0...Int.max) }
}
