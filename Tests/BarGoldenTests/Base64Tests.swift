import BarGolden
import Foundation
import Testing

@Suite("Base64")
struct Base64Tests {
  @Test("every length is written as Foundation writes it")
  func lengths() {
    var dice = Dice(seed: 3)
    for count in Array(0...70) + [1000, 1001, 1002] {
      let bytes = (0..<count).map { _ in UInt8(dice.roll(256)) }
      #expect(Base64.text(bytes) == Data(bytes).base64EncodedString())
      #expect(Base64.ascii(bytes) == Array(Data(bytes).base64EncodedData()))
    }
  }

  @Test("every byte value is written as Foundation writes it")
  func values() {
    for shift in 0..<3 {
      let bytes = [UInt8](repeating: 7, count: shift) + Array(0...255)
      #expect(Base64.text(bytes) == Data(bytes).base64EncodedString())
    }
  }
}
