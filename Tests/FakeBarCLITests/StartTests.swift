import Foundation
import Testing

/// What the program loads before it does anything: a library here is paid for at every start.
@Suite("Starting") struct StartTests {
  @Test("no library is loaded at the start that most commands do without")
  func libraries() throws {
    guard let libraries = try NeededLibraries(Fakebar.executable) else { return }
    // The reader works.
    #expect(libraries.names.contains("libc.so.6"))
    #expect(libraries.names.contains { $0.hasPrefix("libpango-1.0") })
    for name in libraries.names {
      // librsvg's own, which alone load some twenty others, and the Swift runtime, which the program has in it.
      for unwanted in [
        "libFoundation", "lib_Foundation", "libswift", "librsvg", "libcrypto", "libgio", "libgdk",
      ] {
        #expect(!name.hasPrefix(unwanted), "\(name)")
      }
    }
  }

  @Test("of Foundation only the essentials are in the program: nothing that it is made of imports the rest")
  func noFoundation() throws {
    let bytes = try Data(contentsOf: Fakebar.executable, options: .mappedIfSafe)
    // The module's name in every name that it exports.
    #expect(bytes.range(of: Data("$s10Foundation".utf8)) == nil)
    // Such names are there to be found.
    #expect(bytes.range(of: Data("$s20FoundationEssentials".utf8)) != nil)
  }

  @Test(
    "what answers at once says the same in any language, and writes nothing",
    arguments: ["C", "C.UTF-8", "de_DE.UTF-8", "tr_TR.UTF-8", "ja_JP.EUC-JP", "nonsense"])
  func locale(_ name: String) throws {
    let sandbox = try Sandbox([:])
    for arguments in [["--version"], ["--help"], ["help", "diff"], ["devices"], ["nosuch"]] {
      let plain = try Fakebar(arguments, in: sandbox)
      let run = try Fakebar(arguments, in: sandbox, variables: ["LC_ALL": name, "LANG": name])
      #expect(run.output == plain.output && run.errors == plain.errors && run.code == plain.code)
    }
    #expect(sandbox.files.isEmpty)
  }

  @Test("a version nobody can be told is an error, and one that nobody wants to hear is none")
  func lostAnswer() throws {
    let run = try Fakebar.shell(
      "\"$FAKEBAR\" --version >&-; echo $?; \"$FAKEBAR\" --version | true; echo ${PIPESTATUS[0]}",
      in: Sandbox([:]))
    #expect(run.output == "74\n0")
  }

  @Test("a library that is opened on demand can be missing: what needs it says so, all else works")
  func missingLibrary() throws {
    let svg =
      "<svg xmlns='http://www.w3.org/2000/svg' width='4' height='4'><rect width='4' height='4'/></svg>"
    let scene =
      "{traits: {size: [80, 120], scale: 1}, screens: {a: {bar: {backgroundImage: 'a.svg'}}}, stack: ['a']}"
    // A file of that name that is no library stands in its way.
    let sandbox = try Sandbox([
      "a.json5": scene, "a.svg": svg, "b.json5": Sandbox.scene, "lib/librsvg-2.so.2": "no library",
    ])
    let variables = ["LD_LIBRARY_PATH": sandbox.path + "/lib"]
    let drawn = try Fakebar(["validate", "a.json5"], in: sandbox, variables: variables)
    #expect(drawn.code == 69)
    #expect(
      drawn.errors.contains(
        "a.json5:1:76: error: $.screens.a.bar.backgroundImage: 'a.svg' cannot be read: librsvg"))
    #expect(drawn.errors.contains("is not installed; install it (apt-get install librsvg2-2"))
    #expect(try Fakebar(["validate", "b.json5"], in: sandbox, variables: variables).code == 0)
    let doctor = try Fakebar(["doctor"], in: sandbox, variables: variables)
    #expect(doctor.code == 69)
    #expect(doctor.output.contains("  librsvg     missing\n"))
    #expect(doctor.output.contains("\nlibrsvg, which draws SVG and PDF, is not installed; install it"))
  }
}
