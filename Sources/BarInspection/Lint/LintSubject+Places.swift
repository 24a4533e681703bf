import BarModel
import BarNavigation

extension LintSubject {
  /// Where a property of the bar over `page` was written: by the page, else at the start, else by a page that was
  /// there before.
  func path(of property: BarProperty, over page: Page) -> LintPath {
    if let own = page.screen.path(writing: property) { return own }
    if property.isTouched(initialBar) { return .key("bar").appending(property.path) }
    return pages.lazy.compactMap { $0.screen.path(writing: property) }.first ?? .screen(page.screen.name)
  }

  /// Where an appearance object over `page` was given: by its item, which counts first, or on the bar.
  func path(ofAppearance property: BarProperty, over look: LintLook) -> LintPath {
    let item = look.page.screen.item
    let own: AppearanceStyle? =
      switch property.name {
      case "standardAppearance": item.standardAppearance
      case "compactAppearance": item.compactAppearance
      case "scrollEdgeAppearance": item.scrollEdgeAppearance
      default: item.compactScrollEdgeAppearance
      }
    guard own == nil else { return .screen(look.page.screen.name).key("item").appending(property.path) }
    return path(of: property, over: look.page)
  }
}
