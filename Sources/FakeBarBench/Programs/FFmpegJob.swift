import BarDisplay
import BarFiles
import BarPixels
import BarRendering
import BarStage

/// The last part of a job by ffmpeg: frames that are drawn already to PNG files. It reads five frames again and again,
/// so that they stay in the system's memory and no gigabyte is written for it.
struct FFmpegJob {
  private let input: String
  private let output: String
  private let size: String
  private let rounds: Int
  private let threads: Int

  init(_ scene: Scene, frames: Int, threads: Int, folder: String) throws {
    let lists = try BenchScene.lists(scene)
    let compositor = Compositor(
      rasterizer: Rasterizer(fonts: scene.fonts), images: scene.images, cache: RasterCache())
    input = "\(folder)/frames.raw"
    try Disk.replace(input, with: [])
    for list in lists {
      let frame = try compositor.render(list)
      let bytes = UnsafeRawBufferPointer(start: frame.words, count: frame.width * frame.height * 4)
      try Disk.append(Array(bytes), to: input)
    }
    output = "\(folder)/ffmpeg"
    try Folder.create(output)
    size = "\(lists[0].pixelWidth)x\(lists[0].pixelHeight)"
    rounds = frames / lists.count
    self.threads = threads
  }

  /// - Parameter level: of compression; nil is ffmpeg's own.
  /// - Returns: nil when there is no ffmpeg.
  func program(level: Int?) -> Program? {
    let compression = level.map { ["-compression_level", "\($0)"] } ?? []
    return Program.find("ffmpeg").map {
      Program(
        $0,
        [
          "-v", "error", "-y", "-f", "rawvideo", "-pix_fmt", "bgra", "-s", size, "-stream_loop",
          "\(rounds - 1)",
        ]
          + ["-i", input, "-pix_fmt", "rgb24", "-threads", "\(threads)"] + compression
          + ["\(output)/frame-%04d.png"])
    }
  }
}
