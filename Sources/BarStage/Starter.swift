import BarFiles

/// What `fakebar init` writes: a scene to change and play with, and the project it belongs to.
public enum Starter {
  /// Paths below the folder, in the order in which they are written; the scene comes last.
  public static let files: [(path: String, text: String)] = [
    (ProjectFinder.fileName, project), ("Scenes/green-to-purple.json5", scene),
  ]

  /// Writes the files below `folder`, which is made if need be.
  /// - Returns: their paths.
  /// - Throws: `FileError.cannotCreate` when one of them exists; then nothing is written.
  public static func write(to folder: String) throws(FileError) -> [String] {
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    for file in files where Disk.kind(prefix + file.path) != nil {
      throw FileError(
        .cannotCreate, path: prefix + file.path, reason: "it exists already",
        remedy: "choose another folder, or move it away")
    }
    try Folder.create(prefix + "Scenes")
    for file in files { try AtomicFile.write(Array(file.text.utf8), to: prefix + file.path) }
    return files.map { prefix + $0.path }
  }

  static let project = """
    // A FakeBar project. `fakebar render`, `validate`, `record` and `check` without a scene use these.
    {
      scenes: ["Scenes/**/*.json5"],
      golden: "Golden",
    }

    """

  package static let scene = """
    // A push from a page with a green bar to one with a purple bar, and back.
    // Look at it: fakebar filmstrip <this file> -o strip.png
    {
      title: "Green to purple",
      traits: { device: "iPhone 15", style: "light" }, // see `fakebar devices`
      screens: {
        inbox: {
          title: "Inbox",
          // Before a page appears it styles the one shared bar; the keys are UIKit's own names.
          bar: {
            tintColor: "#FFFFFF",
            standardAppearance: { configure: "opaque", backgroundColor: "#34C759", titleTextAttributes: { color: "#FFFFFF" } },
            // The same at the top of a page: where this is not set, iOS 15 and later show no background there.
            scrollEdgeAppearance: { configure: "opaque", backgroundColor: "#34C759", titleTextAttributes: { color: "#FFFFFF" } },
          },
          content: { placeholder: "list" }, // or profile, photo, text, none
          statusBarStyle: "lightContent",
        },
        message: {
          extends: "inbox",
          title: "Message",
          bar: {
            standardAppearance: { backgroundColor: "#AF52DE" },
            scrollEdgeAppearance: { backgroundColor: "#AF52DE" },
          },
          content: { placeholder: "text" },
        },
      },
      stack: ["inbox"],
      steps: [{ push: "message" }, { pop: true }],
      render: "all", // or "last", or a step's number
      strategy: ["fakeBar", "sharedBar"], // see `fakebar strategies`
    }

    """
}
