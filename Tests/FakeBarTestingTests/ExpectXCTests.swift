import FakeBarTesting
import XCTest

/// The functions as tests of XCTest call them.
final class ExpectXCTests: XCTestCase {
  func testTextThatIsItsGoldenPasses() {
    expectText("under XCTest\n")
  }
}
