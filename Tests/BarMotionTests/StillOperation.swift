import BarGeometry
import BarModel
import BarMotion
import BarNavigation

/// Operations in which no page slides, on the way to lists.
struct StillOperation {
  var home = Screen(name: "home", item: NavigationItem(title: "Home"))
  var top = Screen(name: "list", item: NavigationItem(title: "List"))
  var bar: BarStyle = .solid(.green)
  var device = "iPhone 8"
  var os = 14
  var strategy: any TransitionStrategy = SharedBarStrategy()

  /// The last of `operations` on a stack of home and list.
  func stage(_ operations: [StackOperation]) throws -> TransitionStage {
    var stack = try NavigationStack(
      pages: [Page(home), Page(top)], bar: bar, ownership: strategy.ownership)
    var transitions: [Transition] = []
    for operation in operations { transitions.append(try stack.perform(operation)) }
    guard let device = Device.named(device), let last = transitions.last else {
      preconditionFailure("no device or no operation")
    }
    return TransitionStage(
      transition: last, traits: Traits(device: device, os: os), container: .white, motion: .uikit,
      measuring: FixedAdvance(), strategy: strategy)
  }

  func choreography(_ operations: StackOperation...) throws -> Choreography? {
    OperationChoreography.make(try stage(operations))
  }
}
