/// An operation that UIKit refuses, or of which nothing would be seen. Every message ends with the remedy.
public enum StackError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why there is no back button to tap.
  public enum BackButtonReason: String, Hashable, Sendable {
    case hidden = "hidesBackButton is set"
    case replaced = "its left items replace it"
    case hiddenBar = "the bar is hidden"
  }

  case emptyStack
  case pushedTwice(page: String)
  case poppedRoot(page: String)
  /// `known`: the pages that are on the stack.
  case notOnStack(page: String, known: [String])
  case alreadyOnTop(page: String)
  /// `known`: the classes of the pages below the top.
  case noPageOfKind(String, known: [String])
  case emptySet
  case setTwice(page: String)
  case noBackButton(page: String, BackButtonReason)
  /// The name of an operation that is over at once, or slides no page.
  case notInterruptible(String)
  case presentedTwice(page: String, over: String)
  case nothingPresented
  case covered(by: String)
  case doesNotScroll(page: String)

  public var description: String {
    switch self {
    case .emptyStack:
      "a navigation stack needs a root page; name at least one screen in \"stack\""
    case .pushedTwice(let page):
      "\"\(page)\" is on the stack already; UIKit throws here. Push a second instance with as: \"\(page)2\""
    case .poppedRoot(let page):
      "\"\(page)\" is the root and cannot be popped; push a page first or remove this step"
    case .notOnStack(let page, let known):
      "\"\(page)\" is not on the stack; UIKit throws here. Use \(StackError.list(known))"
    case .alreadyOnTop(let page):
      "\"\(page)\" is on top already, so nothing would be popped; name a page below it or remove this step"
    case .noPageOfKind(let kind, let known):
      "no page below the top is a \"\(kind)\" or a subclass; "
        + (known.isEmpty ? "push a page first" : "use \(StackError.list(known)) or declare it under kinds")
    case .emptySet: "a navigation stack needs a root page; name at least one screen in \"set\""
    case .setTwice(let page):
      "\"\(page)\" is named twice; UIKit throws here. Name each page once"
    case .noBackButton(let page, let reason):
      "\"\(page)\" shows no back button to tap: \(reason.rawValue); use {pop: true}"
    case .notInterruptible(let operation):
      "this \(operation) has no sliding pages to turn round; remove interrupt, or animate a push or a pop"
    case .presentedTwice(let page, let other):
      "\"\(other)\" is presented already, so UIKit does not present \"\(page)\"; add {dismiss: true} before it"
    case .nothingPresented: "no page is presented; add {present: \"screen\"} before it or remove this step"
    case .covered(let page):
      "\"\(page)\" is presented and covers the stack; add {dismiss: true} before this step"
    case .doesNotScroll(let page): "\"\(page)\" has no scroll view; give its screen a \"scroll\""
    }
  }

  /// `"home" or "list"`.
  private static func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: " or ")
  }
}
