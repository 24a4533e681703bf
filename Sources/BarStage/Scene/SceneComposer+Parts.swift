extension SceneComposer {
  /// A file's tree laid over those of the files it names. What is wrong is noted in `findings`.
  mutating func joined(_ own: JSON5.Node, of part: ScenePart) -> Joined {
    chain.append(part)
    defer { chain.removeLast() }
    findings += SceneTable.findings(in: own, as: .part, vocabulary: SceneLoader.vocabulary)
    var result = Joined(root: JSON5.Node(offset: own.offset, value: .object([])), assets: [])
    let path = ScenePath()
    if let node = own["extends"], let name = node.string {
      do throws(PartError) {
        let base = try finder.file(name, from: part)
        if let joined = tree(of: base, at: node, path.appending("extends")) { result = joined }
      } catch {
        report(node, path.appending("extends"), error.message, error.remedy)
      }
    }
    lay(included(by: own, of: part), over: &result)
    let assets = (own["assets"]?.elements ?? []).map { moved($0, by: part.way) }
    let keys = own.isObject ? own : JSON5.Node(offset: own.offset, value: .object([]))
    lay(
      Joined(root: keys.without(["$schema", "extends", "include", "assets"]), assets: assets), over: &result)
    return result
  }

  private func lay(_ joined: Joined?, over base: inout Joined) {
    guard let joined else { return }
    base.root = SceneMerger.merging(base.root, joined.root, as: .object(.scene))
    base.assets = joined.assets + base.assets
  }

  /// Asset paths start from the file that names them, and later from the scene's folder.
  private func moved(_ asset: JSON5.Node, by way: String) -> JSON5.Node {
    guard let name = asset.string else { return asset }
    return JSON5.Node(offset: asset.offset, value: .string(way + name))
  }

  private mutating func included(by own: JSON5.Node, of part: ScenePart) -> Joined? {
    var result: Joined?
    for (index, node) in (own["include"]?.elements ?? []).enumerated() {
      guard let pattern = node.string else { continue }
      let path = ScenePath().appending("include").appending(index)
      do throws(PartError) {
        for file in try finder.files(pattern, from: part) {
          guard let next = tree(of: file, at: node, path) else { continue }
          result = result.map { beside($0, next) } ?? next
        }
      } catch {
        report(node, path, error.message, error.remedy)
      }
    }
    return result
  }

  private mutating func beside(_ first: Joined, _ second: Joined) -> Joined {
    var merger = SceneMerger(.beside)
    let root = merger.merge(first.root, second.root, as: .object(.scene))
    for collision in merger.collisions {
      let other = source.description(ofOffset: collision.firstOffset)
      findings.append(
        SceneChecker.Finding(
          offset: collision.offset, path: "\(collision.path)",
          message: "two included files say this; the other is \(other)",
          remedy: "keep one of the two, or let one of the files extend the other"))
    }
    return Joined(root: root, assets: first.assets + second.assets)
  }

  /// The tree of a file that `node` names, read once however many name it; nil when it cannot be had.
  private mutating func tree(of file: ScenePart, at node: JSON5.Node, _ path: ScenePath) -> Joined? {
    if let known = finished[file.path] { return known }
    let names = { [chain] in Quote.chain((chain + [file]).map(\.shortName)) }
    if chain.contains(where: { $0.path == file.path }) {
      report(
        node, path, "the files build on each other in a circle: \(names())",
        "let one of them stand on its own")
    } else if chain.count > SceneComposer.maximumDepth {
      report(
        node, path, "the files build on each other more than \(SceneComposer.maximumDepth) deep: \(names())",
        "put several of them into one")
    } else if finished.count >= SceneComposer.maximumParts {
      report(
        node, path, "the scene is made of more than \(SceneComposer.maximumParts) files",
        "narrow the pattern")
    } else if let root = read(file, at: node, path) {
      let result = joined(root, of: file)
      finished[file.path] = result
      return result
    }
    isIncomplete = true
    return nil
  }

  private mutating func read(_ file: ScenePart, at node: JSON5.Node, _ path: ScenePath) -> JSON5.Node? {
    let text: SourceText
    do throws(FileError) {
      let bytes = try FileReader.bytes(file.path, limit: SceneLoader.sizeLimit)
      text = SourceText(file: file.name, bytes: bytes)
    } catch {
      report(node, path, "\(Quote(file.shortName)) cannot be read: \(error.reason)", error.remedy)
      return nil
    }
    bytes += text.bytes.count
    guard bytes <= SceneComposer.maximumBytes else {
      report(
        node, path, "the files of the scene have more than \(SceneComposer.maximumBytes) bytes",
        "leave some of them out")
      return nil
    }
    let start = source.append(text)
    do throws(JSON5.SyntaxError) {
      return try JSON5.parse(text).moved(by: start)
    } catch {
      findings.append(
        SceneChecker.Finding(
          offset: start + error.offset, path: "", message: error.message, remedy: error.remedy))
      return nil
    }
  }

  private mutating func report(
    _ node: JSON5.Node, _ path: ScenePath, _ message: String, _ remedy: String
  ) {
    isIncomplete = true
    findings.append(
      SceneChecker.Finding(offset: node.offset, path: "\(path)", message: message, remedy: remedy))
  }
}
