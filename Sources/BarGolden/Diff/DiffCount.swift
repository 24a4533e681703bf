/// A count in a report, which may come from elsewhere: one that no pictures have is refused.
struct DiffCount: Decodable {
  /// More pixels than any picture has, and few enough that sums do not overflow.
  private static let largest = 1 << 48

  let value: Int

  init(from decoder: any Decoder) throws {
    let json = try decoder.singleValueContainer()
    value = try json.decode(Int.self)
    guard (0...Self.largest).contains(value) else {
      throw DecodingError.dataCorruptedError(
        in: json, debugDescription: "\(value) pixels are in no picture; check again")
    }
  }
}
