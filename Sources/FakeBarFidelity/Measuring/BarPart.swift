/// What a bar shows, in the order from left to right; the large title stands below the row.
package enum BarPart: String, CaseIterable, Hashable {
  case chevron
  case backLabel
  case leadingItem
  case title
  case trailingItem
  case largeTitle
}
