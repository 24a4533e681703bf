import FakeBar
import Foundation

/// A project of one scene in a temporary folder, removed with it.
final class TemporaryProject {
  static let scene = """
    {
      traits: { device: "iPhone 8", os: 14, scale: 1 },
      bar: { translucent: false },
      screens: {
        a: { title: "A", bar: { barTintColor: "#34C759" } },
        b: { title: "B", bar: { barTintColor: "#5856D6" } },
      },
      stack: ["a"],
      steps: [{ push: "b" }],
    }
    """

  let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "fakebar-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try write(project: "{ scenes: [\"*.json5\"] }")
    try write(scene: Self.scene)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(scene: String, as name: String = "push.json5") throws {
    try Data(scene.utf8).write(to: URL(fileURLWithPath: folder + "/" + name))
  }

  func write(project: String) throws { try write(scene: project, as: "fakebar.json5") }

  func workflow(
    overrides: SceneOverrides = SceneOverrides(), filter: String? = nil, shard: Shard? = nil
  ) throws -> GoldenWorkflow {
    try GoldenWorkflow(
      project: Project(file: folder + "/fakebar.json5"), overrides: overrides, filter: filter,
      shard: shard, jobs: 2)
  }

  /// A check whose report goes to a folder of the project.
  func check(
    overrides: SceneOverrides = SceneOverrides(), filter: String? = nil
  ) throws -> GoldenReport {
    try workflow(overrides: overrides, filter: filter).check(in: RunFolder(folder + "/.fakebar"))
  }
}
