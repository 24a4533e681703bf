/// When a released finger finishes the pop, and how what is left is played. Apple publishes no such rule; these are
/// the ones of public implementations. Velocities and ways are along the pop.
public enum GesturePolicy: String, CaseIterable, Hashable, Sendable {
  /// Fast (a width a second) fingers decide by their direction, slow ones by the half: Flutter (route.dart).
  case halfOrFling
  /// Where the finger would be 0.3 s later decides: React Navigation, react-native-screens.
  case projection
  /// A fifth of the width or 1000 points a second finish: Telegram.
  case eager
  /// Half with at least 100 points a second either way, never backwards: JTSSloppySwiping.
  case sloppy
  /// Half the width or 500 points a second finish: brave-ios, which claims to describe UIKit.
  case half
  /// Half the width, or 10 points within 0.3 s: Framework7.
  case framework7
  /// Half the width or 200 points a second, never backwards: Ionic (swipe-back.ts).
  case ionic
  case alwaysFinish
  case alwaysCancel

  public func finishes(_ release: PanRelease) -> Bool {
    let (way, velocity, width) = (release.translation, release.velocity, release.width)
    let isBeyondHalf = way > width / 2
    switch self {
    case .halfOrFling: return abs(velocity) >= width ? velocity > 0 : isBeyondHalf
    case .projection: return way + 0.3 * velocity > width / 2
    case .eager: return velocity > 1000 || way > 0.2 * width
    case .sloppy: return !(way < width / 2 && velocity < 100 || velocity < 0)
    case .half: return isBeyondHalf || velocity > 500
    case .framework7: return isBeyondHalf || release.duration < 0.3 && way > 10
    case .ionic: return velocity >= 0 && (velocity > 200 || isBeyondHalf)
    case .alwaysFinish: return true
    case .alwaysCancel: return false
    }
  }
}
