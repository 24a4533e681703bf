import Testing

/// Command lines and their answers. Codes: sysexits.h, as the README lists them.
@Suite struct CommandLineTests {
  @Test("a command line has its exit code and says what it should", arguments: rows)
  func answers(_ row: CommandLineRow) throws {
    let sandbox = try Sandbox()
    let run = try Fakebar(row.arguments, in: sandbox, input: row.input, variables: row.variables)
    #expect(run.code == row.code, "\(run.errors)")
    if let output = row.output {
      #expect(run.output.contains(output))
    } else {
      #expect(run.output == "")
    }
    if let errors = row.errors {
      #expect(run.errors.contains(errors))
    } else {
      #expect(run.errors == "")
    }
  }

  @Test("a refused command line writes nothing", arguments: rows.filter { $0.code != 0 && $0.code != 1 })
  func writesNothing(_ row: CommandLineRow) throws {
    let sandbox = try Sandbox()
    let before = sandbox.files
    _ = try Fakebar(row.arguments, in: sandbox, input: row.input, variables: row.variables)
    #expect(sandbox.files == before)
  }

  static let rows: [CommandLineRow] = parsing + values + scenes + matrices + pictures + lists

  private static let parsing: [CommandLineRow] = [
    .init("", 64, errors: "USAGE: fakebar <subcommand>"),
    .init("--help", 0, output: "OVERVIEW:"),
    .init("-h", 0, output: "SUBCOMMANDS:"),
    .init("help", 0, output: "NOT YET SUPPORTED:"),
    .init("help render", 0, output: "USAGE: fakebar render"),
    .init("help nothing", 64, errors: "Error: There is no subcommand 'nothing'"),
    .init("help review", 64, errors: "fakebar review is not supported yet: "),
    .init("render --help", 0, output: "-o, --output <dir>"),
    .init("--version", 0, output: "fakebar "),
    .init("--version=1", 64, errors: "takes no value"),
    .init("rendr", 64, errors: "Error: Unknown command 'rendr'. Did you mean 'render'?"),
    .init("--quiet render", 64, errors: "write it after the subcommand"),
    .init("validate --quite", 64, errors: "Error: Unknown option '--quite'. Did you mean '--quiet'?"),
    .init(
      "validate --quite", 64,
      errors: "Usage: fakebar validate [<scene> ...] [<options>]\n  See 'fakebar validate --help'"),
    .init("validate -q", 64, errors: "Unknown option '-q'"),
    .init("validate --quiet=yes good.json5", 64, errors: "takes no value"),
    .init("validate --os", 64, errors: "Missing value for '--os <version>'"),
    .init("validate --os --quiet", 64, errors: "Missing value for '--os <version>'"),
    .init("validate --os 17 --os 18 good.json5", 64, errors: "given twice"),
    .init(["validate", "--device="], 64, errors: "not an empty string"),
    .init(["validate", ""], 64, errors: "is an empty string"),
    .init("validate -- --quiet", 66, errors: "cannot read --quiet"),
    .init("validate --quiet -- good.json5", 0),
    .init("trace good.json5 rest.json5", 64, errors: "Unexpected argument 'rest.json5'"),
    .init("trace", 64, errors: "Missing expected argument '<scene>'"),
    .init("render good.json5", 64, errors: "Missing expected argument '--output <dir>'"),
    .init("review --anything at all", 64, errors: "Error: fakebar review is not supported yet: "),
    .init("--generate-completion-script tcsh", 64, errors: "write 'bash', 'zsh' or 'fish'"),
  ]

