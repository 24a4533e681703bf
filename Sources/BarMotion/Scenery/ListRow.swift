internal import BarDisplay
internal import BarGeometry

/// What a row of the settings page shows beside its words, and how its controls are drawn.
struct ListRow {
  enum Accessory {
    case toggle
    case disclosure
  }

  var symbol: TileSymbol
  var tile: Color
  var accessory: Accessory = .disclosure

  /// In the order of `SceneryStrings.List`.
  static let sections: [[ListRow]] = [
    [
      ListRow(symbol: .airplane, tile: PageColors.Accent.orange, accessory: .toggle),
      ListRow(symbol: .waves, tile: PageColors.Accent.blue),
      ListRow(symbol: .bars, tile: PageColors.Accent.green),
      ListRow(symbol: .link, tile: PageColors.Accent.green),
    ],
    [
      ListRow(symbol: .bell, tile: PageColors.Accent.red),
      ListRow(symbol: .speaker, tile: PageColors.Accent.pink),
      ListRow(symbol: .moon, tile: PageColors.Accent.indigo, accessory: .toggle),
      ListRow(symbol: .hourglass, tile: PageColors.Accent.indigo),
    ],
    [
      ListRow(symbol: .sun, tile: PageColors.Accent.blue),
      ListRow(symbol: .letters, tile: PageColors.Accent.gray),
      ListRow(symbol: .picture, tile: PageColors.Accent.teal),
      ListRow(symbol: .motion, tile: PageColors.Accent.green, accessory: .toggle),
    ],
    [
      ListRow(symbol: .lock, tile: PageColors.Accent.green),
      ListRow(symbol: .shield, tile: PageColors.Accent.blue),
      ListRow(symbol: .pin, tile: PageColors.Accent.blue, accessory: .toggle),
      ListRow(symbol: .person, tile: PageColors.Accent.orange),
    ],
    [
      ListRow(symbol: .cloud, tile: PageColors.Accent.teal, accessory: .toggle),
      ListRow(symbol: .disk, tile: PageColors.Accent.gray),
      ListRow(symbol: .globe, tile: PageColors.Accent.blue),
      ListRow(symbol: .gear, tile: PageColors.Accent.gray),
    ],
  ]

  /// A `UISwitch`: 51 × 31, knob 27 across (measured: 51.9 wide with antialiasing, from 150 to 181).
  static func addSwitch(
    to canvas: inout SceneryCanvas, x: Double, y: Double, isOn: Bool, _ colors: PageColors
  ) {
    canvas.rect(x, y, 51, 31, radius: 15.5, isOn ? colors.switchOn : colors.switchOff)
    let knob = Rect(x: isOn ? x + 22 : x + 2, y: y + 2, width: 27, height: 27)
    // Read off a recording: the shadow lies 3 below the knob and is gone about 8 further out.
    canvas.add(.shadow(knob.offset(y: 3), radius: 13.5, blur: 3, Color(white: 0, alpha: 0.16)))
    canvas.add(.ellipse(knob, fill: .white))
  }

  /// The disclosure chevron; its ink ends at `maxX` (measured: 7.5 × 13 with antialiasing, to 358.8 of 375).
  static func addChevron(
    to canvas: inout SceneryCanvas, maxX: Double, centerY: Double, _ color: Color
  ) {
    let tip = Point(x: maxX - 1, y: centerY)
    let path = Path(points: [tip + Point(x: -5.2, y: -5.2), tip, tip + Point(x: -5.2, y: 5.2)])
    canvas.add(.stroke(path, width: 2, color))
  }
}
