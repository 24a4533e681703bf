import Foundation

/// A project of one scene with a few small goldens, whose colour can be changed. It shows no text, so that no font has a
/// say.
struct CaseProject {
  let sandbox: Sandbox

  /// - Parameter color: of the first page's bar.
  init(_ color: String = "#34C759") throws {
    sandbox = try Sandbox(["fakebar.json5": "{ scenes: ['scene.json5'] }"])
    try paint(color)
  }

  func paint(_ color: String) throws {
    try sandbox.write(
      """
      {
        traits: { size: [80, 160], scale: 2, os: 14 },
        bar: { translucent: false },
        screens: {
          a: { bar: { barTintColor: "\(color)" }, content: { placeholder: "none" } },
          b: { bar: { barTintColor: "#5856D6" }, content: { placeholder: "none" } },
        },
        stack: ["a"],
        steps: [{ push: "b" }],
        strategy: ["fakeBar", "sharedBar"],
        golden: { frames: { at: [0, 0.2, 0.4, 0.6] }, kinds: ["list", "pixels"] },
      }
      """, to: "scene.json5")
  }

  func run(_ words: String, _ variables: [String: String] = [:]) throws -> Fakebar {
    try Fakebar(words.split(separator: " ").map(String.init), in: sandbox, variables: variables)
  }

  /// The golden folder's files without hidden ones: names and bytes.
  func goldens() throws -> [String: [UInt8]] {
    let names = sandbox.files.filter { $0.hasPrefix("Golden/") && !$0.contains("/.") }
    return try Dictionary(uniqueKeysWithValues: names.map { ($0, try sandbox.bytes($0)) })
  }
}
