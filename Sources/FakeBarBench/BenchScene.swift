import BarDisplay
import BarMotion
import BarStage

/// The transitions that are measured: a list is covered by an article, both drawn pages, with bars of their own.
enum BenchScene {
  /// Two opaque bars under the fake bar strategy: pages carry their bars, nothing is blurred.
  static func opaque(_ device: String, frames: Int = 60) throws -> Scene {
    try scene(
      device, frames: frames, strategy: "fakeBar", bottom: bar("#34C759"), top: bar("#5856D6"))
  }

  /// A translucent bar above the pages: one blur a frame.
  static func translucent(_ device: String) throws -> Scene {
    let bar = #"{standardAppearance: {configure: "default"}, scrollEdgeAppearance: {configure: "default"}}"#
    return try scene(device, frames: 60, strategy: "sharedBar", bottom: bar, top: bar)
  }

  /// The display lists of moving frames, early to late: they stand for the transition.
  static func lists(_ scene: Scene) throws -> [DisplayList] {
    let sampling = FrameSampling(.progress([0.1, 0.3, 0.5, 0.7, 0.9]))
    return try SceneStager(scene).steps().flatMap { $0.samples(sampling).map(\.list) }
  }

  private static func bar(_ color: String) -> String {
    let style =
      ##"{configure: "opaque", backgroundColor: "\##(color)", titleTextAttributes: {color: "#FFFFFF"}}"##
    return ##"{standardAppearance: \##(style), scrollEdgeAppearance: \##(style), tintColor: "#FFFFFF"}"##
  }

  private static func scene(
    _ device: String, frames: Int, strategy: String, bottom: String, top: String
  ) throws -> Scene {
    let text = """
      {
        traits: {device: "\(device)", os: 17},
        screens: {
          inbox: {title: "Inbox", item: {right: [{title: "Edit"}]}, bar: \(bottom), content: {placeholder: "list"}},
          message: {title: "Message", bar: \(top), content: {placeholder: "text"}},
        },
        stack: ["inbox"],
        steps: [{push: "message"}],
        strategy: "\(strategy)",
        frames: {count: \(frames)},
      }
      """
    return try SceneLoader.scene(bytes: Array(text.utf8), file: "bench.json5")
  }
}
