import BarFiles
import BarGolden

/// Which golden a test means, and so its file: `<TestFile>/<test>.<name>.png`, suites being folders in between.
/// Everything is written as `PathComponent` does, so that different names are different files on every system.
package struct TestGoldenName: Hashable, Sendable {
  /// Relative to the golden folder.
  package let folder: String
  private let test: String
  private let name: String?

  /// - Parameter name: tells the goldens of one test apart; nil for the only one.
  package init(_ site: TestSite, name: String?) {
    let file = Self.stem(site.testFile)
    // “BarTests.swift” as a rule holds the suite BarTests, which need not be said twice.
    let suites = site.suites.first == file ? site.suites.dropFirst() : site.suites[...]
    folder = ([file] + suites).map { PathComponent.limited(PathComponent.escaped($0)) }
      .joined(separator: "/")
    test = Self.component(function: site.function)
    self.name = name.map { Self.component($0) }
  }

  /// The golden's file, relative to the golden folder.
  /// - Parameters:
  ///   - ending: with its dot.
  ///   - part: of a filmstrip, such as “1-fakeBar”.
  package func path(_ ending: String, part: String? = nil) -> String {
    folder + "/" + PathComponent.limited(stem(part), ending)
  }

  /// The file's name without its ending.
  package func stem(_ part: String? = nil) -> String {
    ([test] + [name, part.map { Self.component($0) }].compactMap { $0 }).joined(separator: ".")
  }

  /// Dots stay, unless they would make the name of something that lies beside goldens.
  private static func component(_ text: String) -> String {
    let plain = PathComponent.escaped(text)
    let probe = "x." + plain + ".png"
    let isTaken = GoldenVariant.base(of: probe) != probe || plain.hasSuffix(".strip") || plain == "strip"
    guard isTaken, let first = plain.unicodeScalars.first else { return plain }
    return PathComponent.escaped(text, reserved: [plain.contains(".") ? "." : first])
  }

  /// “opens()” → “opens”; “shows(_:in:)” → “shows+_+in”, since another test may have other labels.
  private static func component(function: String) -> String {
    var function = function[...]
    var labels: [Substring] = []
    if function.hasSuffix(")"), let open = function.lastIndex(of: "(") {
      labels = function[function.index(after: open)...].dropLast().split(separator: ":")
      function = function[..<open]
    }
    // The test's name ends at the first dot, so that no other one begins with it.
    return ([function] + labels).map { part in
      let name =
        part.hasPrefix("`") && part.hasSuffix("`") && part.count > 1 ? part.dropFirst().dropLast() : part
      return PathComponent.escaped(String(name), reserved: [".", "+"])
    }.joined(separator: "+")
  }

  private static func stem(_ path: String) -> String {
    let name = Disk.parts(path).last ?? path
    return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
  }
}
