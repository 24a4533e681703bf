/// An operation that UIKit refuses.
public enum StackError: Error, Hashable, Sendable, CustomStringConvertible {
  case emptyStack
  case pushedTwice(page: String)
  case poppedRoot(page: String)
  case unsupported(String)

  public var description: String {
    switch self {
    case .emptyStack:
      "a navigation stack needs a root page; name at least one screen in \"stack\""
    case .pushedTwice(let page):
      "\"\(page)\" is on the stack already; UIKit throws here. Push a second instance with as: \"\(page)2\""
    case .unsupported(let operation): "\(operation) is not supported yet; leave the step out"
    case .poppedRoot(let page):
      "\"\(page)\" is the root and cannot be popped; push a page first or remove this step"
    }
  }
}
