import BarMotion
import Testing

@Suite("Timing curves")
struct TimingCurveTests {
  /// p(t) = 1 − (1 + ωt)·e^(−ωt), ω = √(1000 / 3), at frame k of 60 a second: an independent computation.
  static let closedForm = [
    0, 0.0379, 0.1247, 0.2322, 0.3436, 0.4493, 0.5448, 0.628, 0.699, 0.7583, 0.8072, 0.8471, 0.8793, 0.9051,
    0.9257, 0.942, 0.9549, 0.965, 0.9729, 0.9791, 0.9839, 0.9876, 0.9905, 0.9927, 0.9944, 0.9957, 0.9967,
    0.9975, 0.9981, 0.9986,
  ]
  /// Milliseconds at which three well-known Béziers were tabulated elsewhere, and their values there.
  static let milliseconds = [0.0, 17, 33, 50, 67, 100, 133, 167, 200, 250, 333, 417, 500]
  static let beziers: [(curve: TimingCurve, duration: Double, values: [Double])] = [
    (
      .cubic(0.32, 0.72, 0, 1), 0.54,
      [
        0, 0.0744, 0.1521, 0.2457, 0.3546, 0.6025, 0.7724, 0.8564, 0.9025, 0.9437, 0.9783, 0.9938, 0.9994,
      ]
    ),
    (
      .cubic(0.36, 0.66, 0.04, 1), 0.5,
      [0, 0.0653, 0.1333, 0.2145, 0.3079, 0.5313, 0.7289, 0.8349, 0.8914, 0.9405, 0.98, 0.996, 1]
    ),
    (
      .cubic(0.38, 0.7, 0.125, 1), 0.5,
      [0, 0.0648, 0.1303, 0.2057, 0.2881, 0.4706, 0.6591, 0.794, 0.8688, 0.9308, 0.9777, 0.9957, 1]
    ),
  ]

  @Test("UIKit's curve is the closed form of the critically damped spring, and 1 at half a second")
  func uikit() {
    for (frame, value) in TimingCurveTests.closedForm.enumerated() {
      let ours = TimingCurve.uikit.progress(at: Double(frame) / 60, duration: 0.5)
      #expect(abs(ours - value) <= 0.0001, "frame \(frame): \(ours)")
    }
    #expect(TimingCurve.uikit.progress(at: 0.5, duration: 0.5) == 1)
    // The residue that is jumped: 0.0011.
    #expect(abs(TimingCurve.uikit.progress(at: 0.499_999, duration: 0.5) - 0.9989) <= 0.0001)
  }

  @Test("another duration stretches the curve")
  func stretched() {
    for frame in 0...30 {
      let time = Double(frame) / 60
      let normal = TimingCurve.uikit.progress(at: time, duration: 0.5)
      #expect(abs(TimingCurve.uikit.progress(at: time * 4, duration: 2) - normal) < 0.0001)
    }
  }

  @Test("a cubic Bézier is CSS's: tabulated values of three well-known ones")
  func cubic() {
    for row in TimingCurveTests.beziers {
      for (time, value) in zip(TimingCurveTests.milliseconds, row.values) {
        let ours = row.curve.progress(at: time / 1000, duration: row.duration)
        #expect(abs(ours - value) <= 0.0001, "\(row.curve) at \(time): \(ours)")
      }
    }
  }

  @Test("the named CSS curves have their known middles")
  func css() {
    // Root of x(s) = 1/2 put into y, worked out to 16 digits.
    let known: [(TimingCurve, Double)] = [
      (.cubic(0.25, 0.1, 0.25, 1), 0.802403387584857),
      (.cubic(0.42, 0, 1, 1), 0.315356812572539), (.cubic(0, 0, 0.58, 1), 0.684643187427461),
      (.cubic(0.42, 0, 0.58, 1), 0.5), (.cubic(0, 0, 1, 1), 0.5),
    ]
    for (curve, middle) in known {
      #expect(abs(curve.progress(at: 0.5, duration: 1) - middle) <= 1 / 65536.0, "\(curve)")
    }
  }

  @Test("linear is the share of the time")
  func linear() {
    #expect(
      [0, 0.125, 0.25, 0.5].map { TimingCurve.linear.progress(at: $0, duration: 0.5) } == [0, 0.25, 0.5, 1])
  }

  static let all: [TimingCurve] = [.uikit, .linear, .cubic(0.25, 0.1, 0.25, 1), .cubic(0.32, 0.72, 0, 1)]

  @Test("a curve begins at exactly 0, ends at exactly 1, stays there and never falls", arguments: all)
  func monotone(curve: TimingCurve) {
    let samples = (-5...125).map { curve.progress(at: Double($0) / 200, duration: 0.6) }
    #expect(samples.prefix(6).allSatisfy { $0 == 0 })
    #expect(samples.suffix(6).allSatisfy { $0 == 1 })
    #expect(zip(samples, samples.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(samples.allSatisfy { ($0 * 65536).rounded() == $0 * 65536 })
  }

  @Test("the time of a progress is where the curve reaches it", arguments: all)
  func inverse(curve: TimingCurve) {
    #expect(curve.time(at: 0, duration: 0.5) == 0 && curve.time(at: 1, duration: 0.5) == 0.5)
    for step in 1..<200 {
      let progress = Double(step) / 200
      let time = curve.time(at: progress, duration: 0.5)
      // Within a microsecond and a step of the rounded progress; no curve here is steeper than 10 a second.
      let reached = curve.progress(at: time, duration: 0.5)
      let isJump = progress > 0.9989 && reached == 1
      #expect(isJump || abs(reached - progress) <= 10e-6 + 1 / 65536.0, "\(progress): \(reached)")
      #expect(time.quantizedTime == time)
    }
  }

  @Test("the exponential without a C library is right to 1e-14")
  func exponentials() {
    let known = [
      (0, 1), (-0.5, 0.606530659712633424), (-1, 0.367879441171442322), (-2, 0.135335283236612692),
      (-3.5, 0.030197383422318500), (-5, 0.006737946999085467), (-9, 0.000123409804086680),
      (-10, 0.000045399929762485),
    ]
    for (x, value) in known { #expect(abs(exponential(x) - value) <= 1e-14, "\(x)") }
  }

  @Test("a motion's instants carry clamped time, the curve's progress, and lead back to each other")
  func motion() {
    let motion = Motion.uikit
    #expect(motion.duration == 0.5 && motion.curve == .uikit)
    let end = Instant(progress: 1, time: 0.5, phase: .timed)
    #expect(motion.instant(at: 3) == end)
    #expect(motion.instant(at: -1) == Instant(progress: 0, time: 0, phase: .timed))
    #expect(motion.instant(progress: 1) == end)
    let middle = motion.instant(progress: 0.5)
    #expect(middle.progress == 0.5)
    #expect(abs(motion.instant(at: middle.time).progress - 0.5) < 0.0001)
  }
}
