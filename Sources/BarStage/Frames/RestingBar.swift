public import BarModel
import BarMotion
import BarNavigation

/// The bar of a page at rest.
public struct RestingBar: Sendable {
  /// The step after which it rests; 0: the start.
  public var step: Int
  public var page: String
  public var layout: BarLayout

  init(step: Int, _ staged: StagedPage) {
    self.step = step
    page = staged.page.name
    layout = staged.bar
  }
}
