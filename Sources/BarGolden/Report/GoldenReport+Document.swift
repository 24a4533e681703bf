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
    switch format {
    case .html: try page(in: folder, limit: limits.page).html
    case .junit: Array(JUnitWriter(self, in: folder).text.utf8)
    case .markdown: Array(MarkdownWriter(self, in: folder, limit: limits.markdown).text.utf8)
    case .github: Self.joined(AnnotationWriter(self, limit: limits.annotations).lines)
    case .json: Array(try jsonText(folder).utf8)
    case .text: Self.joined(lines(in: folder, limit: limits.lines))
    }
  }

  private static func joined(_ lines: [String]) -> [UInt8] { lines.flatMap { Array($0.utf8) + [10] } }

  private func jsonText(_ folder: RunFolder) throws(GoldenError) -> String {
    do { return try json() } catch {
      throw .badReport(path: folder.file(RunFolder.reportName), reason: "\(error)")
    }
  }
}
