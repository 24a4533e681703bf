import BarGeometry
import BarModel
import BarPixels
import BarStage
import Foundation
import Testing

@Suite("SVG and PDF as assets")
struct DrawingAssetTests {
  private static let hasProgram: Bool = {
    let isThere = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].contains {
      FileManager.default.isExecutableFile(atPath: $0 + "/pdftocairo")
    }
    if !isThere { print("skipped: no pdftocairo") }
    return isThere
  }()

  /// A page of 24 × 12 points whose left half is red: PDF by hand, with the cross-reference table's offsets counted.
  private static func pdf(
    _ content: String = "1 0 0 rg 0 0 12 12 re f", box: String = "/MediaBox [0 0 24 12]"
  ) -> String {
    let objects = [
      "<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
      "<< /Type /Page /Parent 2 0 R \(box) /Contents 4 0 R >>",
      "<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream",
    ]
    var text = "%PDF-1.4\n"
    var offsets: [Int] = []
    for (index, object) in objects.enumerated() {
      offsets.append(text.utf8.count)
      text += "\(index + 1) 0 obj\n\(object)\nendobj\n"
    }
    let table = offsets.map { String(repeating: "0", count: 10 - "\($0)".count) + "\($0) 00000 n \n" }
    let start = text.utf8.count
    return text + "xref\n0 5\n0000000000 65535 f \n" + table.joined()
      + "trailer << /Size 5 /Root 1 0 R >>\nstartxref\n\(start)\n%%EOF\n"
  }

  @Test(
    "an SVG beside the scene is drawn at the output's scale, with and without its ending",
    arguments: [1, 2, 3])
  func svg(scale: Int) throws {
    let stage = try AssetStage()
    try stage.folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='24' height='12'><rect width='12' height='12' fill='red'/></svg>",
      to: "scenes/half.svg")
    for name in ["half.svg", "half"] {
      let found = try stage.image(name, traits: "scale: \(scale)", assets: "")
      #expect(found.image.size == Size(width: 24, height: 12))
      #expect(found.width == 24 * scale)
      #expect(found.pixmap[12 * scale - 1, 0] == 0xFFFF_0000 && found.pixmap[12 * scale, 0] == 0)
    }
  }

  @Test("a PDF is drawn by its first page's crop box", .enabled(if: hasProgram), arguments: [1, 2, 3])
  func pdf(scale: Int) throws {
    let stage = try AssetStage()
    // Names that a shell or an option parser would take for something else.
    for name in ["-svg; touch x.pdf", "half 二.PDF"] {
      try stage.folder.write(Self.pdf(), to: "scenes/" + name)
      let found = try stage.image(name, traits: "scale: \(scale)", assets: "")
      #expect(found.image.size == Size(width: 24, height: 12))
      #expect(found.width == 24 * scale)
      #expect(found.pixmap[12 * scale - 1, 0] == 0xFFFF_0000 && found.pixmap[12 * scale, 0] == 0)
    }
    try stage.folder.write(Self.pdf(box: "/MediaBox [0 0 24 12] /CropBox [6 0 18 12]"), to: "scenes/crop.pdf")
    let crop = try stage.image("crop.pdf", traits: "scale: \(scale)", assets: "")
    #expect(crop.image.size == Size(width: 12, height: 12))
    #expect(crop.pixmap[6 * scale - 1, 0] == 0xFFFF_0000 && crop.pixmap[6 * scale, 0] == 0)
  }

  @Test("a template in a catalogue keeps its intent and slices in points", .enabled(if: hasProgram))
  func catalogue() throws {
    let stage = try AssetStage()
    let resizing =
      "{\"mode\": \"3-part-horizontal\", \"center\": {\"mode\": \"stretch\", \"width\": 1}, \"cap-insets\": {\"left\": 2, \"right\": 4}}"
    try stage.imageSet(
      "back", slots: ["{\"filename\": \"back.pdf\", \"idiom\": \"universal\", \"resizing\": \(resizing)}"],
      properties: "{\"template-rendering-intent\": \"template\"}", files: [:])
    try stage.folder.write(Self.pdf(), to: "scenes/App.xcassets/back.imageset/back.pdf")
    let found = try stage.image("back", traits: "scale: 3")
    #expect(found.image.rendering == .template)
    #expect(found.image.size == Size(width: 7, height: 12))
    #expect(found.image.capInsets == EdgeInsets(left: 2, right: 4))
    #expect(found.width == 21)
  }

  @Test("a PDF that cannot be read is reported", .enabled(if: hasProgram))
  func brokenPDF() throws {
    let folder = try TemporaryTree()
    try folder.write("%PDF-1.4\nrubbish", to: "scenes/bad.pdf")
    try folder.write(Self.pdf(box: "/MediaBox [0 0 9000 9000]"), to: "scenes/large.pdf")
    try BadScene.image("‸'bad.pdf'", "'bad.pdf' cannot be read: pdftocairo refuses the PDF").check(in: folder)
    try BadScene.image("‸'large.pdf'", "'large.pdf' cannot be read: the picture is").check(in: folder)
  }

  @Test("a drawing that cannot be read is reported where it is named")
  func brokenSVG() throws {
    let folder = try TemporaryTree()
    let size = "xmlns='http://www.w3.org/2000/svg' width='4' height='4'"
    for (name, text, words) in [
      ("broken", "<svg \(size)><g></svg>", "the picture file is damaged"),
      (
        "text", "<svg \(size)><text>A</text></svg>", "text in an SVG is not supported; convert it to outlines"
      ),
      ("outside", "<svg \(size)><image href='../secret.png'/></svg>", "an SVG that refers to ../secret.png"),
      (
        "large", "<svg xmlns='http://www.w3.org/2000/svg' width='99999' height='4'/>",
        "the picture is 299997×12 pixels"
      ),
    ] {
      try folder.write(text, to: "scenes/\(name).svg")
      try BadScene.image("‸'\(name).svg'", "'\(name).svg' cannot be read: \(words)").check(in: folder)
    }
  }
}
