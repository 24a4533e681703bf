import BarStage
import Foundation

/// Time and memory over the number of frames, pixels, layers, screens and scenes.
package struct GrowthReport {
  package struct Table {
    package var name: String
    package var unit: String
    package var series: [GrowthSeries]

    package init(name: String, unit: String, series: [GrowthSeries]) {
      self.name = name
      self.unit = unit
      self.series = series
    }
  }

  package var tables: [Table]

  package init(tables: [Table]) { self.tables = tables }

  /// Measures; each point in a process of its own.
  init(_ options: Options) throws {
    tables = try GrowthAxis.all.filter { options.isChosen($0.name) }.map { axis in
      let points = try axis.counts.map { count in
        let text = try ChildProcess.output(
          ["--growth-point", axis.name, "\(count)", "--jobs", "\(options.jobs)"])
        return (count: count, samples: try JSONDecoder().decode([GrowthSample].self, from: Data(text.utf8)))
      }
      return Table(
        name: axis.name, unit: axis.unit,
        series: (points.first?.samples ?? []).indices.map { index in
          GrowthSeries(
            work: points[0].samples[index].work,
            points: points.map { (count: $0.count, sample: $0.samples[index]) })
        })
    }
  }

  /// What a child does.
  static func point(_ name: String, count: Int, jobs: Int) throws -> String {
    guard let axis = GrowthAxis.all.first(where: { $0.name == name }) else { return "[]" }
    return String(decoding: try JSONEncoder().encode(axis.measure(count, jobs)), as: UTF8.self)
  }

  package var holds: Bool { tables.allSatisfy { $0.series.allSatisfy(\.holds) } }
}
