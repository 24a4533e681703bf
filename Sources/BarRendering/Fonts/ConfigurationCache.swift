/// Configurations by selection; each is made once, under a lock, and complete before anyone sees it.
final class ConfigurationCache: @unchecked Sendable {
  private let lock = Lock()
  private var configurations: [FontSelection: FontConfiguration] = [:]

  func value(
    for selection: FontSelection, make: () throws(FontError) -> FontConfiguration
  ) throws(FontError) -> FontConfiguration {
    try lock.withLock { () throws(FontError) in
      if let known = configurations[selection] { return known }
      let made = try make()
      configurations[selection] = made
      return made
    }
  }
}
