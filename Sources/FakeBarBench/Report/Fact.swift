import BarCodecs
import BarPixels
import BarStage
import Foundation

/// Something about where and with what was measured, without which figures cannot be compared.
package struct Fact {
  package var name: String
  package var value: String

  package init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  /// The processor, how many of its cores there are, which kernels run on it, and the libraries.
  static var machine: [Fact] {
    [
      Fact("processor", processor), Fact("cores", "\(ProcessInfo.processInfo.activeProcessorCount)"),
      Fact("kernels", Kernels.variant), Fact("libpng", CodecEnvironment.libpng),
      Fact("ISA-L", CodecEnvironment.isal),
    ]
  }

  private static var processor: String {
    let text = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix("model name") }
    return line?.split(separator: ":").last.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown"
  }

  static func object(_ facts: [Fact]) -> String {
    var line = JSONLine()
    for fact in facts { line.add(fact.name, fact.value) }
    return line.object
  }

  static func text(_ facts: [Fact]) -> String {
    facts.map { "\($0.name) \($0.value)" }.joined(separator: " · ")
  }
}
