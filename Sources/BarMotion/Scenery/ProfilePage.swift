internal import BarDisplay
internal import BarGeometry

/// Lays out a person's page.
struct ProfilePage {
  var context: PageContext

  private let avatarDiameter = 88.0
  var person: SceneryStrings.Profile.Person {
    let people = context.strings.profile.people
    return people[context.variation.pick(1, of: people.count)]
  }

  consuming func drawing() -> Drawing {
    context.cover(context.colors.background)
    let coverHeight = context.aligned(context.topInset + 104)
    guard context.hasRoom, context.bottom >= coverHeight + 280 else { return context.canvas.drawing }
    LandscapePicture(isDark: context.isDark, variation: context.variation).add(
      to: &context.canvas, in: Rect(x: 0, y: 0, width: context.width, height: coverHeight))
    var y = addHead(below: coverHeight)
    y = addStatistics(at: y)
    addTabs(at: y, hairline: y + 44)
    addPosts(from: y + 44 + 1 / context.scale)
    return context.canvas.drawing
  }

  /// As many as there is room for below `y`.
  mutating func addPosts(from top: Double) {
    let posts = context.strings.profile.posts
    let first = context.variation.pick(2, of: posts.count)
    var y = top
    var index = 0
    while let next = addPost(index, (first + index) % posts.count, at: y) {
      y = next
      index += 1
    }
  }

  /// Portrait over the picture's lower edge, button, name and biography.
  private mutating func addHead(below top: Double) -> Double {
    let (x, width) = (context.columnX, context.columnWidth)
    let colors = context.colors
    let center = Point(x: x + avatarDiameter / 2, y: top + 10)
    context.canvas.circle(center, radius: avatarDiameter / 2 + 4, colors.background)
    context.addAvatar(person.name, center: center, radius: avatarDiameter / 2, salt: 3)

    let button = Rect(x: x + width - 104, y: top + 14, width: 104, height: 34)
    context.canvas.add(.rect(button, radius: 17, fill: colors.tint))
    context.canvas.text(
      context.strings.profile.follow, x: button.x + 8, baseline: button.y + 22.5, width: button.width - 16,
      size: 15, weight: .semibold, color: .white, alignment: .center)

    var baseline = top + 88
    context.canvas.text(
      person.name, x: x, baseline: baseline, width: width, size: 24, weight: .bold, color: colors.label)
    baseline += 23
    context.canvas.text(
      person.handle, x: x, baseline: baseline, width: width, size: 15, color: colors.secondaryLabel)
    baseline += 7
    for line in person.biography {
      baseline += 21
      context.canvas.text(line, x: x, baseline: baseline, width: width, size: 15, color: colors.label)
    }
    return baseline + 12
  }

  private mutating func addStatistics(at y: Double) -> Double {
    let statistics = context.strings.profile.statistics
    let column = min(context.columnWidth / Double(statistics.count), 130)
    for (index, (number, label)) in statistics.enumerated() {
      let x = context.columnX + Double(index) * column
      context.canvas.text(
        number, x: x, baseline: y + 20, width: column - 8, size: 17, weight: .bold,
        color: context.colors.label)
      context.canvas.text(
        label, x: x, baseline: y + 38, width: column - 8, size: 13,
        color: context.colors.secondaryLabel)
    }
    return y + 50
  }

  /// - Parameter hairline: top of the line below them.
  mutating func addTabs(at y: Double, hairline: Double) {
    let tabs = context.strings.profile.tabs
    let column = context.columnWidth / Double(tabs.count)
    for (index, tab) in tabs.enumerated() {
      let x = context.columnX + Double(index) * column
      let isSelected = index == 0
      context.canvas.text(
        tab, x: x, baseline: y + 27, width: column, size: 15, weight: isSelected ? .semibold : .regular,
        color: isSelected ? context.colors.label : context.colors.secondaryLabel, alignment: .center)
      if isSelected {
        context.canvas.rect(x + column / 2 - 28, y + 41, 56, 3, radius: 1.5, context.colors.tint)
      }
    }
    context.hairline(from: 0, to: context.width, y: hairline)
  }

  /// A post below `y`, with a picture where one is due and fits. The last one shows as many of its lines as
  /// the page has room for; nil when that is none.
  private mutating func addPost(_ index: Int, _ number: Int, at y: Double) -> Double? {
    let strings = context.strings.profile
    let colors = context.colors
    let x = context.columnX + 52
    let width = context.columnWidth - 52
    let lines = LineBreaker.lines(of: strings.posts[number], width: width, fontSize: 15).count
    let wordsEnd = y + 36 + Double(lines) * 20
    let pictureHeight = (width * 0.5).rounded()
    let hasPicture = index % 2 == 1 && wordsEnd + pictureHeight + 58 <= context.bottom
    let end = wordsEnd + (hasPicture ? pictureHeight + 12 : 0) + 46
    guard y + 56 <= context.bottom else { return nil }

    context.addAvatar(
      person.name, center: Point(x: context.columnX + 20, y: y + 34), radius: 20, salt: 3)
    context.canvas.text(
      person.name, x: x, baseline: y + 27, width: width - 96, size: 15, weight: .semibold,
      color: colors.label)
    context.canvas.text(
      strings.times[min(index, strings.times.count - 1)], x: x + width - 92, baseline: y + 27, width: 92,
      size: 13, color: colors.secondaryLabel, alignment: .trailing)
    var bottom = context.paragraph(
      strings.posts[number], x: x, y: y + 36, width: width, size: 15, leading: 20, color: colors.label)
    if hasPicture {
      let frame = Rect(x: x, y: bottom + 10, width: width, height: pictureHeight)
      context.addPicture(in: frame, salt: "post \(number)", radius: 12, on: colors.background)
      bottom += pictureHeight + 12
    }
    guard end <= context.bottom else { return nil }
    PostActions.add(
      to: &context.canvas, x: x, y: bottom + 12, counts: strings.counts, first: number,
      colors.secondaryLabel)
    context.hairline(from: x, to: context.width, y: end - 1 / context.scale)
    return end
  }
}
