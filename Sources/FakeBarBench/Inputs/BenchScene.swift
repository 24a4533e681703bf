package import BarDisplay
import BarMotion
package import BarStage

/// The transitions that are measured: a list is covered by an article, both drawn pages, with bars of their own.
package enum BenchScene {
  /// Two opaque bars under the fake bar strategy: pages carry their bars, nothing is blurred.
  /// - Parameters:
  ///   - traits: the screen, in a scene's words.
  ///   - frames: what is sampled, in a scene's words.
  package static func opaque(_ traits: String, frames: String = "{count: 60}") throws -> Scene {
    try SceneLoader.scene(bytes: Array(opaqueText(traits, frames: frames).utf8), file: "bench.json5")
  }

  /// The same as the text of a scene file.
  package static func opaqueText(_ traits: String, frames: String) -> String {
    text(traits, frames: frames, strategy: "fakeBar", bottom: bar("#34C759"), top: bar("#5856D6"))
  }

  /// A translucent bar above the pages: one blur a frame.
  package static func translucent(_ traits: String) throws -> Scene {
    let bar = #"{standardAppearance: {configure: "default"}, scrollEdgeAppearance: {configure: "default"}}"#
    let text = text(traits, frames: "{count: 60}", strategy: "sharedBar", bottom: bar, top: bar)
    return try SceneLoader.scene(bytes: Array(text.utf8), file: "bench.json5")
  }

  /// The display lists of moving frames, early to late: they stand for the transition.
  package static func lists(
    _ scene: Scene, progress: [Double] = [0.1, 0.3, 0.5, 0.7, 0.9]
  ) throws -> [DisplayList] {
    let sampling = FrameSampling(.progress(progress))
    return try SceneStager(scene).steps().flatMap { $0.samples(sampling).map(\.list) }
  }

  private static func bar(_ color: String) -> String {
    let style =
      ##"{configure: "opaque", backgroundColor: "\##(color)", titleTextAttributes: {color: "#FFFFFF"}}"##
    return ##"{standardAppearance: \##(style), scrollEdgeAppearance: \##(style), tintColor: "#FFFFFF"}"##
  }

  private static func text(
    _ traits: String, frames: String, strategy: String, bottom: String, top: String
  ) -> String {
    """
    {
      traits: {\(traits), os: 17},
      screens: {
        inbox: {title: "Inbox", item: {right: [{title: "Edit"}]}, bar: \(bottom), content: {placeholder: "list"}},
        message: {title: "Message", bar: \(top), content: {placeholder: "text"}},
      },
      stack: ["inbox"],
      steps: [{push: "message"}],
      strategy: "\(strategy)",
      frames: \(frames),
    }
    """
  }
}
