/// A positional argument of a command.
package struct CommandArgument: Hashable, Sendable {
  package var name: String
  var help: String
  var values = OptionValues.any
  var isRequired = false
  /// Any number of them may stand.
  var isRepeated = false
  /// What to do when it is missing.
  var remedy = "write it after the command"

  /// `<scene> ...`, in brackets when it may be left out.
  var usage: String {
    let text = "<\(name)>" + (isRepeated ? " ..." : "")
    return isRequired ? text : "[\(text)]"
  }

  static let scenes = CommandArgument(
    name: "scene", help: "Scene files; - is standard input. Without any, the scenes of the project.",
    values: .files(["json5", "json"]), isRepeated: true)
}
