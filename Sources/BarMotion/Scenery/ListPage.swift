internal import BarDisplay
internal import BarGeometry

/// Lays out the settings page.
struct ListPage {
  var context: PageContext
  let isInsetGrouped: Bool

  /// Left and right of a group.
  private var margin: Double { isInsetGrouped ? context.margin : 0 }
  private var contentX: Double { isInsetGrouped ? margin + 16 : context.margin }
  private var contentMaxX: Double { context.width - contentX }
  private let rowHeight = 44.0

  consuming func drawing() -> Drawing {
    context.cover(context.colors.groupedBackground)
    guard context.hasRoom else { return context.canvas.drawing }
    let sections = context.strings.list.sections
    let first = context.variation.pick(1, of: sections.count)
    var y = context.topInset
    var index = 0
    // A section is shown with at least its header and one row; rows are never cut by the page's end.
    while context.bottom - y >= headerHeight + rowHeight {
      y = addSection((first + index) % sections.count, at: y, pass: index / sections.count)
      index += 1
    }
    return context.canvas.drawing
  }

  /// From the end of one section to the rows of the next: measured on iPhone X, iOS 12, where the bar ends at
  /// 88 and rows begin at 143.7; the same between groups without footer.
  private var headerHeight: Double { 55.5 }

  /// Of headers and footers; before iOS 15 an opaque grey, #6D6D72 (measured on iPhone X, iOS 12; its dark
  /// twin is assumed).
  private var captionColor: Color {
    if isInsetGrouped { return context.colors.secondaryLabel }
    return Color(rgb: context.isDark ? 0x8D8D93 : 0x6D6D72)
  }

  private mutating func addSection(_ number: Int, at top: Double, pass: Int) -> Double {
    let section = context.strings.list.sections[number]
    let colors = context.colors
    var y = context.aligned(top + headerHeight)
    // Header text: 13 pt capitals, baseline 10.6 above the rows (measured: 133.1 of 143.7).
    context.canvas.text(
      section.header.uppercased(), x: contentX, baseline: y - 10.5, width: contentMaxX - contentX, size: 13,
      color: captionColor)
    let rows = min(section.titles.count, Int((context.bottom - y) / rowHeight))
    let group = Rect(
      x: margin, y: y, width: context.width - 2 * margin, height: Double(rows) * rowHeight)
    // 10 is the corner radius of inset groups up to iOS 18 (documented in view dumps).
    context.canvas.add(.rect(group, radius: isInsetGrouped ? 10 : 0, fill: colors.cell))
    let shift = context.variation.pick(2 + UInt8(number), of: section.titles.count)
    for row in 0..<rows {
      addRow(number, (row + shift) % section.titles.count, y: y, choice: pass)
      let isLast = row == rows - 1
      if !isLast { context.hairline(from: textX, to: group.maxX, y: y + rowHeight - 1 / context.scale) }
      y += rowHeight
    }
    if !isInsetGrouped {
      context.hairline(from: 0, to: context.width, y: group.y - 1 / context.scale)
      context.hairline(from: 0, to: context.width, y: group.maxY)
    }
    return addFooter(section.footer, below: y, isWhole: rows == section.titles.count)
  }

  /// Lines 16 apart, the first's baseline 18.3 below the rows (measured: 319.4 and 337.7 on iPhone X).
  private mutating func addFooter(_ footer: String, below y: Double, isWhole: Bool) -> Double {
    let width = contentMaxX - contentX
    let lines = LineBreaker.lines(of: footer, width: width, fontSize: 13)
    guard isWhole, !lines.isEmpty, y + 13 + Double(lines.count) * 16 <= context.bottom else { return y }
    for (index, line) in lines.enumerated() {
      context.canvas.text(
        line, x: contentX, baseline: y + 18.5 + Double(index) * 16, width: width, size: 13,
        color: captionColor)
    }
    return y + 3.5 + Double(lines.count) * 16
  }

  /// Beside a 29 pt icon and a gap of 15 (measured: 32 pt image from 16, text from 63).
  private var textX: Double { contentX + 44 }

  private mutating func addRow(_ section: Int, _ row: Int, y: Double, choice: Int) {
    let kind = ListRow.sections[section][row]
    let strings = context.strings.list.sections[section]
    let colors = context.colors
    let salt = UInt8(16 + section * 4 + row)
    kind.symbol.addTile(
      to: &context.canvas, Rect(x: contentX, y: y + 7.5, width: 29, height: 29), kind.tile)
    // 17 pt, baseline 28 of 44 (measured).
    let baseline = y + 28
    var maxX = contentMaxX
    switch kind.accessory {
    case .toggle:
      ListRow.addSwitch(
        to: &context.canvas, x: maxX - 51, y: y + 6.5, isOn: context.variation.flag(salt), colors)
      maxX -= 51 + 8
    case .disclosure:
      ListRow.addChevron(to: &context.canvas, maxX: maxX, centerY: y + 22, colors.tertiaryLabel)
      maxX -= 19
    }
    let values = strings.values[row]
    if !values.isEmpty {
      let value = values[(context.variation.pick(salt, of: values.count) + choice) % values.count]
      let width = LineBreaker.estimatedWidth(of: value, fontSize: 17).rounded(.up) + 6
      context.canvas.text(
        value, x: maxX - width, baseline: baseline, width: width, size: 17, color: colors.secondaryLabel,
        alignment: .trailing)
      maxX -= width + 4
    }
    context.canvas.text(
      strings.titles[row], x: textX, baseline: baseline, width: maxX - textX, size: 17,
      color: colors.label)
  }
}
