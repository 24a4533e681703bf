/// Puts a value that is `Encodable` into a draft.
struct JSONTreeEncoder: Encoder {
  let draft: JSONDraft
  let codingPath: [any CodingKey]
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    draft.becomeObject()
    return KeyedEncodingContainer(Members(draft: draft, codingPath: codingPath))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    draft.becomeArray()
    return Elements(draft: draft, codingPath: codingPath)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    Single(draft: draft, codingPath: codingPath)
  }

  // One generic function each stands for those of all types.

  private struct Members<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let draft: JSONDraft
    let codingPath: [any CodingKey]

    private func encoder(_ key: some CodingKey) -> JSONTreeEncoder {
      let encoder = JSONTreeEncoder(draft: JSONDraft(), codingPath: codingPath + [key])
      draft.set(key.stringValue, encoder.draft)
      return encoder
    }

    func encodeNil(forKey key: Key) { encoder(key).draft.becomeNull() }

    func encode(_ value: some Encodable, forKey key: Key) throws {
      draft.set(key.stringValue, try JSONDraft(value, at: codingPath + [key]))
    }

    func nestedContainer<Inner: CodingKey>(
      keyedBy type: Inner.Type, forKey key: Key
    ) -> KeyedEncodingContainer<Inner> { encoder(key).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
      encoder(key).unkeyedContainer()
    }

    func superEncoder() -> any Encoder { encoder(JSONKey(stringValue: "super")) }
    func superEncoder(forKey key: Key) -> any Encoder { encoder(key) }
  }

  private struct Elements: UnkeyedEncodingContainer {
    let draft: JSONDraft
    let codingPath: [any CodingKey]
    var count: Int { draft.count }

    private var path: [any CodingKey] { codingPath + [JSONKey(intValue: count)] }

    private func encoder() -> JSONTreeEncoder {
      let encoder = JSONTreeEncoder(draft: JSONDraft(), codingPath: path)
      draft.append(encoder.draft)
      return encoder
    }

    func encodeNil() { encoder().draft.becomeNull() }
    func encode(_ value: some Encodable) throws { draft.append(try JSONDraft(value, at: path)) }

    func nestedContainer<Inner: CodingKey>(keyedBy type: Inner.Type) -> KeyedEncodingContainer<Inner> {
      encoder().container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { encoder().unkeyedContainer() }
    func superEncoder() -> any Encoder { encoder() }
  }

  private struct Single: SingleValueEncodingContainer {
    let draft: JSONDraft
    let codingPath: [any CodingKey]

    func encodeNil() { draft.becomeNull() }
    func encode(_ value: some Encodable) throws { draft.become(try JSONDraft(value, at: codingPath)) }
  }
}
