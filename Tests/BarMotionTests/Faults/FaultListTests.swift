import BarMotion
import Testing

@Suite("Faults and their options")
struct FaultListTests {
  /// The list of the scene format's contract, with its options.
  static let contracted: [(name: String, options: [String])] = [
    ("emptyFake", []), ("fakeHeight", ["points"]), ("fakeOffset", ["x", "y"]),
    ("fakeRemovedEarly", ["frames"]), ("staleFrame", []), ("copies", ["keys"]), ("keepsSystemBlur", []),
    ("backgroundShown", ["at", "frames"]), ("alphaReset", ["at"]), ("itemAlpha", ["value"]),
    ("tintSnap", []), ("titleOffset", ["points", "at"]), ("snapAtFingerUp", []), ("shadowCutAtBand", []),
    ("hairlineByHand", []), ("hairlineInside", []),
  ]

  @Test("the faults of the contract come first, with the contract's options", arguments: contracted.indices)
  func isContract(index: Int) {
    let type = FaultList.types[index]
    #expect(type.name == Self.contracted[index].name)
    #expect(type.options.map(\.name) == Self.contracted[index].options)
  }

  @Test("every fault has a name of its own, says in a sentence what happens, and names checks")
  func words() {
    #expect(Set(FaultList.names).count == FaultList.types.count)
    for type in FaultList.types {
      #expect(type.summary.hasSuffix(".") && type.summary.count > 30)
      #expect(!type.checks.isEmpty)
      #expect(type.checks.allSatisfy { (1...12).map { "I\($0)" }.contains($0) })
      for option in type.options { #expect(option.doc.hasSuffix(".")) }
    }
  }

  @Test("an option of one name has one unit in all faults")
  func units() {
    var units: [String: Set<FaultOption.Unit>] = [:]
    for type in FaultList.types {
      for option in type.options { units[option.name, default: []].insert(option.unit) }
    }
    for (name, used) in units { #expect(used.count == 1, "\(name)") }
  }

  @Test("what is left out has its default, and only what has none must be given")
  func defaults() throws {
    for type in FaultList.types {
      let choice = FaultChoice(type.name)
      let needsSomething = ["fakeOffset", "copies"].contains(type.name)
      if needsSomething {
        #expect(throws: FaultError.self) { try FaultList.make(choice) }
      } else {
        #expect(try FaultList.make(choice).choice == choice)
      }
    }
  }

  @Test(
    "an option that cannot be is refused with the remedy",
    arguments: [
      (FaultChoice("fakeHigh"), "use emptyFake, fakeHeight, "),
      (FaultChoice("emptyFake", numbers: ["points": 4]), "it has none: leave it out"),
      (FaultChoice("titleOffset", numbers: ["y": 4]), "use points, at"),
      (FaultChoice("fakeHeight", keys: ["alpha"]), "use points"),
      (FaultChoice("fakeOffset"), "fakeOffset needs x or y; add it"),
      (FaultChoice("copies"), "copies needs keys; add it"),
      (FaultChoice("copies", keys: ["tint"]), "use barStyle, translucent, barTintColor, "),
      (FaultChoice("fakeRemovedEarly", numbers: ["frames": 1.5]), "use a whole number from 1 to 10000"),
      (FaultChoice("fakeRemovedEarly", numbers: ["frames": 0]), "use a whole number from 1 to 10000"),
      (FaultChoice("backgroundShown", numbers: ["at": 1.5]), "use a number from 0 to 1"),
      (FaultChoice("itemAlpha", numbers: ["value": -0.1]), "use a number from 0 to 1"),
      (FaultChoice("fakeHeight", numbers: ["points": -1]), "use a number from 0 to 10000"),
      (FaultChoice("titleOffset", numbers: ["points": .nan]), "use a number from -10000 to 10000"),
    ])
  func refusals(choice: FaultChoice, remedy: String) throws {
    do {
      _ = try FaultList.make(choice)
      Issue.record("not refused")
    } catch {
      #expect("\(error)".contains(remedy), "\(error)")
    }
  }
}
