/// A page of its own for a browser: no other file and no network is needed, nor allowed by its security policy.
public struct ReportPage: Hashable, Sendable {
  /// UTF-8.
  public var html: [UInt8]
  /// Goldens whose pictures are in the page.
  public var pictured = 0
  /// Paths of goldens that have pictures for which the page has no room.
  public var omitted: [String] = []

  /// “1.2 MB, pictures of 40 goldens; 3 found no room, …”: for the terminal.
  public var words: String { words(bytes: html.count) }

  func words(bytes: Int) -> String {
    let rest =
      omitted.isEmpty
      ? ""
      : "; \(Phrase.count(omitted.count, "golden")) without pictures, for want of room (raise --max-size)"
    return "\(Phrase.bytes(bytes)), pictures of \(Phrase.count(pictured, "golden"))" + rest
  }
}

extension GoldenReport {
  /// The report as a page.
  ///
  /// Cost: O(goldens + bytes of the pictures); memory: about three times the page.
  /// - Parameters:
  ///   - folder: of the run, whose pictures are embedded, the largest changes first.
  ///   - limit: bytes of the page, about; texts of failures are always in it.
  /// - Throws: `GoldenError.badReport` when it cannot be encoded.
  public func page(in folder: RunFolder, limit: Int = ReportLimits().page) throws(GoldenError) -> ReportPage {
    let path = folder.file(RunFolder.reportName)
    var none = PagePictures(folder, limit: 0)
    // Texts are always in the page; pictures get what they leave.
    let texts = try PageData(self, in: folder, limit: limit, pictures: &none).json(path: path).count
    var pictures = PagePictures(folder, limit: max(limit - texts, 0))
    let data = PageData(self, in: folder, limit: limit, pictures: &pictures)
    var page = ReportPage(html: [], pictured: pictures.pictured, omitted: pictures.omitted)
    page.html = Array(try PageWriter(self).head.utf8)
    page.html += Array("<script type=\"application/json\" id=\"data\">".utf8)
    page.html += try data.json(path: path)
    page.html += Array("</script>\n".utf8)
    page.html += pictures.elements
    // Told last, since only now is it known.
    let foot = PageWriter.foot(page.words).utf8.count
    page.html += Array(PageWriter.foot(page.words(bytes: page.html.count + foot)).utf8)
    return page
  }
}
