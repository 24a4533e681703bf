import BarGeometry
import BarModel

extension SceneBuilder {
  mutating func content(_ node: JSON5.Node?, _ path: ScenePath) -> PageContent {
    guard let node, !node.isNull else { return PageContent() }
    var content = PageContent(color: color(node["color"]), placeholder: .none)
    let place = path.appending("image")
    if let image = node["image"], !image.isNull {
      let scale = image["scale"]?.number
      content.image = page(
        image["light"] ?? image, scale: scale, image.isObject ? place.appending("light") : place)
      content.darkImage = image["dark"].flatMap { page($0, scale: scale, place.appending("dark")) }
      content.imageIncludesBars = image["includes"]?.string == "screen"
      if content.imageIncludesBars {
        checkScreenshot(content.image, image["light"] ?? image, place.appending("light"))
        checkScreenshot(content.darkImage, image["dark"] ?? image, place.appending("dark"))
      }
    }
    // A page of which nothing is said looks like an app.
    let isSilent = content.color == nil && node["image"] == nil
    content.placeholder = node["placeholder"].flatMap(word) ?? (isSilent ? .list : .none)
    return content
  }

  /// A picture of the whole screen is as wide as the screen; of another one the bars cannot be cut off. A point's
  /// rounding is let pass.
  private mutating func checkScreenshot(_ image: BarImage?, _ node: JSON5.Node, _ path: ScenePath) {
    guard let size = image?.size, abs(size.width - traits.size.width) > 1 || size.height < size.width / 4
    else { return }
    let (width, height) = (traits.size.width, traits.size.height)
    func text(_ points: Double) -> String { String(Int(points.rounded())) }
    report(
      node, path,
      "a picture of \(text(size.width))×\(text(size.height)) points is none of a screen of "
        + "\(text(width))×\(text(height))",
      remedy: "use a screenshot of this device, or give its scale")
  }

  /// A page's screenshot: a file by name.
  private mutating func page(_ node: JSON5.Node, scale: Double?, _ path: ScenePath) -> BarImage? {
    guard let name = node.string else { return load(node, path) }
    do throws(AssetError) {
      let image = try assets.page(named: name, scale: scale)
      takeFindings(at: node, path)
      return image
    } catch {
      report(node, path, error)
      return nil
    }
  }
}
