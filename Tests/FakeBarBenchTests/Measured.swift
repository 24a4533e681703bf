import FakeBarBench

/// Measurements from made-up times.
enum Measured {
  static var idle: Contender { .timed("idle") {} }

  static func figure(
    _ name: String, _ times: [Double], fileBytes: Int? = nil, memory: MemoryUse? = nil
  ) -> Figure {
    var figure = Figure(name: name)
    figure.times = times
    figure.fileBytes = fileBytes
    figure.memory = memory
    return figure
  }

  static func absent(_ name: String, _ reason: String) -> Figure {
    var figure = Figure(name: name)
    figure.absence = reason
    return figure
  }

  static func measurement(
    _ figures: [Figure], bars: [Bar] = [], differences: [Difference] = [], name: String = "work"
  ) -> Measurement {
    var bench = Bench(name: name, unit: "page", ours: idle, rivals: [])
    bench.bars = bars
    bench.differences = differences
    return Measurement(bench, figures: figures, counters: [])
  }
}
