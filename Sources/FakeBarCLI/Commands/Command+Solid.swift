import FakeBar

extension Command {
  private static let size = CommandOption(
    "size", value: "WxH", "Width and height in points, such as 24x24.", default: "1x1")
  private static let solidScale = CommandOption(
    "scale", value: "factor", "Pixels per point, 1 to 3; 0 is the device's.",
    default: "as the file's name says (@2x, @3x), else the device's",
    values: .suggested(["0", "1", "2", "3"]))
  private static let solidDevice = CommandOption(
    "device", value: "name", "A device; see 'fakebar devices'.", default: "iPhone 15",
    values: .suggested(Device.allNames))

  static let solid = Command(
    name: "solid", abstract: "Write an image of one colour.",
    discussion:
      "A bar's background image, for example. The file has width × scale by height × scale pixels and says "
      + "its scale in its density.",
    arguments: [
      CommandArgument(
        name: "color",
        help: "'#34C759' (in quotes), a system colour such as systemBlue, clear, or an object such as "
          + "'{white: .5, alpha: 1}' or '{p3: [1, 0, 0]}'.",
        values: .suggested(SystemColor.names + ["clear"]), isRequired: true,
        remedy: "write one, in quotes when it begins with #, such as '#34C759'")
    ],
    options: [
      .output("file", "The .png file to write; - is standard output.", values: .files(["png"])), size,
      solidScale,
      solidDevice, .style,
    ] + CommandOption.common
  ) { invocation in
    let output = try invocation.outputFile(extension: "png")
    let style = invocation[.style].flatMap(UserInterfaceStyle.init) ?? .light
    let color = try ColorText.color(invocation.arguments[0]).resolved(style)
    let scale = try SolidImage.scale(
      requested: try invocation.integer(solidScale, in: 0...3),
      deviceScale: try invocation.device().map { Int($0.scale) },
      defaultScale: Int(Device.named("iPhone 15")?.scale ?? 3), output: output)
    let image = try SolidImage(color, size: try points(invocation), scale: scale)
    try invocation.write(try image.png(), to: output)
    if output != "-" { try invocation.tell("\(output): \(image.width)×\(image.height) pixels, \(color.hex)") }
    try invocation.answer([
      ("file", .string(output)), ("width", .number(number: Double(image.width))),
      ("height", .number(number: Double(image.height))), ("scale", .number(number: image.scale)),
      ("color", .string(color.hex)),
    ])
    return .success
  }

  private static func points(_ invocation: Invocation) throws(UsageError) -> Size {
    guard let text = invocation[size] else { return Size(width: 1, height: 1) }
    let parts = text.split(omittingEmptySubsequences: false) { "xX×".contains($0) }.map { Decimal.number($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1], width > 0, height > 0 else {
      throw invocation.invalid(size, text, "write width and height in points, above 0, such as 24x24")
    }
    return Size(width: width, height: height)
  }
}
