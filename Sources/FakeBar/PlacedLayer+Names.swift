import BarInspection

extension PlacedLayer {
  /// What a scene may call it: its name, and that without the page which carries it, so that "bar/title" is the title
  /// at rest as well as both titles in flight, "bar/top/title" and "bar/bottom/title".
  var names: [String] {
    let parts = name.split(separator: "/")
    let bare = parts.filter { $0 != "top" && $0 != "bottom" }
    return bare.count == parts.count || bare.isEmpty ? [name] : [name, bare.joined(separator: "/")]
  }
}