  private static let values: [CommandLineRow] = [
    .init("validate good.json5 --fps 1e999", 64, errors: "The value '1e999' is invalid for '--fps <rate>'"),
    .init("validate good.json5 --fps 99999999999999999999", 64, errors: "from 1 to 240"),
    .init("validate good.json5 --fps nan", 64, errors: "from 1 to 240"),
    .init("validate good.json5 --fps 60 --count 3", 64, errors: "exclude each other"),
    .init("validate good.json5 --count 0", 64, errors: "from 1 to 10000"),
    .init("validate good.json5 --count -1", 64, errors: "The value '-1' is invalid"),
    .init("validate good.json5 --at 0,,1", 64, errors: "joined by commas"),
    .init("validate good.json5 --at 0,1.01", 64, errors: "from 0 to 1"),
    .init("validate good.json5 --at infinity", 64, errors: "from 0 to 1"),
    .init(["validate", "good.json5", "--at", "0, 0.5, 1e0"], 0, output: "ok: 1 scene\n"),
    .init("validate good.json5 --scale 4", 64, errors: "from 1 to 3"),
    .init("validate good.json5 --scale 0x2", 64, errors: "from 1 to 3"),
    .init("validate good.json5 --os 11", 64, errors: "from 12 to 18"),
    .init("validate good.json5 --os 26", 64, errors: "iOS 26 and later are not modelled yet"),
    .init("validate good.json5 --jobs 0", 64, errors: "from 1 to 256"),
    .init("validate good.json5 --style Dark", 64, errors: "write 'light' or 'dark'"),
    .init("validate good.json5 --direction up", 64, errors: "write 'ltr' or 'rtl'"),
    .init("validate good.json5 --color blue", 64, errors: "write 'auto', 'always' or 'never'"),
    .init("validate good.json5 --device iPhone15", 64, errors: "did you mean 'iPhone 15'?"),
    .init("validate good.json5 --device Nokia", 64, errors: "'fakebar devices'"),
    .init("validate good.json5 --strategy fakeBar:colour=red", 64, errors: "has no option \"colour\""),
    .init("validate good.json5 --strategy fakeBar:", 64, errors: "write name or name:option=value"),
    .init("validate good.json5 --strategy fakebar", 64, errors: "did you mean 'fakeBar'?"),
    .init("validate good.json5 --strategy fakeBar,", 64, errors: "joined by commas"),
    .init("validate good.json5 --step 0", 64, errors: "all or last"),
    .init("validate good.json5 --step second", 64, errors: "all or last"),
    .init("render good.json5 -o out --step 2", 64, errors: "there is no step 2 to render: use 1, 3"),
  ]

  private static let scenes: [CommandLineRow] = [
    .init("validate good.json5 rest.json5", 0, output: "ok: 2 scenes\n"),
    .init("validate x", 0, output: "ok: 1 scene\n"),
    .init("validate -", 0, output: "ok: 1 scene\n", input: Sandbox.scene),
    .init("validate - --json", 0, output: "\"ok\": true", input: Sandbox.scene),
    .init("validate -", 65, errors: "-:1:1: error:"),
    .init("validate bad.json5", 65, errors: "bad.json5:2:22: error: $.screens.home.titel"),
    .init("validate bad.json5", 65, errors: "bad.json5:3:11: error: $.stack[0]"),
    .init("validate bad.json5 syntax.json5", 65, errors: "syntax.json5:1:"),
    .init("validate bad.json5 --json", 65, errors: "error:", output: "\"line\": 2"),
    .init("validate good.json5 nothing.json5", 66, errors: "cannot read nothing.json5"),
    .init("validate other", 66, errors: "a folder stands where the file should be"),
    .init("validate good.json5/x", 66, errors: "cannot read good.json5/x"),
    .init("validate pop.json5", 65, errors: "$.steps[0]"),
    .init("validate choice.json5", 65, errors: "$.render: there is no step 3"),
    .init("validate wait.json5", 65, errors: "$.render: step 2 is a wait and shows nothing: use 1"),
    .init("validate", 64, errors: "There is no scene and no project file"),
    .init("check", 64, errors: "There is no project file: name one with --project"),
    .init("record", 64, errors: "There is no project file: name one with --project"),
    .init("check --project nothing.json5", 66, errors: "cannot read nothing.json5"),
    .init("check --project good.json5", 65, errors: "good.json5:"),
    .init("check --shard 3/2", 64, errors: "3/2 is no shard; write i/n with i from 1 to n"),
    .init("verify --shard auto", 64, errors: "auto is no shard; no system gives an index and a count here"),
    .init("record --record sometimes", 64, errors: "write 'all', 'missing', 'failed', 'never' or 'changed'"),
    .init("validate bad.json5 --color always", 65, errors: "\u{1B}[1;31merror: \u{1B}[0m"),
    .init(
      "validate bad.json5", 65, errors: "::error file=bad.json5,line=2,col=22::$.screens.home.titel: ",
      variables: ["GITHUB_ACTIONS": "true"]),
    .init("trace good.json5", 0, output: "strategy fakeBar\nstack home\n"),
    .init("trace good.json5 --strategy sharedBar --step 3", 0, output: "step 3: pop"),
    .init("trace good.json5 --layout", 0, output: "strategy fakeBar\nstart\npage home\n  background "),
    .init("trace good.json5 --layout --step 3", 0, output: "after step 3\npage home\n"),
    .init("trace good.json5 --layout --json", 0, output: "\"evidence\": \"documented\""),
    .init("trace good.json5 --layout --step 9", 64, errors: "step"),
    .init("trace good.json5 --json", 0, output: "\"event\": \"pushViewController\""),
    .init("trace nothing.json5", 66, errors: "cannot read nothing.json5"),
  ]

