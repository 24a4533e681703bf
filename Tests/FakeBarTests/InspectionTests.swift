import BarDisplay
import BarGeometry
import BarInspection
import BarModel
import BarMotion
import FakeBar
import Testing

@Suite("Inspections of frames with and without defects")
struct InspectionTests {
  @Test("a healthy fake bar has no finding", arguments: [1, 2, 3], LayoutDirection.allCases)
  func healthy(step: Int, direction: LayoutDirection) throws {
    let findings = try Bench.findings(step: step, direction: direction) { _ in }
    #expect(Bench.ids(findings) == [])
  }

  @Test("a style that a hook writes to the shared bar is a third colour over the leaving page")
  func hardSwitch() throws {
    let findings = try Bench.findings(strategy: "sharedBar") { _ in }
    #expect(Bench.ids(findings) == ["I2"])
    let finding = try #require(findings.first { $0.check == "I2" })
    // The leaving page's part of the first frame in flight: X = W · (1 − p).
    #expect(finding.rect?.x == 0)
    #expect(finding.layer == "bar/background")
    #expect(finding.cause.contains("hook"))
    #expect(finding.cause.contains("#AF52DE"))
    #expect(findings.contains { $0.check == "I1" && $0.isNote })
  }

  @Test("a fake bar taken away before the end")
  func removedEarly() throws {
    let findings = try Bench.findings { flight in
      flight.remove("top/fake/background", in: flight.lists.count - 2)
    }
    #expect(Bench.ids(findings).contains("I1"))
    #expect(Bench.ids(findings).contains("I2"))
    let flash = try #require(findings.first { $0.check == "I5" })
    #expect(flash.frame == 5)
    #expect(flash.cause.contains("flashes for 1 frame"))
  }

  @Test("a fake bar beside its page", arguments: [0.5, 3, -4])
  func seam(offset: Double) throws {
    let findings = try Bench.findings { flight in
      flight.change("top/fake/background", in: 2) { layer in
        layer.frame.x += offset
        return true
      }
    }
    let finding = try #require(findings.first { $0.check == "I3" })
    #expect(finding.frame == 2)
    #expect(finding.cause.contains("\(abs(offset)) pt"))
    #expect(finding.layer == "top/fake/background")
  }

  @Test("a fake bar of the row's height only")
  func height() throws {
    let findings = try Bench.findings { flight in
      flight.change("top/fake/background", in: 3) { layer in
        layer.frame.size.height = 44
        return true
      }
    }
    #expect(Bench.ids(findings).contains("I7"))
  }

  @Test("the real background shown while fakes are")
  func doubled() throws {
    let findings = try Bench.findings { flight in
      let rest = flight.choreography.restingTo.layers.filter { $0.name == "bar/background" }
      flight.lists[3].layers += rest
    }
    #expect(Bench.ids(findings).contains("I10"))
    #expect(Bench.ids(findings).contains("I2"))
  }

  @Test("shades that stop at the bar")
  func shades() throws {
    let findings = try Bench.findings { flight in
      flight.change("top/shadow", in: 1) { layer in
        layer.frame.y = 64
        return true
      }
    }
    #expect(Bench.ids(findings) == ["I11"])
  }

  @Test("a title that does not end")
  func item() throws {
    let findings = try Bench.findings { flight in
      flight.change("bar/title", in: flight.lists.count - 1) { layer in
        layer.opacity = 0.5
        return true
      }
    }
    #expect(Bench.ids(findings).contains("I1"))
    #expect(Bench.ids(findings).contains("I9"))
  }

  @Test("content that jumps with its bar")
  func content() throws {
    let findings = try Bench.findings { flight in
      flight.change("bottom/view", in: 3) { layer in
        layer.frame.y += 20
        return true
      }
    }
    #expect(Bench.ids(findings) == ["I8"])
  }

  @Test("a hairline that is missing in flight, and one that is drawn by hand")
  func hairline() throws {
    let missing = try Bench.findings { flight in flight.remove("bottom/fake/shadow", in: 2) }
    let finding = try #require(missing.first { $0.check == "I6" })
    #expect(finding.frame == 2)
    // One physical pixel at two a point, directly below status bar and row.
    #expect(finding.rect?.y == 64)
    #expect(finding.rect?.height == 0.5)
    let drawn = try Bench.findings(
      Bench.greenToPurple.replacing(
        "tintColor: \"#000\"",
        with: "tintColor: \"#000\", backgroundImage: {solid: \"#34C759\"}, shadowImage: \"empty\"")
    ) { flight in
      flight.change("bottom/page", in: 2) { page in
        let frame = Rect(x: 0, y: 64, width: 200, height: 0.5)
        page.sublayers.append(Layer("bottom/fake/shadow", frame: frame, content: .color(.black)))
        return true
      }
    }
    #expect(drawn.contains { $0.check == "I6" && $0.frame == 2 })
  }
}
