import BarGolden
import BarInspection
import BarStage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SceneComparison {
  /// A page of its own: the sheet, and below it what was found under each strategy. No requests, no scripts.
  /// - Parameter png: the sheet's file.
  public func html(png: [UInt8]) -> String {
    let title = Escaping.markup(scene.title ?? scene.name)
    return """
      <!doctype html>
      <html lang="en"><head><meta charset="utf-8"><title>\(title)</title>
      <style>
      body { font: 15px/1.5 -apple-system, Inter, sans-serif; margin: 2rem; color: #1c1c1e; background: #f2f2f7 }
      img { max-width: 100%; background: #fff } table { border-collapse: collapse; background: #fff; margin-top: 1rem }
      th, td { padding: .4rem .8rem; border: 1px solid #d1d1d6; text-align: left; vertical-align: top }
      .error { color: #b3001b } .warning { color: #8a5a00 } .note { color: #636366 }
      </style></head><body>
      <h1>\(title)</h1>
      <img alt="Every strategy, a row each" src="data:image/png;base64,\(Data(png).base64EncodedString())">
      <table><thead><tr><th>Step</th><th>Strategy</th><th>Differs from \(Escaping.markup(strategies.first ?? ""))</th>\
      <th>Found</th></tr></thead><tbody>
      \(steps.map(row).joined(separator: "\n"))
      </tbody></table></body></html>

      """
  }

  private func row(_ step: ComparedStep) -> String {
    let found = step.findings.map { finding in
      let place = finding.frame.map { ", frame \($0)" } ?? ""
      return "<p class=\"\(finding.severity.rawValue)\"><b>\(finding.check)</b>\(place): "
        + "\(Escaping.markup(finding.cause))</p>"
    }
    let difference = step.difference.map { difference in
      "from frame \(difference.frame) (\(Int((difference.time * 1000).rounded())) ms)"
    }
    return
      "<tr><td>\(step.number) \(Escaping.markup(step.operation))</td><td>\(Escaping.markup(step.strategy))</td>"
      + "<td>\(difference ?? "–")</td><td>\(found.isEmpty ? "nothing" : found.joined())</td></tr>"
  }
}
