import BarDisplay
import BarGeometry

/// What moves in a step: every number of every layer over the frames, and what is left of a list without them.
struct ListTracks {
  private(set) var tracks: [MotionTrack] = []
  /// By frame; equal for lists that differ in numbers only.
  private(set) var goldenStates: [Int] = []
  private(set) var actualStates: [Int] = []
  private let counts: (golden: Int, actual: Int)
  private var places: [String: Int] = [:]
  private var contents: [String: (golden: Set<Layer>, actual: Set<Layer>)] = [:]
  private var states: [DisplayList: Int] = [:]

  /// Cost: O(layers × frames).
  init(_ golden: [DisplayList], _ actual: [DisplayList]) {
    counts = (golden.count, actual.count)
    for (frame, list) in golden.enumerated() {
      goldenStates.append(state(of: list))
      add(list.layers, below: "", scale: list.scale, frame, isGolden: true)
    }
    for (frame, list) in actual.enumerated() {
      actualStates.append(state(of: list))
      add(list.layers, below: "", scale: list.scale, frame, isGolden: false)
    }
  }

  /// Whether every layer shows the same on both sides but for numbers, in whichever frames it is there.
  var haveSameContents: Bool { contents.values.allSatisfy { $0.golden == $0.actual } }

  private mutating func state(of list: DisplayList) -> Int {
    var still = list
    still.layers = list.layers.map(\.still)
    if let known = states[still] { return known }
    states[still] = states.count
    return states.count - 1
  }

  private mutating func add(
    _ layers: [Layer], below path: String, scale: Double, _ frame: Int, isGolden: Bool
  ) {
    var seen: [String: Int] = [:]
    for layer in layers {
      // A name cannot hold a line feed unescaped in a list, so places of different layers differ.
      let place = "\(path)\n\(layer.name)\n\(seen[layer.name, default: 0])"
      seen[layer.name, default: 0] += 1
      var own = layer.still
      (own.sublayers, own.mask) = ([], nil)
      if isGolden {
        contents[place, default: ([], [])].golden.insert(own)
      } else {
        contents[place, default: ([], [])].actual.insert(own)
      }
      for (property, value, isLength) in layer.numbers {
        let key = place + "\n" + property
        let index = places[key] ?? tracks.count
        if index == tracks.count {
          places[key] = index
          tracks.append(
            MotionTrack(
              // Half a pixel, or one level of 255.
              tolerance: isLength ? 0.5 / max(scale, 0.01) : 1.0 / 255,
              golden: Array(repeating: nil, count: counts.golden),
              actual: Array(repeating: nil, count: counts.actual)))
        }
        if isGolden { tracks[index].golden[frame] = value } else { tracks[index].actual[frame] = value }
      }
      add(layer.sublayers, below: place, scale: scale, frame, isGolden: isGolden)
      if let mask = layer.mask {
        add([mask], below: place + "\nmask", scale: scale, frame, isGolden: isGolden)
      }
    }
  }
}

extension Layer {
  /// Everything that may move, with whether it is a length.
  fileprivate var numbers: [(name: String, value: Double, isLength: Bool)] {
    var numbers = [
      ("x", frame.x, true), ("y", frame.y, true), ("width", frame.width, true),
      ("height", frame.height, true),
      ("opacity", opacity, false),
    ]
    if let color = content.color {
      numbers += [
        ("red", color.red, false), ("green", color.green, false), ("blue", color.blue, false),
        ("alpha", color.alpha, false),
      ]
    }
    for (index, filter) in backdropFilters.enumerated() {
      switch filter {
      case .blur(let sigma): numbers.append(("filter \(index)", sigma, true))
      case .saturate(let amount): numbers.append(("filter \(index)", amount, false))
      }
    }
    return numbers
  }

  /// Without its numbers.
  fileprivate var still: Layer {
    var copy = self
    copy.frame = .zero
    copy.opacity = 0
    switch content {
    case .color: copy.content = .color(.clear)
    case .text(let text, _): copy.content = .text(text, color: .clear)
    case .image(let image, _?): copy.content = .image(image, tint: .clear)
    case .none, .image, .gradient, .drawing: break
    }
    copy.backdropFilters = backdropFilters.map { filter in
      if case .blur = filter { .blur(sigma: 0) } else { .saturate(0) }
    }
    copy.sublayers = sublayers.map(\.still)
    copy.mask = mask?.still
    return copy
  }
}

extension Content {
  fileprivate var color: Color? {
    switch self {
    case .color(let color), .text(_, let color), .image(_, let color?): color
    case .none, .image, .gradient, .drawing: nil
    }
  }
}
