import BarInspection
import BarMotion
import BarStage
import FakeBar
import Testing

/// Faults prove the inspections: each makes the checks that it names fail, on several scenes, and without it they hold.
@Suite("Faults are found")
struct FaultProofTests {
  struct Row: Sendable, CustomTestStringConvertible {
    var fault: String
    var options = ""
    var scenes: [FaultScene]
    /// No check looks at that yet.
    /// Items beside an end are seen in frames that are close to it.
    var isFine = false

    var testDescription: String { fault + options }
    var written: String { "{name: '\(fault)'\(options)}" }
  }

  private static let three: [FaultScene] = [.opaque, .dark, .mirrored]

  static let rows: [Row] = [
    Row(fault: "emptyFake", scenes: [.opaque, .dark, .translucent, .mirrored, .large, .cancelled, .items]),
    Row(fault: "fakeHeight", scenes: three + [.translucent, .large, .cancelledMirrored]),
    Row(fault: "fakeHeight", options: ", points: 90", scenes: three),
    Row(fault: "fakeOffset", options: ", y: 44", scenes: three + [.translucent, .items]),
    Row(fault: "fakeOffset", options: ", x: 6", scenes: three + [.translucent, .hidden]),
    Row(fault: "fakeRemovedEarly", scenes: three + [.translucent, .finished, .cancelled, .items]),
    Row(fault: "fakeRemovedEarly", options: ", frames: 3", scenes: three),
    Row(fault: "staleFrame", scenes: three + [.translucent, .finishedDark]),
    Row(fault: "copies", options: ", keys: ['translucent']", scenes: three + [.items, .faint]),
    Row(fault: "keepsSystemBlur", scenes: [.clear, .hairline, .large]),
    Row(fault: "backgroundShown", scenes: three + [.translucent, .cancelled]),
    Row(fault: "backgroundShown", options: ", at: 0.2, frames: 3", scenes: three),
    Row(fault: "alphaReset", scenes: [.faint, .faintDark, .faintMirrored]),
    Row(fault: "itemAlpha", scenes: three + [.translucent, .large, .finished]),
    Row(fault: "tintSnap", scenes: three, isFine: true),
    Row(fault: "titleOffset", scenes: three, isFine: true),
    Row(fault: "snapAtFingerUp", scenes: [.finished, .finishedDark, .finishedMirrored, .cancelled]),
    Row(fault: "shadowCutAtBand", scenes: three + [.translucent, .large, .cancelled]),
    Row(fault: "hairlineByHand", scenes: three + [.translucent, .large, .items]),
    Row(fault: "hairlineInside", scenes: three + [.translucent, .large]),
    Row(fault: "dimCutAtBand", scenes: three + [.translucent, .large]),
    Row(fault: "hairlineBroad", scenes: three + [.translucent]),
    Row(fault: "hairlineKept", scenes: [.clear, .hairline, .items]),
    Row(fault: "wrongObject", scenes: three + [.translucent, .items]),
    Row(fault: "capturedLate", scenes: three + [.clear, .hairline]),
    Row(fault: "staleStyle", scenes: [.dark, .finishedDark, .cancelledDark]),
    Row(fault: "missingFake", scenes: [.hidden, .hiddenDark, .hiddenMirrored]),
    Row(fault: "backdropContainer", scenes: [.translucent, .faint, .cancelledTranslucent]),
    Row(fault: "backdropContainer", options: ", white: 0", scenes: [.translucent, .faint]),
    Row(fault: "layoutFlips", scenes: three),
    Row(fault: "contentSlides", scenes: three + [.translucent, .items]),
    Row(fault: "statusBarShift", scenes: three + [.translucent]),
    Row(fault: "contentDrops", scenes: three, isFine: true),
    Row(fault: "itemsMissing", scenes: three + [.finished]),
    Row(fault: "itemsAtOnce", scenes: three, isFine: true),
    Row(
      fault: "titleColorKept",
      scenes: [.cancelled, .cancelledDark, .cancelledMirrored, .cancelledTranslucent]),
    Row(fault: "styleKept", scenes: [.cancelled, .cancelledDark, .cancelledMirrored]),
    Row(
      fault: "edgeEffectDropped",
      scenes: [.cancelled, .cancelledDark, .cancelledMirrored, .cancelledTranslucent]),
  ]

  @Test("every fault is put to the proof, on three scenes or more")
  func complete() {
    for name in FaultList.names {
      let scenes = Set(Self.rows.filter { $0.fault == name }.flatMap(\.scenes))
      #expect(scenes.count >= 3, "\(name)")
    }
  }

  @Test("the checks that a fault names find it", arguments: rows)
  func found(row: Row) throws {
    let checks = try #require(FaultList.types.first { $0.name == row.fault }).checks
    for scene in row.scenes {
      var faulty = try scene.scene(row.written)
      if row.isFine { faulty.sampling = FrameSampling(.fps(60)) }
      let ids = try Self.ids(faulty)
      #expect(ids.isSuperset(of: checks), "\(scene): \(ids.sorted())")
    }
  }

  @Test(
    "bars of the pages' own and fakes of presets are hit like fakes",
    arguments: ["perPageBar", "ownContainer", "fakeBar:preset=KM", "fakeBar:contents=snapshot"])
  func otherBars(strategy: String) throws {
    #expect(try Self.ids(FaultScene.opaque.scene(strategy: strategy)) == [])
    for name in ["emptyFake", "staleFrame", "wrongObject", "hairlineInside", "itemAlpha", "itemsMissing"] {
      let checks = try #require(FaultList.types.first { $0.name == name }).checks
      let ids = try Self.ids(FaultScene.opaque.scene("{name: '\(name)'}", strategy: strategy))
      #expect(ids.isSuperset(of: checks), "\(name): \(ids.sorted())")
    }
  }

  @Test("without the fault they find nothing", arguments: FaultScene.allCases)
  func healthy(scene: FaultScene) throws {
    let ids = try Self.ids(scene.scene())
    #expect(ids == [])
  }

  /// The checks that found something; how well a title can be read is no fault of a transition.
  private static func ids(_ scene: Scene) throws -> Set<String> {
    let report = try SceneInspector(scene, addsExpected: false, jobs: 2).report()
    return Set(report.findings.map(\.check)).subtracting(["contrast"])
  }
}
