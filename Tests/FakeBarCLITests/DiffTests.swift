import BarCodecs
import Foundation
import Testing

@Suite struct DiffTests {
  /// Two pictures of 8 × 4 that differ in one pixel, one of 9 × 4, and folders of them.
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox([:])
    var rgba = [UInt8](repeating: 200, count: 8 * 4 * 4)
    try sandbox.write(rgba, 8, 4, to: "a.png")
    try sandbox.write(rgba, 8, 4, to: "A/one.png")
    try sandbox.write(rgba, 8, 4, to: "A/sub/two.png")
    try sandbox.write(rgba, 8, 4, to: "B/one.png")
    try sandbox.write("version https://git-lfs.github.com/spec/v1\n", to: "pointer.png")
    rgba[(2 * 8 + 5) * 4] = 210
    try sandbox.write(rgba, 8, 4, to: "b.png")
    try sandbox.write(rgba, 8, 4, to: "B/sub/two.png")
    try sandbox.write(rgba, 8, 4, to: "B/three.png")
    try sandbox.write([UInt8](repeating: 200, count: 9 * 4 * 4), 9, 4, to: "wide.png")
    return sandbox
  }

  private static let rows: [CommandLineRow] = [
    .init("diff a.png a.png", 0, output: "equal: all of 32 pixels the same\n"),
    .init("diff a.png b.png", 1, output: "different (real): 1 of 32 pixels (3.12 %)\n"),
    .init("diff a.png b.png --quiet", 1),
    .init("diff a.png b.png --max-diff-pixels 1", 0, output: "max-diff-pixels: 1 of 1 (100 %)"),
    .init("diff a.png b.png --max-diff-ratio 0.03", 1, output: "too many"),
    .init("diff a.png b.png --metric channel --threshold 10", 0, output: "uses 10 of 10 (100 %)"),
    .init("diff a.png b.png --threshold 0.1", 0, output: "by yiq 0.1"),
    .init("diff a.png b.png --ignore 0:0-1:1 --ignore 5:2-5:2", 0, output: "not compared: 5 pixels"),
    .init("diff a.png b.png --ignore 0:0-1:1,5:2-5:2", 0, output: "not compared: 5 pixels"),
    .init("diff a.png wide.png", 1, output: "size: 8×4 → 9×4"),
    .init("diff a.png wide.png --max-diff-ratio 1", 1, output: "1 column inserted"),
    .init("diff a.png b.png -o - --json", 64, errors: "both need standard output"),
    .init("diff a.png", 64, errors: "Missing expected argument '<actual>'"),
    .init("diff a.png b.png --metric rgb", 64, errors: "write 'exact', 'yiq'"),
    .init("diff a.png b.png --metric exact --threshold 0.1", 64, errors: "takes no threshold"),
    .init("diff a.png b.png --metric yiq --threshold 2", 64, errors: "from 0 to 1"),
    .init("diff a.png b.png --threshold much", 64, errors: "write a number of 0 or more"),
    .init("diff a.png b.png --ignore 1:1", 64, errors: "write left:top-right:bottom"),
    .init("diff a.png b.png --ignore 3:3-2:2", 64, errors: "write left:top-right:bottom"),
    .init("diff a.png b.png --ignore 0:0-8:3", 64, errors: "the box 0:0-8:3 does not lie in the picture"),
    .init("diff a.png b.png --diff-color #12", 64, errors: "write an opaque colour"),
    .init("diff a.png b.png --picture mask --diff-mask -o d.png", 1, output: "wrote d.png"),
    .init("diff a.png b.png --picture quartet --diff-mask", 64, errors: "exclude each other"),
    .init("diff a.png b.png -o d.gif", 64, errors: "is no .png file"),
    .init("diff a.png pointer.png", 65, errors: "git lfs pull"),
    .init("diff a.png nothing.png", 66, errors: "there is no file or folder nothing.png"),
    .init("diff A nothing", 66, errors: "there is no file or folder nothing"),
    .init("diff A a.png", 64, errors: "A is a folder and a.png is a file"),
    .init("diff a.png b.png -o nowhere/d.png", 73, errors: "create the folder first"),
    .init("diff a.png b.png -o b.png", 73, errors: "it is one of the pictures compared"),
    .init("diff A B -o A", 73, errors: "it lies in A, which is compared"),
    .init("diff A B -o ./B/differences", 73, errors: "it lies in B, which is compared"),
    .init("diff A A", 0, output: "compared 2 of 2: 2 same\n"),
    .init("diff A B", 1, output: "compared 2 of 3: 1 same, 1 different, 1 extra\n"),
    .init("diff B A", 1, output: "missing: three.png"),
    .init("diff - b.png", 65, errors: "an empty file"),
    .init("diff - -", 64, errors: "Only one picture can come from standard input"),
  ]

  @Test("answers and exit codes", arguments: rows)
  func answers(_ row: CommandLineRow) throws {
    let run = try Fakebar(row.arguments, in: sandbox(), input: row.input)
    #expect(run.code == row.code)
    if let errors = row.errors {
      #expect(run.errors.contains(errors), "\(run.errors)")
    } else {
      #expect(run.errors.isEmpty)
      if let output = row.output { #expect(run.output.contains(output), "\(run.output)") }
    }
  }

  @Test("JSON has the keys of the contract, and picture files that exist")
  func json() throws {
    let sandbox = try sandbox()
    let run = try Fakebar(
      ["diff", "a.png", "b.png", "--json", "-o", "d.png", "--picture", "quartet"], in: sandbox)
    #expect(run.code == 1)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(json["equal"] as? Bool == false && json["width"] as? Int == 8 && json["height"] as? Int == 4)
    #expect(json["different"] as? Int == 1 && json["ratio"] as? Double == 1.0 / 32)
    #expect(
      json["maxDelta"] as? Int == 10 && json["aaIgnored"] as? Int == 0 && json["invisible"] as? Int == 0)
    #expect(json["bounds"] as? [String: Int] == ["x": 5, "y": 2, "width": 1, "height": 1])
    let files = try #require(json["files"] as? [String])
    #expect(files == ["masterImage", "testImage", "isolatedDiff", "maskedDiff"].map { "d_\($0).png" })
    for file in files { #expect(try ImageDecoder.decodeStraight(sandbox.bytes(file)).width == 8) }
    let same = try Fakebar(["diff", "a.png", "a.png", "--json"], in: sandbox)
    #expect(same.code == 0 && same.output.contains("\"bounds\" : null"))
  }

  @Test("pictures of what differs in folders lie under the same paths, and only those")
  func folders() throws {
    let sandbox = try sandbox()
    let run = try Fakebar(["diff", "A", "B", "-o", "out"], in: sandbox)
    #expect(run.code == 1 && run.output.contains("wrote out/sub/two.png"))
    #expect(sandbox.files.filter { $0.hasPrefix("out/") && $0.hasSuffix(".png") } == ["out/sub/two.png"])
    let empty = try Sandbox(["A/x.txt": "", "B/x.txt": ""])
    #expect(try Fakebar(["diff", "A", "B"], in: empty).code == 66)
  }

  @Test("a folder with a file that is no picture is compared to its end, and is an error")
  func unreadable() throws {
    let sandbox = try sandbox()
    try sandbox.write("no picture", to: "A/a.png")
    try sandbox.write("no picture", to: "B/a.png")
    let run = try Fakebar(["diff", "A", "B"], in: sandbox)
    #expect(
      run.code == 65 && run.output.contains("1 unreadable") && run.output.contains("different: sub/two.png"))
  }
}

extension Sandbox {
  fileprivate func write(_ rgba: [UInt8], _ width: Int, _ height: Int, to name: String) throws {
    try write("", to: name)
    let png = try PNGStableEncoder.encode(StraightImage(width: width, height: height, rgba: rgba), scale: 1)
    try Data(png).write(to: URL(fileURLWithPath: path + "/" + name))
  }
}
