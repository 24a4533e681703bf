import Foundation

/// A folder of its own for one run of the program, with the files that rows of the tests speak of.
final class Sandbox {
  let path: String

  /// - Parameter files: names and texts; folders are made.
  init(_ files: [String: String] = Sandbox.standard) throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent("fakebar-\(UUID().uuidString)")
    path = folder.path
    try manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
  }

  func text(_ name: String) throws -> String { String(decoding: try bytes(name), as: UTF8.self) }

  /// Every file below the folder, sorted.
  var files: [String] {
    let all = FileManager.default.enumerator(atPath: path)?.allObjects.compactMap { $0 as? String } ?? []
    return all.filter { name in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  /// A small screen at scale 1, so that frames cost little.
  static let scene = """
    {
      traits: { size: [80, 120], scale: 1 },
      screens: { home: { title: "A", content: { placeholder: "none" } }, next: { title: "B" } },
      stack: ["home"],
      steps: [{ push: "next" }, { wait: 1 }, { pop: true }],
      frames: { at: [0, 0.5, 1] },
    }
    """

  /// Without a device of its own.
  static let matrixScene = scene.replacingOccurrences(of: "size: [80, 120], ", with: "")

  static let standard: [String: String] = [
    "good.json5": scene,
    "other/good.json5": scene,
    "other/Good.json5": scene,
    "rest.json5": "{ traits: { size: [80, 120], scale: 1 }, screens: { home: {} }, stack: [\"home\"] }",
    "bad.json5": "{\n  screens: { home: { titel: \"A\" } },\n  stack: [\"hom\"],\n}",
    "syntax.json5": "{ screens: ",
    "pop.json5": "{ screens: { home: {} }, stack: [\"home\"], steps: [{ pop: true }] }",
    "choice.json5": "{ screens: { a: {}, b: {} }, stack: [\"a\"], steps: [{ push: \"b\" }], render: 3 }",
    "wait.json5":
      "{ screens: { a: {}, b: {} }, stack: [\"a\"], steps: [{ push: \"b\" }, { wait: 1 }], render: 2 }",
    "x": scene,
    "m/s.json5": matrixScene,
    "m/fakebar.json5": """
    {scenes: ["s.json5"], defaults: {traits: {scale: 1}}, matrix: {device: ["iPhone SE", "iPhone 8"],
      style: ["light", "dark"], strategy: ["sharedBar", "fakeBar"], exclude: [{device: "iPhone SE", style: "dark"}]}}
    """,
    "m/26.json5": "{scenes: ['s.json5'], matrix: {os: [26]}}",
    "m/none.json5": "{scenes: ['s.json5'], matrix: {os: [17], exclude: [{}]}}",
    "parts/circle.json5": "{extends: 'circle.json5'}",
    "parts/good.json5": "{screens: {home: {}}}",
    "parts/a.json5": "{extends: 'good.json5', stack: ['home']}",
    "parts/base.json5": "{\n screens: {home: {titel: 'A'}}}",
    "parts/bad.json5": "{include: ['b?se.json5'], stack: ['home']}",
  ]
}
