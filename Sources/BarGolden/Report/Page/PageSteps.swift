import BarFiles

/// The steps that a page shows, with their frames.
struct PageSteps {
  private(set) var all: [PageData.Step] = []
  /// By unit and folder of pictures.
  private var places: [String: Int] = [:]

  /// Steps of which something is known: by what was found about them, else by their frames.
  init(_ report: GoldenReport) {
    for sequence in report.sequences {
      let frames = sequence.distances.map { PageData.Frame(distance: min(max($0, 0), 1)) }
      open(sequence.path, unit: sequence.unit, words: sequence.phrase, frames: frames)
    }
    for outcome in report.outcomes {
      guard let frame = outcome.frame, !outcome.verdict.passes, frame.count > 0, frame.count <= 10_000,
        frame.index >= 0, frame.index < frame.count
      else { continue }
      let place = open(Disk.parent(of: outcome.path), unit: outcome.unit, words: "", frames: [])
      while all[place].frames.count < frame.count { all[place].frames.append(PageData.Frame(distance: 0)) }
      let distance = all[place].frames[frame.index].distance
      // What fails is never shown as cold.
      if distance <= 0, outcome.verdict != .skipped {
        all[place].frames[frame.index].distance = max(outcome.rank.extent, 1e-6)
      }
    }
    for outcome in report.outcomes {
      guard let frame = outcome.frame, let place = place(outcome),
        all[place].frames.indices.contains(frame.index)
      else { continue }
      all[place].frames[frame.index].status = outcome.verdict.status
    }
  }

  private func place(_ outcome: GoldenOutcome) -> Int? {
    places["\(outcome.unit) \(Disk.parent(of: outcome.path))"]
  }

  mutating func addStrips(_ report: GoldenReport, pictures: inout PagePictures) {
    for sequence in report.sequences {
      guard let strip = sequence.strip, let place = places["\(sequence.unit) \(sequence.path)"] else {
        continue
      }
      all[place].strip = pictures.add(strip: strip)
    }
  }

  @discardableResult
  private mutating func open(_ path: String, unit: Int, words: String, frames: [PageData.Frame]) -> Int {
    let key = "\(unit) \(path)"
    if let place = places[key] { return place }
    places[key] = all.count
    all.append(PageData.Step(path: path, words: words, isAnimation: false, frames: frames))
    return all.count - 1
  }

  /// The step and the frame that a golden belongs to.
  /// - Parameter golden: its place in the page.
  mutating func place(_ outcome: GoldenOutcome, golden: Int) -> (step: Int?, frame: Int?) {
    guard let frame = outcome.frame else {
      let stem = outcome.path.hasSuffix(".txt") ? String(outcome.path.dropLast(4)) : outcome.path
      return (places["\(outcome.unit) \(stem)"], nil)
    }
    guard let step = place(outcome), all[step].frames.indices.contains(frame.index)
    else { return (nil, nil) }
    if outcome.verdict != .same { all[step].frames[frame.index].golden = golden }
    return (step, frame.index)
  }

  /// An animated golden is a step of its own.
  mutating func add(_ frames: PageFrames, pictures: inout PagePictures) -> Int? {
    guard let step = frames.step(pictures: &pictures) else { return nil }
    all.append(step)
    return all.count - 1
  }
}
