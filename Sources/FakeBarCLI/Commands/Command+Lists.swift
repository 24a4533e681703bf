import FakeBar

extension Command {
  static let strategies = Command(
    name: "strategies", abstract: "List the transition strategies.", options: CommandOption.common
  ) { invocation in
    guard !invocation.has(.json) else {
      let list = StrategyList.all.map { strategy in
        JSON5.Value.members([("name", .string(strategy.name)), ("summary", .string(strategy.summary))])
      }
      try StandardOutput.print(JSON5.Value.list(list).json)
      return .success
    }
    try StandardOutput.print(TextLayout.table(StrategyList.all.map { [$0.name, $0.summary] }))
    return .success
  }

  static let devices = Command(
    name: "devices", abstract: "List the devices.",
    discussion: "Sizes and insets are in points, for portrait.", options: CommandOption.common
  ) { invocation in
    guard !invocation.has(.json) else {
      try StandardOutput.print(JSON5.Value.list(Device.all.map(json)).json)
      return .success
    }
    let rows = Device.all.map { device in
      [
        device.name, "\(points(device.size.width))×\(points(device.size.height))", "\(points(device.scale))x",
        points(device.safeArea.top), points(device.safeArea.bottom), aliases(device).joined(separator: ", "),
      ]
    }
    try StandardOutput.print(
      TextLayout.table([["DEVICE", "SIZE", "SCALE", "TOP", "BOTTOM", "ALSO"]] + rows))
    return .success
  }

  private static func aliases(_ device: Device) -> [String] {
    Device.aliases.filter { $0.device == device.name }.map(\.name)
  }

  private static func points(_ value: Double) -> String { Int(exactly: value).map { "\($0)" } ?? "\(value)" }

  private static func json(_ device: Device) -> JSON5.Value {
    .members([
      ("name", .string(device.name)), ("width", .number(number: device.size.width)),
      ("height", .number(number: device.size.height)), ("scale", .number(number: device.scale)),
      ("statusBar", .string(device.statusBar.rawValue)),
      ("statusBarHeight", .number(number: device.statusBarHeight)),
      (
        "safeArea",
        .members([
          ("top", .number(number: device.safeArea.top)), ("left", .number(number: device.safeArea.left)),
          ("bottom", .number(number: device.safeArea.bottom)),
          ("right", .number(number: device.safeArea.right)),
        ])
      ),
      ("barHeight", .number(number: device.barHeight)),
      ("aliases", .list(aliases(device).map { .string($0) })),
    ])
  }
}
