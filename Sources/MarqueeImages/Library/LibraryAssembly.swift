import MarqueeDiagnostics
import MarqueeScreen

/// The implementation of ``ImageLibrary``'s initializer.
struct LibraryAssembly {
  private let index: ImageIndex
  private let contents: [String: [UInt8]]
  private let inspections: [String: ImageInspection]
  private let lookup: ImageLookup
  private var namespaces: [String: String] = [:]
  private(set) var sets: [ImageSet] = []
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var sources: [SourceFile] = []

  init(
    _ index: ImageIndex, contents: [String: [UInt8]], inspections: [String: ImageInspection],
    lookup: ImageLookup
  ) {
    self.lookup = lookup
    self.index = index
    self.contents = contents
    self.inspections = inspections
  }

  mutating func assemble() {
    readNamespaces()
    for folder in index.assetSets { add(folder) }
    reportRepeatedNames()
    reportStrays()
    addLoose()
    // Sets in catalogs come first, and equal names keep their order.
    sets = sets.enumerated().sorted { left, right in
      if left.element.name == right.element.name { return left.offset < right.offset }
      return left.element.name.precedesByBytes(right.element.name)
    }.map(\.element)
  }

  /// Finds the groups whose name is part of the names inside them.
  private mutating func readNamespaces() {
    for (folder, entry) in index.groupContents.sorted(by: { $0.key < $1.key }) {
      guard let root = read(entry) else { continue }
      guard root["properties"]?["provides-namespace"]?.isTrue == true else { continue }
      let name = folder[folder.startIndex...].lastPathPart
      namespaces[folder] =
        name.hasSuffix(".spriteatlas") ? String(name.dropLast(12)) : String(name)
    }
  }

  private mutating func read(_ entry: FileEntry) -> JSONValue? {
    let result = ContentsReading.read(entry, bytes: contents[entry.path])
    diagnostics += result.diagnostics
    if let source = result.source { sources.append(source) }
    return result.root
  }

  private mutating func add(_ folder: AssetSetFolder) {
    var variants: [ImageVariant] = []
    var preservesVector = false
    var isBroken = true
    if let entry = folder.contents {
      if let root = read(entry) {
        let reading = AssetSetReading(folder, root: root)
        diagnostics += reading.diagnostics
        preservesVector = reading.preservesVector
        isBroken = reading.diagnostics.contains { $0.severity == .error }
        variants = reading.variants.map { variant(of: $0.file, slot: $0.slot) }
      }
    } else {
      diagnostics.append(
        Diagnostic(
          rule: .assetCatalog, severity: .error,
          message: "the set '\(folder.name)' has no '\(AssetCatalogPath.contentsName)'",
          place: Place(file: folder.path)))
    }
    sets.append(
      ImageSet(
        name: prefix(ofSetAt: folder.path) + folder.name,
        origin: .assetCatalog(contents: folder.contentsPath),
        variants: variants.sorted(by: Self.areInOrder), preservesVector: preservesVector,
        isBroken: isBroken))
  }

  /// Returns the names of the groups around a set that are part of its name.
  private func prefix(ofSetAt path: String) -> String {
    AssetCatalogPath.groups(above: path).compactMap { namespaces[$0] }.map { $0 + "/" }.joined()
  }

  /// The names by which an app requests the colors of asset catalogs.
  var colorNames: Set<String> { Set(index.colorSets.map(name(ofSetAt:))) }

  /// The paths of sets of other things, colors among them, by their names.
  var otherSets: [String: String] {
    Dictionary(
      first: index.otherSets.union(index.colorSets).sorted().map { (name(ofSetAt: $0), $0) })
  }

  private func name(ofSetAt path: String) -> String {
    let folder = path[path.startIndex...].lastPathPart
    return prefix(ofSetAt: path) + folder.dropLast(folder.pathExtension.utf8.count + 1)
  }

  /// Reports sets with the same name, because it is undefined which of them an app shows.
  ///
  /// Catalogs in different folders can belong to different targets, each with its own images.
  private mutating func reportRepeatedNames() {
    var first: [[String]: Place] = [:]
    for set in sets {
      let key = [set.name, AssetCatalogPath.folder(aroundCatalogOf: set.place.file)]
      if let place = first[key] {
        diagnostics.append(
          Diagnostic(
            rule: .assetCatalog, severity: .warning,
            message: "a second set has the name '\(set.name)'", place: set.place,
            notes: [Note("the first one is here", at: place)]))
      } else {
        first[key] = set.place
      }
    }
  }

  /// Reports images in a catalog that Xcode ignores, once for each folder.
  private mutating func reportStrays() {
    var reported: Set<Substring> = []
    for file in index.strays {
      let folder = file.path.dropLast(file.name.utf8.count + 1)
      guard reported.insert(folder).inserted else { continue }
      let name = folder.lastPathPart
      let suffix = name.pathExtension
      // With a misspelled set its image is missing everywhere; a file in a group is merely unused.
      let isSet = !suffix.isEmpty && suffix != "xcassets" && suffix != "spriteatlas"
      let stem = name.dropLast(suffix.utf8.count + 1)
      diagnostics.append(
        Diagnostic(
          rule: .assetCatalog, severity: isSet ? .error : .warning,
          message: isSet
            ? "'\(name)' is not a set that Xcode knows, so there is no image '\(stem)'; name the"
              + " folder '\(stem).imageset'"
            : "'\(file.name)' is in no image set of the catalog, so no app has it",
          place: Place(file: isSet ? String(folder) : file.path)))
    }
  }

  private mutating func addLoose() {
    var variants: [String: [ImageVariant]] = [:]
    for entry in index.loose {
      let fileName = ImageFileName(entry.name)
      let slot = ImageSlot(
        scale: fileName.format == .svg || fileName.format == .pdf ? .any : fileName.scale,
        idiom: fileName.idiom, locale: ScreenID(path: entry.path).audience.language?.tag)
      variants[lookup.name(of: fileName), default: []].append(variant(of: entry, slot: slot))
    }
    for (name, variants) in variants {
      sets.append(
        ImageSet(
          name: name, origin: .loose, variants: variants.sorted(by: Self.areInOrder),
          preservesVector: false))
    }
  }

  private func variant(of file: FileEntry, slot: ImageSlot) -> ImageVariant {
    ImageVariant(
      slot: slot, file: file,
      inspection: inspections[file.path] ?? ImageInspection(fault: .unreadable))
  }

  private static func areInOrder(_ left: ImageVariant, _ right: ImageVariant) -> Bool {
    left.file.path.precedesByBytes(right.file.path)
  }
}
