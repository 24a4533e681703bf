import FakeBarFidelity
import Testing

@Suite struct MotionReaderTests {
  private func read(_ flight: Flight) throws -> MotionReading {
    let reader = try MotionReader(
      Flight.recording, topAtRest: Flight.topAtRest, bottomAtRest: Flight.bottomAtRest)
    return try #require(reader.read(flight.picture))
  }

  @Test("the upper page's edge is found to a tenth of a pixel", arguments: [40.0, 97.3, 120.5, 171.8])
  func edge(x: Double) throws {
    let reading = try read(Flight(x: x, dim: 0.06))
    #expect(abs(reading.x - x) < 0.1)
  }

  @Test("a shadow does not move the edge") func shadowedEdge() throws {
    #expect(abs(try read(Flight(x: 120, dim: 0.06, shadow: 0.2)).x - 120) < 0.1)
  }

  @Test("no page, no reading") func nothing() throws {
    let reader = try MotionReader(
      Flight.recording, topAtRest: Flight.topAtRest, bottomAtRest: Flight.bottomAtRest)
    #expect(reader.read(Flight().picture) == nil)
    #expect(reader.read(Flight(x: 120, dim: 0.004).picture) == nil)
  }

  @Test("the lower page is recognised where it has gone", arguments: [0.0, -12, -24, -33.5])
  func coveredPage(shift: Double) throws {
    let reading = try read(Flight(x: 130, coveredX: shift, dim: 0.05))
    #expect(abs(try #require(reading.coveredX) - shift) < 0.3)
  }

  @Test("dim is what is missing of the page's white, whatever the shadow", arguments: [0.02, 0.06, 0.1])
  func dim(alpha: Double) throws {
    let reading = try read(Flight(x: 120, dim: alpha, shadow: 0.15))
    #expect(abs(try #require(reading.dim) - alpha) < 0.003)
  }

  @Test("the shadow is read at each point left of the edge") func shadow() throws {
    let reading = try read(Flight(x: 120, dim: 0.06, shadow: 0.18))
    for (distance, alpha) in zip(CoveredPage.distances, reading.shadow) {
      #expect(abs(alpha - 0.18 * (1 - distance / 9)) < 0.005, "\(distance)")
    }
  }

  @Test("texts are found with their shifts and alphas, also across each other") func texts() throws {
    let reading = try read(Flight(x: 120, dim: 0.06, title: (23.5, 0.6), coveredTitle: (-20, 0.4)))
    let title = try #require(reading.parts[.title])
    let covered = try #require(reading.parts[.coveredTitle])
    #expect(abs(try #require(title.shift) - 23.5) < 0.26 && abs(title.alpha - 0.6) < 0.03)
    #expect(abs(try #require(covered.shift) + 20) < 0.26 && abs(covered.alpha - 0.4) < 0.03)
  }

  @Test("what is too faint has no place") func faint() throws {
    let title = try #require(read(Flight(x: 120, dim: 0.06, title: (40, 0.05))).parts[.title])
    #expect(title.shift == nil && title.alpha < 0.1)
  }

  @Test("a bar that shows less than it should is an error") func missing() {
    var recording = Flight.recording
    recording.topParts = [(.chevron, nil), (.backLabel, "Back"), (.title, "H"), (.trailingItem, nil)]
    #expect(throws: ReadingError.self) {
      try MotionReader(recording, topAtRest: Flight.topAtRest, bottomAtRest: Flight.bottomAtRest)
    }
  }
}
