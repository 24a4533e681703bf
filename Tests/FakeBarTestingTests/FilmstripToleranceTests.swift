import BarGolden
import FakeBarTesting
import Testing

struct FilmstripToleranceTests {
  private func scene(_ color: String, golden: String) -> TestScene {
    """
    {
      traits: { size: [60, 120], scale: 1, os: 14 }, bar: { translucent: false }, stack: ["a"],
      screens: { a: { bar: { barTintColor: "\(color)" } } }, golden: { \(golden) },
    }
    """
  }

  /// The issue's statuses by the goldens' endings.
  private func statuses(_ golden: String, _ tolerance: DiffOptions? = nil) throws -> String {
    let folder = try TestFolder()
    func verdict(_ color: String, _ record: RecordMode?) -> TestFinding {
      folder.judge(ending: ".filmstrip").verdict(record: record) { name in
        var request = FilmstripRequest(scene(color, golden: golden))
        request.tolerance = tolerance
        return try request.goldens(name, folder.site())
      }
    }
    _ = verdict("#204060", .all)
    let issue = verdict("#204062", nil).issue ?? ""
    return [".txt", ".apng"].filter {
      issue.contains("different: \(folder.path)/Tests/Inbox/__Snapshots__/BarTests/opens\($0)")
    }
    .joined()
  }

  @Test("frames are compared as the scene says, unless the test says otherwise; lists always exactly")
  func tolerance() throws {
    #expect(try statuses("") == ".txt.apng")
    // Blue differs by two levels.
    #expect(try statuses("tolerance: { metric: 'channel', threshold: 2 }") == ".txt")
    #expect(try statuses("tolerance: { metric: 'channel', threshold: 1 }") == ".txt.apng")
    #expect(try statuses("tolerance: { metric: 'channel', threshold: 2 }", DiffOptions()) == ".txt.apng")
  }

  @Test("what the scene ignores is not compared in frames")
  func ignored() throws {
    #expect(try statuses("ignore: [{ rect: [0, 0, 60, 120] }]") == ".txt")
  }
}
