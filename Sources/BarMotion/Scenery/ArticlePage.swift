internal import BarDisplay
internal import BarGeometry

/// Lays out the article.
struct ArticlePage {
  var context: PageContext

  private let leading = 27.0
  private var article: SceneryStrings.Article { context.strings.article }

  consuming func drawing() -> Drawing {
    context.cover(context.colors.background)
    guard context.hasRoom, context.bottom - context.topInset >= 200 else { return context.canvas.drawing }
    let headline = context.variation.pick(1, of: article.headlines.count)
    let first = context.variation.pick(2, of: article.paragraphs.count)
    var y = addHead(article.headlines[headline], at: context.topInset)
    var index = 0
    // The last paragraph fills what is left, line by line.
    while context.bottom - y >= leading {
      if index % 4 == 2 { y = addSubhead(article.subheads[index / 4 % article.subheads.count], at: y) }
      y = addParagraph(article.paragraphs[(first + index) % article.paragraphs.count], at: y)
      if index % 4 == 0 { y = addFigure(index, at: y) }
      index += 1
    }
    return context.canvas.drawing
  }

  private mutating func addHead(_ headline: SceneryStrings.Article.Headline, at top: Double) -> Double {
    let (x, width) = (context.columnX, context.columnWidth)
    let colors = context.colors
    context.canvas.text(
      headline.topic.uppercased(), x: x, baseline: top + 34, width: width, size: 13, weight: .semibold,
      color: colors.tint)
    var y = context.paragraph(
      headline.title, x: x, y: top + 44, width: width, size: 28, leading: 35, weight: .bold,
      isBalanced: true, color: colors.label)
    context.addAvatar(article.byline, center: Point(x: x + 14, y: y + 26), radius: 14, salt: 3)
    context.canvas.text(
      article.byline, x: x + 38, baseline: y + 31, width: width - 38, size: 15,
      color: colors.secondaryLabel)
    y += 54
    context.hairline(from: x, to: x + width, y: y)
    return y + 16
  }

  private mutating func addSubhead(_ text: String, at y: Double) -> Double {
    guard y + 90 <= context.bottom else { return y }
    context.canvas.text(
      text, x: context.columnX, baseline: y + 28, width: context.columnWidth, size: 20, weight: .bold,
      color: context.colors.label)
    return y + 42
  }

  private mutating func addParagraph(_ text: String, at y: Double) -> Double {
    context.paragraph(
      text, x: context.columnX, y: y, width: context.columnWidth, size: 17, leading: leading,
      color: context.colors.label) + 16
  }

  private mutating func addFigure(_ index: Int, at y: Double) -> Double {
    let width = context.columnWidth
    let height = (width * 0.56).rounded()
    guard y + height + 40 <= context.bottom else { return y }
    let frame = Rect(x: context.columnX, y: y + 4, width: width, height: height)
    context.addPicture(in: frame, salt: "figure \(index)", radius: 8, on: context.colors.background)
    context.canvas.text(
      article.caption, x: frame.x, baseline: frame.maxY + 22, width: width, size: 13,
      color: context.colors.secondaryLabel)
    return frame.maxY + 48
  }
}
