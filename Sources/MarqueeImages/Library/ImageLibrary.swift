package import MarqueeDiagnostics

/// All images of a content folder, by the names with which an app asks for them.
///
/// It never changes. A class, for it is handed to the check of every image's name: a copy must cost no
/// more than a reference.
package final class ImageLibrary: Sendable {
  /// The images, sorted by name; of two with one name the asset catalog's comes first, as for
  /// UIKit.
  package let sets: [ImageSet]
  /// Faults of the asset catalogs' own files, at their place in them.
  package let diagnostics: [Diagnostic]
  /// The texts in which ``diagnostics`` point.
  package let sources: [SourceFile]
  /// The names of the colors that asset catalogs hold; `nil` if nothing is known of any.
  package let colorNames: Set<String>?

  /// How the app finds loose files.
  package let lookup: ImageLookup

  private let indexByName: [String: Int]
  private let indexByLowercasedName: [String: Int]
  /// The sets of loose files that are found with their extension, by their names without it in
  /// lower case.
  private let indexByStem: [String: Int]
  /// The paths of files that no app loads by name, by their names with and without extension.
  private let foreignPaths: [String: String]

  /// Puts a library together from what has been read.
  ///
  /// - Parameters:
  ///   - index: Tells what had to be read.
  ///   - contents: The bytes of each of ``ImageIndex/contents`` by path; one that is missing could
  ///     not be opened.
  ///   - inspections: What was found in each of ``ImageIndex/images`` by path; one that is missing
  ///     counts as unreadable.
  ///   - lookup: How the app finds loose files.
  package convenience init(
    _ index: ImageIndex, contents: [String: [UInt8]], inspections: [String: ImageInspection],
    lookup: ImageLookup = .uiKit
  ) {
    var assembly = LibraryAssembly(
      index, contents: contents, inspections: inspections, lookup: lookup)
    assembly.assemble()
    self.init(
      sets: assembly.sets, diagnostics: assembly.diagnostics.sorted(by: { $0.precedes($1) }),
      sources: assembly.sources, colorNames: assembly.colorNames, lookup: lookup,
      foreignPaths: Dictionary(
        index.foreign.flatMap { file in
          [String(file.name), ImageFileName(file.name).name].map { ($0, file.path) }
        }, uniquingKeysWith: { first, _ in first }))
  }

  /// Makes a library of names alone: nothing is known of the files.
  package convenience init(names: some Sequence<String>) {
    let sets = Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      ImageSet(name: name, origin: .loose, variants: [], preservesVector: false)
    }
    self.init(
      sets: sets, diagnostics: [], sources: [], colorNames: nil, lookup: .uiKit, foreignPaths: [:])
  }

  private init(
    sets: [ImageSet], diagnostics: [Diagnostic], sources: [SourceFile], colorNames: Set<String>?,
    lookup: ImageLookup, foreignPaths: [String: String]
  ) {
    self.lookup = lookup
    self.foreignPaths = foreignPaths
    self.colorNames = colorNames
    self.sets = sets
    self.diagnostics = diagnostics
    self.sources = sources
    var indexByName: [String: Int] = [:]
    var indexByLowercasedName: [String: Int] = [:]
    var indexByStem: [String: Int] = [:]
    for (index, set) in sets.enumerated().reversed() {
      indexByName[set.name] = index
      indexByLowercasedName[set.name.lowercased()] = index
      guard set.origin == .loose, !set.variants.isEmpty else { continue }
      let fileName = ImageFileName(set.name)
      if fileName.format != nil { indexByStem[fileName.name.lowercased()] = index }
    }
    self.indexByStem = indexByStem
    self.indexByName = indexByName
    self.indexByLowercasedName = indexByLowercasedName
  }

  /// The same images with what was found in their files; the others stay as they are.
  func replacingInspections(by found: [FileEntry: ImageInspection]) -> ImageLibrary {
    let sets = sets.map { set in
      ImageSet(
        name: set.name, origin: set.origin,
        variants: set.variants.map { variant in
          ImageVariant(
            slot: variant.slot, file: variant.file,
            inspection: found[variant.file] ?? variant.inspection)
        }, preservesVector: set.preservesVector, isBroken: set.isBroken)
    }
    return ImageLibrary(
      sets: sets, diagnostics: diagnostics, sources: sources, colorNames: colorNames,
      lookup: lookup, foreignPaths: foreignPaths)
  }

  /// Whether there are no images at all.
  package var isEmpty: Bool { sets.isEmpty }

  /// Whether there is nothing that a name could lead to, not even a file that no app loads.
  package var isBare: Bool { sets.isEmpty && foreignPaths.isEmpty }

  /// The image of exactly this name; `nil` for none.
  package subscript(name: String) -> ImageSet? {
    indexByName[name].map { sets[$0] }
  }

  /// The image that a name in a property list leads to.
  ///
  /// - Complexity: O(1) in the images.
  package func match(for name: String) -> ImageMatch {
    guard !Self.leadsOutside(name.utf8) else { return .outside }
    if isEmpty { return foreignMatch(for: name) }
    if let set = self[name] { return .exact(set) }
    let meant = name.utf8.contains(where: Self.marksVariant) ? meantNames(name) : [name]
    for name in meant {
      if let set = self[name] { return .withExtension(set) }
    }
    for name in [name] + meant {
      if let index = indexByLowercasedName[name.lowercased()] { return .differentCase(sets[index]) }
    }
    // The last one is the shortest: without extension, scale and device.
    if let stem = meant.last, let index = indexByStem[stem.lowercased()] {
      return .needsExtension(sets[index])
    }
    return foreignMatch(for: name)
  }

  private func foreignMatch(for name: String) -> ImageMatch {
    foreignPaths[name].map { .foreign(path: $0) } ?? .missing
  }

  /// The names that an author may have meant by that of a file: with its extension, and without.
  private func meantNames(_ name: String) -> [String] {
    let folderEnd = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
    let (folder, last) = (name[..<folderEnd], name[folderEnd...])
    let fileName = ImageFileName(last)
    var names = fileName.format == nil ? [] : [lookup.name(of: fileName)]
    names.append(Self.plainName(of: last))
    // An export dialog adds an extension that is there already.
    if fileName.format != nil, ImageFileName(fileName.name).format != nil {
      names.append(Self.plainName(of: fileName.name))
    }
    return names.map { folder + $0 }
  }

  /// Whether a byte may begin an extension, a scale or a device.
  private static func marksVariant(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "~")
  }

  /// The name that was meant by a file's name; a plain name is returned as it is.
  package static func plainName(of written: some StringProtocol) -> String {
    let fileName = ImageFileName(written)
    // What comes after the dot of `v1.2@2x` is not an extension.
    return fileName.format != nil ? fileName.name : ImageFileName("\(written).png").name
  }

  /// Whether a name is a path that could leave its folder, on any system.
  ///
  /// `Group/poster` is none: asset catalogs name images so.
  private static func leadsOutside(_ name: String.UTF8View) -> Bool {
    // Nearly all names are plain, and each is looked at.
    guard !name.isEmpty, !isPlain(name) else { return false }
    if name.first == UInt8(ascii: "~") || name.contains(UInt8(ascii: "\\")) || name.contains(0) {
      return true
    }
    // An empty part at the start is an absolute path.
    return name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .contains { $0.isEmpty || $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
  }

  /// Whether a name surely stays in its folder: it holds no byte that has a meaning in paths.
  private static func isPlain(_ name: String.UTF8View) -> Bool {
    unsafe name.withContiguousStorageIfAvailable { bytes in
      let bytes = unsafe bytes.span
      for index in bytes.indices {
        switch bytes[index] {
        case 0, UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "~"):
          return false
        default: continue
        }
      }
      return true
    } ?? false
  }
}