  private static let matrices: [CommandLineRow] = [
    .init("validate --project m/fakebar.json5", 0, output: "ok: 1 scene in 3 variants\n"),
    .init("validate m/s.json5 --style dark --strategy fakeBar", 0, output: "ok: 1 scene\n"),
    .init("validate m/s.json5 --device iPhone", 64, errors: "did you mean 'iPhone 8'?"),
    .init(
      ["validate", "m/s.json5", "--device", "iPhone 15"], 64,
      errors: "the project's matrix has no device 'iPhone 15': use 'iPhone SE' or 'iPhone 8', or add it"),
    .init(
      ["validate", "m/s.json5", "--device", "iPhone SE", "--style", "dark"], 64,
      errors: "the options leave no combination of the project's matrix for 's'"),
    .init("validate m/s.json5 --os 26", 64, errors: "iOS 26 and later are not modelled yet"),
    .init("validate --project m/26.json5", 65, errors: "m/26.json5:1:37: error: $.matrix.os[0]: iOS 26"),
    .init("validate --project m/none.json5", 65, errors: "every combination of the matrix is excluded"),
    .init("check --project m/fakebar.json5 --os 15", 64, errors: "the project's matrix does not vary it"),
    .init("check --project m/fakebar.json5 --style blue", 64, errors: "write 'light' or 'dark'"),
    .init(
      ["trace", "m/s.json5", "--device", "iPhone SE"], 0,
      output: "strategy sharedBar, iPhone SE-light-ltr\nstack home\n"),
    .init(
      "validate parts/circle.json5", 65, errors: "parts/circle.json5:1:11: error: $.extends: the files build"),
    .init("validate parts/a.json5", 0, output: "ok: 1 scene\n"),
    .init(
      "validate parts/bad.json5", 65,
      errors: "parts/base.json5:2:19: error: $.screens.home.titel: unknown key"),
  ]

