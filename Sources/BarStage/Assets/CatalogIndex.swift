import BarFiles

/// The names that the asset folders of a scene give: image sets and colour sets of catalogues, and loose files.
struct CatalogIndex {
  /// Name of each set, with its group where the group gives a namespace, to its folders.
  private(set) var images: [String: [String]] = [:]
  private(set) var colors: [String: [String]] = [:]
  /// Loose pictures by the names that scenes use, for suggestions.
  private(set) var files: Set<String> = []
  /// Names that were meant to be written with their group or without, to the right ones.
  private var spellings: [String: String] = [:]

  /// - Parameter folders: real paths, in the order in which they are searched.
  /// - Throws: for a folder that cannot be read.
  init(folders: [String]) throws(AssetError) {
    for folder in folders {
      let files: [String]
      do throws(DiskError) {
        files = try Disk.files(below: folder)
      } catch {
        throw AssetError(
          message: "the asset folder \(folder) cannot be read: \(error.words)",
          remedy: "check its permissions")
      }
      var groups = Groups(root: folder)
      var known: Set<String> = []
      for file in files {
        guard let set = Self.set(of: file) else {
          if !file.contains(".xcassets/") { self.files.insert(Self.plainName(file)) }
          continue
        }
        guard known.insert(set).inserted else { continue }
        add(set, in: folder, &groups)
      }
    }
  }

  private mutating func add(_ set: String, in folder: String, _ groups: inout Groups) {
    let (stem, kind) = (FilePath.stem(of: set), FilePath.suffix(of: set))
    let name = groups.prefix(of: set) + stem
    let path = Disk.join(folder, set)
    if kind == "imageset" {
      images[name, default: []].append(path)
    } else {
      colors[name, default: []].append(path)
    }
    // With every group, and with none.
    let whole = Disk.parts(set).dropLast().filter { !$0.hasSuffix(".xcassets") }.joined(separator: "/")
    for other in [whole.isEmpty ? stem : whole + "/" + stem, stem] where other != name {
      if spellings[other] == nil { spellings[other] = name }
    }
  }

  /// "App.xcassets/Group/logo.imageset/logo.png" → "App.xcassets/Group/logo.imageset".
  private static func set(of file: String) -> String? {
    let parts = Disk.parts(file)
    guard
      let index = parts.dropLast().firstIndex(where: {
        $0.hasSuffix(".imageset") || $0.hasSuffix(".colorset")
      })
    else { return nil }
    return parts[...index].joined(separator: "/")
  }

  /// "icons/arrow@2x~ipad.png" → "icons/arrow".
  private static func plainName(_ file: String) -> String {
    var stem = FilePath.stem(of: file)
    let suffix = ScaleSuffix(file)
    if let idiom = suffix.idiom { stem = String(stem.dropLast(idiom.count + 1)) }
    if suffix.written != nil { stem = String(stem.dropLast(3)) }
    let folder = Disk.parent(of: file)
    return folder.isEmpty ? stem : folder + "/" + stem
  }

  /// What was probably meant by an image's name.
  func imageSuggestion(_ name: String) -> String? {
    if let right = spellings[name], images[right] != nil { return right }
    return Suggestion.closest(to: name, in: images.keys.sorted() + files.sorted())
  }

  /// What was probably meant by a colour's name.
  func colorSuggestion(_ name: String) -> String? {
    if let right = spellings[name], colors[right] != nil { return right }
    return Suggestion.closest(to: name, in: colors.keys.sorted())
  }

  /// Which groups of a folder give a namespace, each file being read once.
  private struct Groups {
    let root: String
    private var known: [String: Bool] = [:]

    init(root: String) { self.root = root }

    /// "Group/" for a set in a group that provides a namespace, one part for each such group.
    mutating func prefix(of set: String) -> String {
      var result = ""
      for group in Disk.folders(above: set) where !group.hasSuffix(".xcassets") && isNamespace(group) {
        result += FilePath.name(of: group) + "/"
      }
      return result
    }

    private mutating func isNamespace(_ group: String) -> Bool {
      if let answer = known[group] { return answer }
      // A group needs no Contents.json, and one that is broken says nothing about names.
      let contents = try? CatalogFile(folder: Disk.join(root, group))
      let answer = contents?.root["properties"]?["provides-namespace"]?.bool ?? false
      known[group] = answer
      return answer
    }
  }
}
