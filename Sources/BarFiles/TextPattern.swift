/// Text in which `*` stands for anything and `?` for one character.
package struct TextPattern: Sendable {
  private let pattern: [Character]

  package init(_ pattern: String) { self.pattern = Array(pattern) }

  /// Cost: at most pattern × text.
  package func matches(_ text: some StringProtocol) -> Bool {
    let text = Array(text)
    // reachable[i]: the first i characters are matched by the pattern so far.
    var reachable = [true] + [Bool](repeating: false, count: text.count)
    for character in pattern {
      var next = [Bool](repeating: false, count: text.count + 1)
      var seen = false
      for index in reachable.indices {
        seen = seen || reachable[index]
        if character == "*" {
          next[index] = seen
        } else if index < text.count, reachable[index], character == "?" || character == text[index] {
          next[index + 1] = true
        }
      }
      reachable = next
    }
    return reachable[text.count]
  }
}
