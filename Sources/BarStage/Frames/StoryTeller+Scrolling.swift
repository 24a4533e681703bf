import BarNavigation

extension StoryTeller {
  /// The page's scroll view goes to `to`; nil when the page is not on top, of which nothing is to be seen.
  mutating func scroll(_ page: String, from: Double?, to: Double, duration: Double) throws(StackError)
    -> Scrolling?
  {
    throw .unsupported("scroll")
  }
}
