/// Where what a scene says stands in its files, however many it is made of.
public struct ScenePlaces: Sendable {
  /// One step of the way from the scene's root.
  public enum Key: Hashable, Sendable {
    case name(String)
    case index(Int)
  }

  private let source: SourceMap
  /// Named bars stand where their names stood, and screens hold what they extend.
  private let root: JSON5.Node

  init(_ file: SceneFile) {
    source = file.source
    let members = file.root["screens"]?.members ?? []
    var inheritance = ScreenInheritance(members)
    let screens = JSON5.Node(
      offset: file.root["screens"]?.offset ?? file.root.offset,
      value: .object(
        members.map {
          JSON5.Member(key: $0.key, keyOffset: $0.keyOffset, value: inheritance.node(of: $0))
        }))
    root = JSON5.Node(
      offset: file.root.offset,
      value: .object(
        file.root.members.map {
          $0.key == "screens" ? JSON5.Member(key: $0.key, keyOffset: $0.keyOffset, value: screens) : $0
        }))
  }

  /// A diagnostic at the key that says what `way` names, in whatever form the scene says it; where it says nothing
  /// of the kind, at the nearest key above. Cost: linear in the objects on the way.
  public func diagnostic(
    at way: [Key], message: String, remedy: String, severity: Diagnostic.Severity
  ) -> Diagnostic {
    var best = Place(offset: root.offset, path: ScenePath(), depth: 0, isWhole: way.isEmpty)
    for candidate in forms(of: way) where !best.isWhole {
      let place = place(of: candidate)
      if place.isWhole || place.depth > best.depth { best = place }
    }
    return source.diagnostic(
      atOffset: best.offset, path: "\(best.path)", message: message, remedy: remedy, severity: severity)
  }

  private struct Place {
    var offset: Int
    var path: ScenePath
    var depth: Int
    var isWhole: Bool
  }

  private func place(of way: [Key]) -> Place {
    var place = Place(offset: root.offset, path: ScenePath(), depth: 0, isWhole: true)
    var node = root
    for key in way {
      switch key {
      case .name(let name):
        guard let member = node.members.first(where: { $0.key == name }) else {
          place.isWhole = false
          return place
        }
        node = member.value
        place.offset = member.keyOffset
        place.path.push(name)
      case .index(let rank):
        let elements = ordered(node.elements)
        guard elements.indices.contains(rank) else {
          place.isWhole = false
          return place
        }
        node = elements[rank].element
        place.offset = node.offset
        place.path.push(elements[rank].offset)
      }
      place.depth += 1
    }
    return place
  }

  /// A list's elements with their numbers in the file: rules of scrolling count by rising offset, others as they
  /// stand.
  private func ordered(_ elements: [JSON5.Node]) -> [EnumeratedSequence<[JSON5.Node]>.Element] {
    let all = Array(elements.enumerated())
    guard elements.allSatisfy({ $0["offset"]?.number != nil }) else { return all }
    return all.sorted { ($0.element["offset"]?.number ?? 0) < ($1.element["offset"]?.number ?? 0) }
  }

  /// The ways in which the format can say it, what counts first.
  private func forms(of way: [Key]) -> [[Key]] {
    var forms = [way]
    // `bar` and `barHidden` of a screen are short for its viewWillAppear.
    if way.count > 4, way[2...3] == [.name("hooks"), .name("viewWillAppear")] {
      forms.append(Array(way[..<2] + way[4...]))
    }
    // What the scene's own bar does not say, appearance proxies may; the last one wins.
    if way.first == .name("bar") {
      let count = root["navigation"]?["appearance"]?.elements.count ?? 0
      forms += (0..<count).reversed().map {
        [.name("navigation"), .name("appearance"), .index($0)] + way
      }
    }
    return forms.flatMap { form -> [[Key]] in
      // Two names of one setting, of which the longer wins. Those of appearance objects have one.
      guard form.last == .name("backgroundImage"), form.dropLast().last == .name("bar") else { return [form] }
      return [form.dropLast() + [.name("backgroundImages"), .name("default")], form]
    }
  }
}
