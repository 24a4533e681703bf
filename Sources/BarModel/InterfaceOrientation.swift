/// `UIInterfaceOrientation`.
public enum InterfaceOrientation: String, CaseIterable, Hashable, Sendable {
  case portrait
  case portraitUpsideDown
  case landscapeLeft
  case landscapeRight

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
