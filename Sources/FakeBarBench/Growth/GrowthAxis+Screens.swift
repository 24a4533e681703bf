import BarStage

extension GrowthAxis {
  /// A push over a stack of more and more screens, each with a title and a bar of its own: the scene read, and ten
  /// frames drawn.
  static let screens = GrowthAxis(
    name: "screens", unit: "screens on the stack", counts: [2, 5, 10, 20, 50, 100, 200, 500, 1000]
  ) { count, jobs in
    let text = Array(scene(screens: count).utf8)
    let read = try GrowthTimer.measure("read") {
      _ = try SceneLoader.scene(bytes: text, file: "bench.json5")
    }
    return [read, try rendering(SceneLoader.scene(bytes: text, file: "bench.json5"), jobs: jobs)]
  }

  private static func scene(screens count: Int) -> String {
    let screens = (0..<count).map {
      ##"s\##($0): {title: "Screen \##($0)", bar: {barTintColor: "#3\##($0 % 10)C759"}}"##
    }
    let stack = (0..<count).map { "\"s\($0)\"" }
    return """
      {
        traits: {size: [375, 667], scale: 1, os: 14},
        screens: {
          \(screens.joined(separator: ",\n    ")),
          last: {title: "Last", bar: {barTintColor: "#5856D6"}},
        },
        stack: [\(stack.joined(separator: ", "))],
        steps: [{push: "last"}],
        strategy: "fakeBar",
        frames: {count: 10},
      }
      """
  }
}
