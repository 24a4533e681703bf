import BarDisplay
import BarGeometry
import BarModel

/// The parts of a profile page that do not simply move with its content: a header that stretches and shrinks, and the
/// segment bar that hangs on to it (R21).
enum ProfilePageHeader {
  /// Where the header stands for this page; nil: the page has none.
  static func header(_ staged: StagedPage) -> ProfileHeader? {
    guard staged.screen.content.placeholder == .profile else { return nil }
    let layout = staged.layout
    return ProfileHeader(
      staged.screen.scroll, scrolled: (layout.restingContentTop - layout.contentTop).quantized)
  }

  /// Above the page's posts, in the view's coordinates.
  static func layers(_ name: String, _ staged: StagedPage) -> [Layer] {
    guard let header = header(staged) else { return [] }
    let width = staged.layout.frame.width
    let frame = Rect(x: 0, y: 0, width: width, height: header.height)
    let natural = Size(width: width, height: header.restingHeight)
    // Pulled, the picture grows about its centre and still fills the header; scrolled, it is cut above and below.
    let scale = max(1, header.height / header.restingHeight)
    let shown = Size(width: (width * scale).quantized, height: (natural.height * scale).quantized)
    let origin = Point(
      x: ((width - shown.width) / 2).quantized, y: ((header.height - shown.height) / 2).quantized)
    let picture = Layer(
      "\(name)/header/picture", frame: Rect(origin: origin, size: shown),
      content: .drawing(ProfilePage.cover(natural, staged)), contentsSize: natural)
    let person = ProfilePage.person(width: width, staged)
    let place = Rect(origin: Point(x: 0, y: header.height - person.size.height), size: person.size)
    let segments = Size(width: width, height: ProfileHeader.segmentBarHeight)
    return [
      Layer(
        "\(name)/header", frame: frame, clipsToBounds: true,
        sublayers: [picture, Layer("\(name)/header/person", frame: place, content: .drawing(person))]),
      Layer(
        "\(name)/segments", frame: Rect(origin: Point(x: 0, y: header.height), size: segments),
        content: .drawing(ProfilePage.segments(segments, staged))),
    ]
  }
}

extension PageContext {
  /// For a part of a page.
  fileprivate init(_ size: Size, _ staged: StagedPage) {
    let traits = staged.traits
    self.init(
      size: size, topInset: 0,
      sideInset: max(traits.device.safeArea.left, traits.device.safeArea.right, 0), scale: traits.scale,
      isDark: traits.isDark, direction: traits.direction, locale: traits.locale, seed: staged.screen.name)
  }
}

extension ProfilePage {
  /// The posts alone, from `topInset` down; nil for a page without a header.
  static func posts(size: Size, topInset: Double, _ staged: StagedPage) -> Drawing? {
    guard ProfilePageHeader.header(staged) != nil else { return nil }
    var page = ProfilePage(context: PageContext(size, staged))
    page.context.cover(page.context.colors.background)
    if page.context.hasRoom { page.addPosts(from: topInset) }
    return page.context.canvas.drawing
  }

  fileprivate static func cover(_ size: Size, _ staged: StagedPage) -> Drawing {
    var context = PageContext(size, staged)
    LandscapePicture(isDark: context.isDark, variation: context.variation)
      .add(to: &context.canvas, in: Rect(origin: .zero, size: size))
    return context.canvas.drawing
  }

  /// Portrait and name, at the header's lower edge.
  fileprivate static func person(width: Double, _ staged: StagedPage) -> Drawing {
    var page = ProfilePage(context: PageContext(Size(width: width, height: 84), staged))
    if page.context.hasRoom { page.addPerson(centerY: 40) }
    return page.context.canvas.drawing
  }

  fileprivate static func segments(_ size: Size, _ staged: StagedPage) -> Drawing {
    var page = ProfilePage(context: PageContext(size, staged))
    page.context.cover(page.context.colors.background)
    if page.context.hasRoom { page.addTabs(at: 0, hairline: size.height - 1 / page.context.scale) }
    return page.context.canvas.drawing
  }

  private mutating func addPerson(centerY: Double) {
    let x = context.columnX
    let radius = 32.0
    context.canvas.circle(Point(x: x + radius, y: centerY), radius: radius + 3, .white)
    context.addAvatar(person.name, center: Point(x: x + radius, y: centerY), radius: radius, salt: 3)
    let (textX, width) = (x + 2 * radius + 14, context.columnWidth - 2 * radius - 14)
    context.canvas.text(
      person.name, x: textX, baseline: centerY, width: width, size: 22, weight: .bold, color: .white)
    context.canvas.text(
      person.handle, x: textX, baseline: centerY + 22, width: width, size: 15,
      color: Color(white: 1, alpha: 0.85))
  }
}
