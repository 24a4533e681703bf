import BarStage
import Foundation
@main struct Main { static func main() throws {
  let a = CommandLine.arguments
  do {
  let scene = try SceneLoader.load(a[2])
  if a[1] == "strip" {
    let png = try StraightLine.filmstrip([scene], sampling: nil, crop: a.count > 4 ? .bar : .screen, jobs: 2)
    try AtomicFile.write(png, to: a[3])
  } else { print(try StraightLine.render(scene, to: a[3], jobs: 2)) }
  } catch { print(error) }
} }
