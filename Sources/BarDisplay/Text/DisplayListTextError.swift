/// Why the text of a display list cannot be read, and where.
public struct DisplayListTextError: Error, Hashable, Sendable, CustomStringConvertible {
  public enum Problem: Hashable, Sendable {
    /// The first line is not the title.
    case notADisplayList
    /// Written in another version of the format.
    case version(String)
    /// `found` stands where only `expected` may; empty when the line or the text ends there.
    case unexpected(found: String, expected: String)
    /// A string without its closing quote.
    case openString
    /// A backslash with something unknown after it.
    case escape(String)
    /// A line indented by an odd number of spaces, by tabs, or deeper than its parent allows.
    case indentation
    case tooDeep
    /// A mask that is not the first line under its layer.
    case misplacedMask
    /// A reference to a drawing that is not defined above.
    case unknownDrawing(Int)
    /// A drawing whose number is not the next one.
    case drawingNumber(expected: Int)
  }

  /// From 1.
  public var line: Int
  public var problem: Problem

  public init(line: Int, problem: Problem) {
    self.line = line
    self.problem = problem
  }

  public var description: String { "line \(line): \(message)" }

  private var message: String {
    switch problem {
    case .notADisplayList:
      "this is not a display list; start the text with “\(DisplayListText.title) \(DisplayListText.version)”"
    case .version(let version):
      "format version “\(version)” is not known; record this golden again with this fakebar, "
        + "which writes version \(DisplayListText.version)"
    case .unexpected(let found, let expected):
      (found.isEmpty ? "the line ends too early" : "“\(found)” cannot stand here") + "; write \(expected)"
    case .openString: "a string is not closed; end it with a quote, and write line breaks inside as \\n"
    case .escape(let found):
      "“\(found)” is not an escape; write one of \\\" \\\\ \\n \\r \\t \\u{hex of a Unicode scalar}"
    case .indentation: "wrong indentation; use two spaces more than the parent's line, and no tabs"
    case .tooDeep: "too many layers inside each other; use at most \(DisplayListText.maximumDepth) levels"
    case .misplacedMask: "a mask cannot stand here; put one at most, first under the layer it masks"
    case .unknownDrawing(let number):
      "drawing \(number) does not exist; define it at the top as “drawing \(number) WIDTHxHEIGHT”"
    case .drawingNumber(let expected): "drawings are numbered in order; give this one number \(expected)"
    }
  }
}