  private static let pictures: [CommandLineRow] = [
    .init(
      ["filmstrip", "m/s.json5", "--at", "0.5", "-o", "-", "--device", "iPhone 8"], 0, output: "PNG"),
    .init("render good.json5 other/good.json5 -o out", 64, errors: "have the same name"),
    .init("render good.json5 other/Good.json5 -o out", 64, errors: "have the same name"),
    .init("render good.json5 bad.json5 -o out", 65, errors: "bad.json5:2:22"),
    .init("render good.json5 -o -", 64, errors: "Frames cannot go to standard output"),
    .init("render good.json5 -o x", 73, errors: "cannot write x"),
    .init("compare good.json5 -o c.json --quiet", 0),
    .init("compare good.json5 -o -", 0, output: "\"reference\""),
    .init("compare good.json5 -o c.gif", 64, errors: "end it in .html, .png or .json"),
    .init("compare", 64, errors: "scene"),
    .init("filmstrip good.json5 -o strip.pdf", 64, errors: "Writing .pdf is not supported yet"),
    .init("filmstrip good.json5 -o strip.gif", 64, errors: "is no .png file"),
    .init("filmstrip good.json5 -o strip", 64, errors: "is no .png file"),
    .init("filmstrip good.json5 -o nowhere/strip.png", 73, errors: "create the folder first"),
    .init("filmstrip good.json5 -o - --json", 64, errors: "both need standard output"),
    .init("filmstrip good.json5 -o strip.png --crop all", 64, errors: "x,y,width,height"),
    .init("filmstrip good.json5 -o strip.png --crop 90,0,10,10", 64, errors: "outside the screen of good"),
    .init("filmstrip good.json5 -o strip.png --count 500", 64, errors: "at most 400"),
    .init("filmstrip good.json5 -o -", 0, output: "PNG"),
    .init(["solid", "#34C759", "-o", "a.png"], 0, output: "a.png: 3×3 pixels, #34C759\n"),
    .init("solid 34C759 -o a.png", 64, errors: "write '#34C759'"),
    .init("solid -o a.png", 64, errors: "in quotes when it begins with #"),
    .init("solid #12 -o a.png", 64, errors: "a hex colour cannot have 2 digits"),
    .init("solid systemBlu -o a.png", 64, errors: "did you mean 'systemBlue'?"),
    .init(["solid", "{white: 2}", "-o", "a.png"], 64, errors: "2 is out of range"),
    .init(["solid", "{white: NaN}", "-o", "a.png"], 64, errors: "NaN is no finite number"),
    .init(["solid", "{white", "-o", "a.png"], 64, errors: "expected ':'"),
    .init("solid clear -o a@2x.png --scale 3", 64, errors: "says scale 2, but scale 3 is asked for"),
    .init("solid clear -o a@2x.png --scale 0", 64, errors: "says scale 2, but scale 3 is asked for"),
    .init("solid clear -o a.png --size 24", 64, errors: "such as 24x24"),
    .init("solid clear -o a.png --size 0x1", 64, errors: "above 0"),
    .init("solid clear -o a.png --size nanx1", 64, errors: "above 0"),
    .init("solid clear -o a.png --size 1e300x1e300", 64, errors: "cannot be made"),
    .init("solid clear -o a.png --size 9999x9999 --scale 1", 64, errors: "cannot be made"),
    .init("solid clear -o a.png --size 0.1x0.1 --scale 1", 64, errors: "cannot be made"),
    .init("solid clear -o other", 64, errors: "is no .png file"),
  ]

  private static let lists: [CommandLineRow] = [
    .init("strategies", 0, output: "fakeBar  "),
    .init("strategies --json", 0, output: "\"name\": \"sharedBar\""),
    .init("devices", 0, output: "iPhone 15 "),
    .init("devices --json", 0, output: "\"name\": \"iPhone 15\""),
    .init("schema", 0, output: "\"title\": \"FakeBar scene\""),
    .init("schema part", 0, output: "\"title\": \"FakeBar part\""),
    .init("schema project", 0, output: "\"title\": \"FakeBar project\""),
    .init("schema golden", 64, errors: "write 'scene', 'part' or 'project'"),
    .init("doctor", 0, output: "\nall fine\n"),
    .init("doctor --quiet", 0),
    .init("doctor --json", 0, output: "\"problems\": []"),
  ]
}
