package import BarGolden

/// What a test compares in one go.
package struct TestGoldens {
  package var items: [GoldenItem]
  /// Pictures for people that lie beside goldens and are not compared: by path, made when they are needed.
  package var companions: [(path: String, make: () throws -> [UInt8])]

  package init(_ items: [GoldenItem], companions: [(path: String, make: () throws -> [UInt8])] = []) {
    self.items = items
    self.companions = companions
  }
}
