import BarMotion
import Testing

@Suite("Finish and cancel rules")
struct GesturePolicyTests {
  struct Row: Sendable {
    var policy: GesturePolicy
    /// Points and points a second on a page 400 points wide, seconds.
    var way: Double
    var velocity: Double
    var duration = 1.0
    var finishes: Bool
  }

  // transition-model.md (c), one row on either side of each limit.
  static let rows = [
    Row(policy: .halfOrFling, way: 201, velocity: 0, finishes: true),
    Row(policy: .halfOrFling, way: 200, velocity: 399, finishes: false),
    Row(policy: .halfOrFling, way: 20, velocity: 400, finishes: true),
    Row(policy: .halfOrFling, way: 390, velocity: -400, finishes: false),
    Row(policy: .halfOrFling, way: 390, velocity: -399, finishes: true),
    // 80 + 0.3 · 401 > 200.
    Row(policy: .projection, way: 80, velocity: 401, finishes: true),
    Row(policy: .projection, way: 80, velocity: 399, finishes: false),
    Row(policy: .projection, way: 300, velocity: -340, finishes: false),
    Row(policy: .eager, way: 81, velocity: 0, finishes: true),
    Row(policy: .eager, way: 80, velocity: 1000, finishes: false),
    Row(policy: .eager, way: 10, velocity: 1001, finishes: true),
    // It looks at the way alone, also when the finger runs back.
    Row(policy: .eager, way: 81, velocity: -2000, finishes: true),
    Row(policy: .sloppy, way: 200, velocity: 0, finishes: true),
    Row(policy: .sloppy, way: 199, velocity: 99, finishes: false),
    Row(policy: .sloppy, way: 199, velocity: 100, finishes: true),
    Row(policy: .sloppy, way: 390, velocity: -1, finishes: false),
    Row(policy: .half, way: 201, velocity: 0, finishes: true),
    Row(policy: .half, way: 200, velocity: 500, finishes: false),
    Row(policy: .half, way: 20, velocity: 501, finishes: true),
    Row(policy: .framework7, way: 11, velocity: 0, duration: 0.29, finishes: true),
    Row(policy: .framework7, way: 10, velocity: 0, duration: 0.29, finishes: false),
    Row(policy: .framework7, way: 11, velocity: 0, duration: 0.3, finishes: false),
    Row(policy: .framework7, way: 201, velocity: 0, finishes: true),
    Row(policy: .ionic, way: 10, velocity: 201, finishes: true),
    Row(policy: .ionic, way: 200, velocity: 200, finishes: false),
    Row(policy: .ionic, way: 201, velocity: 0, finishes: true),
    Row(policy: .ionic, way: 390, velocity: -1, finishes: false),
    Row(policy: .alwaysFinish, way: 0, velocity: -9000, finishes: true),
    Row(policy: .alwaysCancel, way: 400, velocity: 9000, finishes: false),
  ]

  @Test("each rule decides as its author's does, on both sides of every limit")
  func rules() {
    for row in GesturePolicyTests.rows {
      let release = PanRelease(
        translation: row.way, velocity: row.velocity, duration: row.duration, width: 400)
      #expect(row.policy.finishes(release) == row.finishes, "\(row)")
    }
    #expect(Set(GesturePolicyTests.rows.map(\.policy)) == Set(GesturePolicy.allCases))
  }

  @Test("what is left lasts as long as each author lets it, and ours 0.7 of the transition")
  func settling() {
    func settling(_ policy: GesturePolicy, _ finishes: Bool, way: Double = 100, velocity: Double = 0)
      -> Double
    {
      let release = PanRelease(translation: way, velocity: velocity, duration: 1, width: 400)
      return policy.settling(finishes: finishes, release, motion: .uikit).duration
    }
    for finishes in [true, false] {
      #expect(settling(.halfOrFling, finishes) == 0.35)
      #expect(settling(.half, finishes) == 0.35)
      #expect(settling(.projection, finishes) == 0.5)
      #expect(settling(.sloppy, finishes) == 0.33)
      #expect(settling(.framework7, finishes) == 0.4)
    }
    // Telegram: the missing 300 points at the finger's speed, within 0.05…0.2 s.
    #expect(settling(.eager, true) == 0.2)
    #expect(settling(.eager, true, velocity: 3000) == 0.1)
    #expect(settling(.eager, true, velocity: 30_000) == 0.05)
    #expect(settling(.eager, false, velocity: 30_000) == 0.1)
    // Ionic: the missing way at the finger's speed, at most 0.3 s.
    #expect(settling(.ionic, true) == 0.3)
    #expect(settling(.ionic, true, velocity: 1500) == 0.2)
    #expect(settling(.ionic, false, velocity: -1000) == 0.1)
    // A slower transition settles more slowly.
    let release = PanRelease(translation: 100, velocity: 0, duration: 1, width: 400)
    let slow = GesturePolicy.halfOrFling.settling(
      finishes: true, release, motion: Motion(curve: .linear, duration: 2))
    #expect(slow == Motion(curve: .linear, duration: 1.4))
  }

  @Test("a page lies between 0 and the whole of its way, wherever the finger is")
  func fractions() {
    func fraction(_ way: Double, width: Double = 400) -> Double {
      PanRelease(translation: way, velocity: 0, duration: 1, width: width).fraction
    }
    #expect([-100, 0, 100, 400, 500].map { fraction($0) } == [0, 0, 0.25, 1, 1])
    #expect(fraction(10, width: 0) == 0)
  }
}
