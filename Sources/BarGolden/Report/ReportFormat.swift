import BarFiles

/// A form of a report. All are made from the report and from the files in its run's folder, and from nothing else.
public enum ReportFormat: String, Hashable, Sendable, CaseIterable {
  /// A page of its own, with pictures, for a browser.
  case html
  /// JUnit's XML, which build servers read.
  case junit
  /// For GitHub's job summaries and for comments.
  case markdown
  /// GitHub's workflow commands, which become annotations.
  case github
  /// The report itself.
  case json
  /// For the terminal.
  case text

  /// Of a file with this ending, without its dot. Annotations have none: they are for standard output.
  public var fileExtension: String? {
    switch self {
    case .html: "html"
    case .junit: "xml"
    case .markdown: "md"
    case .github: nil
    case .json: "json"
    case .text: "txt"
    }
  }

  /// By the ending of a file's name, in either case: .html, .xml, .md, .json or .txt; nil for any other.
  public init?(path: String) {
    let name = (Disk.parts(path).last ?? "").lowercased()
    let format = Self.allCases.first { format in
      format.fileExtension.map { name.hasSuffix("." + $0) } ?? false
    }
    guard let format else { return nil }
    self = format
  }
}
