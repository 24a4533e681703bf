extension GoldenReport {
  /// The report in one of its forms, as UTF-8. The same report and files give the same bytes.
  ///
  /// Cost: O(goldens); of the page also O(bytes of the pictures that are embedded).
  /// - Parameter folder: of the run, whose files are named and whose pictures are embedded. Files that are gone are not
  ///   named.
  /// - Throws: `GoldenError.badReport` when it cannot be encoded.
  public func document(
    _ format: ReportFormat, in folder: RunFolder, limits: ReportLimits = ReportLimits()
  ) throws(GoldenError) -> [UInt8] {
    let text: String
    switch format {
    case .json: text = try jsonText(folder)
    case .text: text = Self.joined(lines(in: folder, limit: limits.lines))
    case .html, .junit, .markdown, .github: text = Self.joined(lines(in: folder, limit: limits.lines))
    }
    return Array(text.utf8)
  }

  private static func joined(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private func jsonText(_ folder: RunFolder) throws(GoldenError) -> String {
    do { return try json() } catch {
      throw .badReport(path: folder.file(RunFolder.reportName), reason: "\(error)")
    }
  }
}
