import BarCodecs
import Foundation
import Testing

@Suite(
  "Memory of comparisons",
  // Peaks are read from the kernel's files.
  .enabled(if: FileManager.default.isReadableFile(atPath: "/proc/self/status")), .serialized)
struct DiffMemoryTests {
  @Test("two grey pictures of 10,800 by 7,200 pixels, different in all of them, take less than 400 MB")
  func large() throws {
    let sandbox = try Sandbox([:])
    for (name, seed) in [("a.png", UInt8(0)), ("b.png", 1)] {
      try StoredGreyPNG(width: 10_800, height: 7_200, seed: seed)
        .write(to: URL(fileURLWithPath: sandbox.path + "/" + name))
    }
    let run = try MeasuredRun(["diff", "a.png", "b.png", "--jobs", "2"], in: sandbox)
    #expect(run.code == 1)
    #expect(run.output.contains("77,760,000 of 77,760,000 pixels"), "\(run.output)")
    // The files themselves are 156 of it.
    #expect(run.peak > 156_000_000 && run.peak < 400_000_000, "\(run.peak)")
  }

  @Test("pairs of a folder are not held together: many large ones by eight jobs take less than 300 MB")
  func folder() throws {
    let sandbox = try Sandbox([:])
    let pairs = 100
    try sandbox.write(Self.screen(flipping: nil), to: "one")
    try sandbox.write(Self.screen(flipping: (700, 2000)), to: "other")
    for (folder, file) in [("A", "one"), ("B", "other")] {
      try sandbox.write("", to: folder + "/.keep")
      for index in 0..<pairs {
        try FileManager.default.linkItem(
          atPath: sandbox.path + "/" + file, toPath: sandbox.path + "/\(folder)/\(index).png")
      }
    }
    let run = try MeasuredRun(["diff", "A", "B", "--jobs", "8"], in: sandbox)
    #expect(run.code == 1)
    #expect(run.output.hasPrefix("compared \(pairs) of \(pairs): \(pairs) different\n"))
    #expect(run.peak < 300_000_000, "\(run.peak)")
  }

  /// A screen of an iPhone 15 Pro Max with something in every row.
  private static func screen(flipping pixel: (x: Int, y: Int)?) throws -> [UInt8] {
    let (width, height) = (1290, 2796)
    var rgba = [UInt8](unsafeUninitializedCapacity: width * height * 4) { room, count in
      for i in 0..<width * height {
        let (x, y) = (i % width, i / width)
        let level = UInt8(truncatingIfNeeded: x / 8 &* y / 8)
        for c in 0..<3 { room.initializeElement(at: i * 4 + c, to: level &+ UInt8(c * 40)) }
        room.initializeElement(at: i * 4 + 3, to: 255)
      }
      count = width * height * 4
    }
    if let pixel { rgba[(pixel.y * width + pixel.x) * 4] ^= 0xFF }
    return try PNGStableEncoder.encode(StraightImage(width: width, height: height, rgba: rgba), scale: 3)
  }
}

extension Sandbox {
  fileprivate func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
  }
}
