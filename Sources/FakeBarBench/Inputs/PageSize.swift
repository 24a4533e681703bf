/// A screen whose pages are encoded and compared.
package struct PageSize: Sendable {
  /// Pixels.
  package var width: Int
  package var height: Int
  package var scale: Int
  /// The same screen in a scene's words.
  package var traits: String

  /// As benches are named.
  package var name: String { "\(width)" }

  package static let small = PageSize(width: 375, height: 667, scale: 1, traits: "size: [375, 667], scale: 1")
  package static let phone = PageSize(
    width: 1290, height: 2796, scale: 3, traits: #"device: "iPhone 15 Pro Max""#)
  package static let tablet = PageSize(
    width: 2048, height: 2732, scale: 2, traits: #"device: "iPad Pro 12.9""#)

  package static let all = [small, phone, tablet]
}
