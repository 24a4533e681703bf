/// The light in which a landscape stands. Colours are `0xRRGGBB`, gradients from top to bottom.
struct LandscapePalette {
  var sky: [UInt32]
  /// Sun or moon and its light on the water.
  var sun: UInt32
  var cloud: UInt32
  /// Far range, near range, hills, shore.
  var ridges: [UInt32]
  /// Lit flanks of the far range.
  var snow: UInt32
  var water: [UInt32]

  static let day = [
    LandscapePalette(
      sky: [0x2B74C4, 0x6FB0E6, 0xD8ECF6], sun: 0xFFF6DC, cloud: 0xB7D8F1,
      ridges: [0x93AFC8, 0x6A8DA9, 0x4F8068, 0x21483B], snow: 0xF3F8FC,
      water: [0xA5D0E4, 0x4A90B8, 0x23638E]),
    LandscapePalette(
      sky: [0x3A3F7D, 0xA85C8C, 0xF39A6B, 0xFFD79B], sun: 0xFFEFC2, cloud: 0xD08E9C,
      ridges: [0x9A6C90, 0x6F4C7C, 0x4F3A67, 0x2A2444], snow: 0xF7B793,
      water: [0xF7B684, 0xA9688A, 0x4A3C72]),
    LandscapePalette(
      sky: [0x5A8FBF, 0xB9BDD8, 0xFAD9C3], sun: 0xFFF4E4, cloud: 0xC6D0E4,
      ridges: [0xA5A6C4, 0x7F86AC, 0x5C7493, 0x2F4661], snow: 0xFBE6DF,
      water: [0xEBD3CB, 0x93A5C2, 0x4E6F97]),
  ]

  static let night = [
    LandscapePalette(
      sky: [0x050A1C, 0x122246, 0x2D4C78], sun: 0xF2F4FF, cloud: 0x2A3F69,
      ridges: [0x24395C, 0x182946, 0x101D34, 0x060B16], snow: 0x5D7AA6,
      water: [0x2C4870, 0x132341, 0x0A1428]),
    LandscapePalette(
      sky: [0x0A0820, 0x2A1B4A, 0x6B3F6E], sun: 0xFFE9D6, cloud: 0x513A66,
      ridges: [0x4A3160, 0x33234A, 0x221836, 0x0C0816], snow: 0x9A6F97,
      water: [0x63406F, 0x2C1E4B, 0x140D28]),
  ]
}
