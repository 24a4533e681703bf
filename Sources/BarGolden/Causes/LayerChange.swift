/// One property of a layer that is not as it was, in one frame.
struct LayerChange {
  var property: String
  /// Nil on both sides for what has no value: then `words` says all.
  var old: LayerValue?
  var new: LayerValue?
  /// “is new”; nil when the values say it.
  var words: String?
  /// Whether what the layer contains changes with it, not only what it draws itself.
  var reachesSublayers = false

  /// A layer, mask or order that came, went or changed.
  init(_ property: String, is words: String) {
    self.property = property
    self.words = words
    reachesSublayers = true
  }

  init(_ property: String, _ old: LayerValue?, _ new: LayerValue?) {
    self.property = property
    self.old = old
    self.new = new
    reachesSublayers = ["x", "y", "opacity", "clips", "rasterize"].contains(property)
  }
}
