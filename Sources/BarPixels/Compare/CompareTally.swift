public import BarGeometry

/// What a comparison has seen of some rows. Tallies of neighbouring rows add up to that of all of them, in
/// whichever pieces they were made.
public struct CompareTally: Hashable, Sendable {
  /// Pixels of which any sample is not the same.
  public internal(set) var changed = 0
  /// Of those: both are fully transparent, so nobody can see the difference.
  public internal(set) var invisible = 0
  /// Of the changed: within the metric's limit.
  public internal(set) var tolerated = 0
  /// Of the changed: beyond the limit, but like a smoothed edge, and not counted; when the rule only notes them, as
  /// many as `different` if all of these are of this kind, else fewer.
  public internal(set) var antialiased = 0
  /// Of the changed: beyond the limit and counted.
  public internal(set) var different = 0
  /// Of the changed: only one picture has them.
  public internal(set) var unpaired = 0
  /// The largest step of each channel over the changed pixels, in values of a sample.
  public internal(set) var maxStep = SampleStep.zero
  var peak = ComparePeak()
  var toleratedPeak = ComparePeak()

  private var left = Int.max
  private var top = Int.max
  private var right = Int.min
  private var bottom = Int.min

  public init() {}

  /// The changed pixel that is furthest apart by the metric; the first of equals.
  public func worst(_ rule: CompareRule) -> ComparedPixel? { peak.pixel(rule) }

  /// The same among the tolerated ones.
  public func worstTolerated(_ rule: CompareRule) -> ComparedPixel? { toleratedPeak.pixel(rule) }

  /// The smallest rectangle that holds every different pixel; nil when there is none.
  public var bounds: PixelRect? {
    different == 0
      ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Counts a different pixel.
  @inline(__always)
  mutating func noteDifferent(x: Int, y: Int) {
    different &+= 1
    left = min(left, x)
    right = max(right, x)
    top = min(top, y)
    bottom = max(bottom, y)
  }

  /// Counts pixels that only one picture has: always different.
  public mutating func addUnpaired(_ rect: PixelRect) {
    guard !rect.isEmpty else { return }
    changed += rect.area
    different += rect.area
    unpaired += rect.area
    left = min(left, rect.x)
    right = max(right, rect.maxX - 1)
    top = min(top, rect.y)
    bottom = max(bottom, rect.maxY - 1)
  }

  /// Adds what was seen of later rows.
  public mutating func add(_ later: CompareTally) {
    changed += later.changed
    invisible += later.invisible
    tolerated += later.tolerated
    antialiased += later.antialiased
    different += later.different
    unpaired += later.unpaired
    maxStep = maxStep.union(later.maxStep)
    peak.add(later.peak)
    toleratedPeak.add(later.toleratedPeak)
    left = min(left, later.left)
    right = max(right, later.right)
    top = min(top, later.top)
    bottom = max(bottom, later.bottom)
  }
}
