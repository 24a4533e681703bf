import BarGeometry

/// Our picture of a still beside the real one.
package struct Comparison {
  package var still: Still
  package var rows: [ComparisonRow]

  /// - Parameter recorded: what measurements.json says, nil for stills that it does not have.
  init(_ still: Still, ours: BarReading, real: BarReading, recorded: Measurements.Still?) {
    self.still = still
    let bars = still.isRecording ? Bars.recording(scale: still.mapping.scale) : .snapshot
    let flutter = FlutterBar(still, page: real.background)
    rows = Comparison.background(bars, ours, real, recorded, flutter, still)
    for (part, text) in still.parts {
      // Both readings have every part of the list, or they would not have been made.
      guard let ours = ours.parts[part], let real = real.parts[part] else { continue }
      let recorded = recorded?.item(part, mapping: still.mapping)
      rows +=
        text == nil
        ? Comparison.symbol(part, bars, ours, real, recorded, still)
        : Comparison.text(part, bars, ours, real, recorded, flutter, still)
    }
  }

  package var failures: [ComparisonRow] { rows.filter { $0.passes == false } }

  private static func background(
    _ bars: Bars, _ ours: BarReading, _ real: BarReading, _ recorded: Measurements.Still?,
    _ flutter: FlutterBar, _ still: Still
  ) -> [ComparisonRow] {
    let hairline = recorded?.hairline
    var rows = [
      ComparisonRow(
        quantity: "bar height", ours: .length(ours.height), real: .length(real.height),
        recorded: recorded?.bottom(still).map { .length($0 - still.top) }, flutter: flutter.height,
        bar: bars.line),
      ComparisonRow(
        quantity: "background", ours: .color(ours.background), real: .color(real.background),
        recorded: recorded?.background.map(Measured.color), flutter: flutter.background, bar: bars.color),
      ComparisonRow(
        quantity: "hairline y", ours: .length(ours.hairline?.y), real: .length(real.hairline?.y),
        recorded: hairline.map { .length(still.mapping.y(Double($0.rowPx))) },
        flutter: real.hairline == nil ? nil : flutter.hairlineY, bar: bars.line),
    ]
    // A hairline that a recording has smeared over its pixels has neither thickness nor colour.
    guard !still.isRecording else { return rows }
    rows += [
      ComparisonRow(
        quantity: "hairline thickness", ours: .pixels(ours.hairline?.thickness),
        real: .pixels(real.hairline?.thickness), recorded: hairline.map { .pixels($0.thicknessPx) },
        flutter: real.hairline == nil ? nil : .pixels(1), bar: 0),
      ComparisonRow(
        quantity: "hairline colour", ours: .color(ours.hairline?.color), real: .color(real.hairline?.color),
        recorded: hairline.flatMap { PixelColor(hex: $0.colour) }.map(Measured.color),
        flutter: real.hairline == nil ? nil : flutter.hairlineColor, bar: bars.color),
    ]
    return rows
  }

  private static func symbol(
    _ part: BarPart, _ bars: Bars, _ ours: BarReading.Part, _ real: BarReading.Part,
    _ recorded: Measurements.Item?, _ still: Still
  ) -> [ComparisonRow] {
    [
      ComparisonRow(
        quantity: "\(part.words) box", ours: .box(ours.box), real: .box(real.box),
        recorded: recorded.map { .box($0.box(still.mapping)) }, bar: bars.box),
      ink(part, bars, ours, real, recorded, still),
    ]
  }

  private static func text(
    _ part: BarPart, _ bars: Bars, _ ours: BarReading.Part, _ real: BarReading.Part,
    _ recorded: Measurements.Item?, _ flutter: FlutterBar, _ still: Still
  ) -> [ComparisonRow] {
    let box = recorded?.box(still.mapping)
    var rows: [ComparisonRow] = []
    switch part {
    case .title:
      rows.append(
        ComparisonRow(
          quantity: "title centre x", ours: .length(ours.box.midX), real: .length(real.box.midX),
          recorded: box.map { .length($0.midX) }, flutter: flutter.titleCenter, bar: bars.titleCenter))
    case .trailingItem:
      rows.append(
        ComparisonRow(
          quantity: "\(part.words) right", ours: .length(ours.box.maxX), real: .length(real.box.maxX),
          recorded: box.map { .length($0.maxX) }, bar: bars.box))
    default:
      rows.append(
        ComparisonRow(
          quantity: "\(part.words) left", ours: .length(ours.box.x), real: .length(real.box.x),
          recorded: box.map { .length($0.x) }, bar: bars.box))
    }
    rows.append(
      ComparisonRow(
        quantity: "\(part.words) baseline", ours: .length(ours.baseline), real: .length(real.baseline),
        recorded: recorded?.baselinePt.map(Measured.length), bar: bars.line))
    rows.append(
      ComparisonRow(
        quantity: "\(part.words) width", ours: .length(ours.box.width), real: .length(real.box.width),
        recorded: box.map { .length($0.width) }))
    if let ours = ours.capHeight, let real = real.capHeight {
      rows.append(
        ComparisonRow(
          quantity: "\(part.words) cap height", ours: .length(ours), real: .length(real),
          recorded: recorded?.capHeightPt.map(Measured.length), flutter: flutter.capHeight(part),
          bar: bars.line))
    }
    return rows + [ink(part, bars, ours, real, recorded, still)]
  }

  /// A recording mixes thin strokes with the paper: its ink is shown and not judged.
  private static func ink(
    _ part: BarPart, _ bars: Bars, _ ours: BarReading.Part, _ real: BarReading.Part,
    _ recorded: Measurements.Item?, _ still: Still
  ) -> ComparisonRow {
    ComparisonRow(
      quantity: "\(part.words) colour", ours: .color(ours.ink), real: .color(real.ink),
      recorded: recorded?.color.map(Measured.color), bar: still.isRecording ? nil : bars.color)
  }
}

extension Measured {
  static func length(_ length: Double?) -> Measured { length.map { .length($0) } ?? .nothing }
  static func pixels(_ count: Int?) -> Measured { count.map { .pixels($0) } ?? .nothing }
  static func color(_ color: PixelColor?) -> Measured { color.map { .color($0) } ?? .nothing }
}
