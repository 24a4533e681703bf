/// `{name, path, status, reason, pixels | text, files}`: the status is a word, and what belongs to other
/// verdicts is absent.
extension GoldenOutcome: Codable {
  private enum Key: CodingKey {
    case name, path, status, reason, pixels, text, files
  }

  public func encode(to encoder: any Encoder) throws {
    var json = encoder.container(keyedBy: Key.self)
    try json.encode(name, forKey: .name)
    try json.encode(path, forKey: .path)
    try json.encode(verdict.status, forKey: .status)
    guard verdict != .same else { return }
    try json.encode(verdict.reason, forKey: .reason)
    try json.encode(files, forKey: .files)
    switch verdict {
    case .pixelsDiffer(let diff): try json.encode(diff, forKey: .pixels)
    case .textDiffers(let diff): try json.encode(diff, forKey: .text)
    case .same, .missing, .unreadable: break
    }
  }

  public init(from decoder: any Decoder) throws {
    let json = try decoder.container(keyedBy: Key.self)
    self.init(
      name: try json.decode(GoldenName.self, forKey: .name),
      path: try json.decode(String.self, forKey: .path),
      verdict: .missing,
      files: try json.decodeIfPresent(FailureFiles.self, forKey: .files) ?? FailureFiles())
    if let diff = try json.decodeIfPresent(PixelDiff.self, forKey: .pixels) {
      verdict = .pixelsDiffer(diff)
    } else if let diff = try json.decodeIfPresent(TextDiff.self, forKey: .text) {
      verdict = .textDiffers(diff)
    } else if try json.decodeIfPresent(String.self, forKey: .reason) == nil {
      verdict = .same
    }
    let status = try json.decode(String.self, forKey: .status)
    if status == GoldenVerdict.unreadable(reason: "").status {
      verdict = .unreadable(reason: try json.decode(String.self, forKey: .reason))
    }
    // A report that contradicts itself must not be read as success.
    guard status == verdict.status else {
      throw DecodingError.dataCorruptedError(
        forKey: .status, in: json, debugDescription: "“\(status)” does not fit the rest; check again")
    }
  }
}
