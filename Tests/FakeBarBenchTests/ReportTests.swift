import FakeBarBench
import Foundation
import Testing

@Suite struct ReportTests {
  private let report = Report(
    rounds: 3, jobs: 2,
    measurements: [
      Measured.measurement(
        [
          Measured.figure("FakeBar", [2e6, 1e6, 4e6], fileBytes: 1500, memory: .added(3_000_000)),
          Measured.figure("peer", [60e6, 30e6, 120e6], fileBytes: 1000, memory: .process(42_000_000)),
          Measured.absent("other", Remedy.install),
        ],
        bars: [Bar(.speedup, of: "peer", 25, aim: 35), Bar(.speedup, of: "other", 2, aim: nil)],
        name: "encode \"flat\"")
    ],
    checks: [Check(name: "memory", finding: "140 MB, at most 150", holds: true)],
    facts: [Fact("cores", "2"), Fact("kernels", "avx2")])

  @Test("the table has a row for everyone, measured or not") func text() throws {
    let lines = report.text.split(separator: "\n").map(String.init)
    let peer = try #require(lines.first { $0.contains("peer") && !$0.contains("work") })
    for word in ["60.000 (30.000…120.000)", "30.0 ×", "1.0", "42.0", "≥ 25.0 × → 35.0 ×", "bar holds"] {
      #expect(peer.contains(word))
    }
    let ours = try #require(lines.first { $0.contains("FakeBar") })
    #expect(ours.contains("2.000 (1.000…4.000)") && ours.contains("+3.0"))
    let other = try #require(lines.first { $0.contains("other") })
    #expect(other.contains("not installed: run .ci/setup --bench") && other.contains("not measured"))
    #expect(lines.contains { $0.contains("medians of 3 rounds") })
    #expect(lines.contains { $0.contains("140 MB, at most 150: holds") })
    #expect(lines.last == "cores 2 · kernels avx2")
  }

  @Test("JSON keeps every contender with median, minimum and maximum") func json() throws {
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(report.json.utf8)) as? [String: Any])
    #expect(root["holds"] as? Bool == true)
    let bench = try #require((root["benches"] as? [[String: Any]])?.first)
    #expect(bench["name"] as? String == "encode \"flat\"")
    let contenders = try #require(bench["contenders"] as? [[String: Any]])
    #expect(contenders.map { $0["name"] as? String } == ["FakeBar", "peer", "other"])
    #expect(contenders[0]["time"] as? [String: Double] == ["median": 2e6, "min": 1e6, "max": 4e6])
    #expect(contenders[0]["addedPeakBytes"] as? Int == 3_000_000)
    #expect(contenders[1]["processPeakBytes"] as? Int == 42_000_000)
    #expect((contenders[1]["ourSpeed"] as? [String: Double])?["median"] == 30)
    let bar = try #require((contenders[1]["bars"] as? [[String: Any]])?.first)
    #expect(bar["found"] as? Double == 30)
    #expect(bar["verdict"] as? String == "bar holds")
    #expect(contenders[2]["absent"] as? String == Remedy.install)
    #expect(contenders[2]["time"] == nil)
    #expect(root["machine"] as? [String: String] == ["cores": "2", "kernels": "avx2"])
  }

  @Test("a missed bar or check fails the whole") func holds() {
    #expect(report.holds)
    var missed = report
    missed.checks[0].holds = false
    #expect(!missed.holds)
    let slow = Measured.measurement(
      [Measured.figure("FakeBar", [1]), Measured.figure("peer", [1])],
      bars: [Bar(.speedup, of: "peer", 2, aim: nil)])
    missed = Report(rounds: 1, jobs: 1, measurements: [slow], checks: [])
    #expect(!missed.holds)
  }

  @Test("growth is told as tables and as JSON") func growth() throws {
    let points = [10, 20, 50, 100].map { count in
      let sample = GrowthSample(
        work: "render", cpuSeconds: Double(count * count) / 1e3, wallSeconds: 1, peakBytes: 50_000_000)
      return (count: count, sample: sample)
    }
    let growth = GrowthReport(tables: [
      .init(name: "frames", unit: "frames", series: [GrowthSeries(work: "render", points: points)])
    ])
    #expect(!growth.holds)
    #expect(growth.text.contains("frames, render: WORSE THAN LINEAR"))
    #expect(growth.text.contains("10000.0"))
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(growth.json.utf8)) as? [String: Any])
    let table = try #require((root["tables"] as? [[String: Any]])?.first)
    let series = try #require((table["series"] as? [[String: Any]])?.first)
    #expect(series["holds"] as? Bool == false)
    #expect((series["points"] as? [[String: Any]])?.map { $0["count"] as? Int } == [10, 20, 50, 100])
  }
}
