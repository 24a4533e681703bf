import BarDisplay
import BarGeometry
import BarModel
import BarMotion
import BarNavigation
import Testing

@Suite("A refused tap on the back button") struct VetoMotionTests {
  private var motion: Choreography? {
    get throws {
      var operation = StillOperation()
      operation.top.allowsPop = false
      return try operation.choreography(.backButton(animated: true))
    }
  }

  @Test("the button's parts come back to alpha 1, everything else stays as it is")
  func fade() throws {
    let motion = try #require(try motion)
    let list = motion.displayList(at: dragged(0.5))
    // Dimmed to 0.2 (assumed): 0.6 half way.
    for name in ["bar/backLabel", "bar/backIndicator"] { #expect(list.layer(name)?.opacity == 0.6) }
    #expect(list.names == motion.restingFrom.names)
    let others = { (list: DisplayList) in
      list.flat.filter { !$0.name.hasPrefix("bar/back") || $0.name == "bar/background" }
    }
    #expect(others(list) == others(motion.restingFrom))
  }

  @Test("before and after, the page rests under the same bar")
  func rest() throws {
    let motion = try #require(try motion)
    #expect(motion.restingFrom == motion.restingTo)
    #expect(motion.displayList(at: dragged(0)) == motion.restingFrom)
    #expect(motion.displayList(at: dragged(1)) == motion.restingFrom)
  }

  @Test("transitions in which pages slide are the strategy's")
  func sliding() throws {
    #expect(try StillOperation().choreography(.pop(animated: true)) == nil)
  }

  @Test("what moves nothing has nothing between before and after")
  func still() throws {
    var style = BarStyle()
    style.barTintColor = .value(.purple)
    let motion = try #require(try StillOperation().choreography(.restyle("list", style)))
    #expect(motion.layers == [])
    #expect(motion.restingFrom != motion.restingTo)
  }
}
