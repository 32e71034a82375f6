package import MarqueeDiagnostics
import MarqueeScreen

/// All images of a content folder, by the names with which an app requests them.
///
/// It is immutable. It is a class because the check of every image's name receives it, so a copy
/// must cost no more than a reference.
package final class ImageLibrary: Sendable {
  /// The images, sorted by name; if two have the same name, the asset catalog's comes first, as in
  /// UIKit.
  package let sets: [ImageSet]
  /// Faults of the asset catalogs' own files, with their places.
  package let diagnostics: [Diagnostic]
  /// The texts that ``diagnostics`` point into.
  package let sources: [SourceFile]
  /// The names of the colors in asset catalogs; `nil` if it is unknown which colors exist.
  package let colorNames: Set<String>?
  /// The folders of asset catalogs' sets that hold something else than images, such as data, by
  /// their names.
  package let otherSets: [String: String]

  package let lookup: ImageLookup

  private let indexByName: [String: Int]
  private let indexByLowercasedName: [String: Int]
  /// The sets of loose files that are found with their extension, or that have an end meant as a
  /// scale, by lowercased name without it.
  private let indexByStem: [String: Int]
  /// The paths of files that no app loads by name, by name with and without extension.
  private let foreignPaths: [String: String]

  /// Combines everything that was read into a library.
  ///
  /// - Parameters:
  ///   - index: The index of the files that had to be read.
  ///   - contents: The bytes of each of ``ImageIndex/contents`` by path; a missing one could not be
  ///     opened.
  ///   - inspections: The inspection of each of ``ImageIndex/images`` by path; a missing one counts
  ///     as unreadable.
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
      sources: assembly.sources, colorNames: assembly.colorNames, otherSets: assembly.otherSets,
      lookup: lookup,
      foreignPaths: Dictionary(
        first: index.foreign.flatMap { file in
          [String(file.name), ImageFileName(file.name).name].map { ($0, file.path) }
        }))
  }

  package convenience init(names: some Sequence<String>) {
    let sets = Set(names).sortedByBytes().map { name in
      ImageSet(name: name, origin: .loose, variants: [], preservesVector: false)
    }
    self.init(
      sets: sets, diagnostics: [], sources: [], colorNames: nil, otherSets: [:], lookup: .uiKit,
      foreignPaths: [:])
  }

  private init(
    sets: [ImageSet], diagnostics: [Diagnostic], sources: [SourceFile], colorNames: Set<String>?,
    otherSets: [String: String], lookup: ImageLookup, foreignPaths: [String: String]
  ) {
    self.lookup = lookup
    self.otherSets = otherSets
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
      let stem = fileName.format == nil ? set.name : fileName.name
      for name in [stem, ImageFileName.withoutFalseScale(stem) ?? stem] where name != set.name {
        indexByStem[name.lowercased()] = index
      }
    }
    self.indexByStem = indexByStem
    self.indexByName = indexByName
    self.indexByLowercasedName = indexByLowercasedName
  }

  func replacingInspections(by found: [FileEntry: ImageInspection]) -> ImageLibrary {
    let sets = sets.map { set in
      guard set.variants.contains(where: { found[$0.file] != nil }) else { return set }
      return ImageSet(
        name: set.name, origin: set.origin,
        variants: set.variants.map { variant in
          ImageVariant(
            slot: variant.slot, file: variant.file,
            inspection: found[variant.file] ?? variant.inspection)
        }, preservesVector: set.preservesVector, isBroken: set.isBroken)
    }
    return ImageLibrary(
      sets: sets, diagnostics: diagnostics, sources: sources, colorNames: colorNames,
      otherSets: otherSets, lookup: lookup, foreignPaths: foreignPaths)
  }

  package var isEmpty: Bool { sets.isEmpty }

  /// Whether no name can match anything, not even a file that no app loads.
  package var isBare: Bool { sets.isEmpty && foreignPaths.isEmpty }

  /// Returns the image with exactly this name; `nil` for none.
  package subscript(name: String) -> ImageSet? {
    indexByName[name].map { sets[$0] }
  }

  /// Returns the image that a name in a property list refers to.
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
    // The last name is the shortest: it has no extension, scale or device.
    if let stem = meant.last, let index = indexByStem[stem.lowercased()] {
      return .needsExtension(sets[index])
    }
    return foreignMatch(for: name)
  }

  private func foreignMatch(for name: String) -> ImageMatch {
    foreignPaths[name].map { .foreign(path: $0) } ?? .missing
  }

  /// The names that an author may have meant by a file name: with its extension, and without.
  private func meantNames(_ name: String) -> [String] {
    let folderEnd = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
    let (folder, last) = (name[..<folderEnd], name[folderEnd...])
    let fileName = ImageFileName(last)
    var names = fileName.format == nil ? [] : [lookup.name(of: fileName)]
    names.append(Self.plainName(of: last))
    // Some export dialogs append an extension that is already there.
    if fileName.format != nil, ImageFileName(fileName.name).format != nil {
      names.append(Self.plainName(of: fileName.name))
    }
    return names.map { folder + $0 }
  }

  /// Whether a byte can begin an extension, a scale or a device.
  private static func marksVariant(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "~")
  }

  /// Returns the name that was meant by a file name; a plain name is returned unchanged.
  package static func plainName(of written: some StringProtocol) -> String {
    let fileName = ImageFileName(written)
    // The text after the dot of `v1.2@2x` is not an extension.
    return fileName.format != nil ? fileName.name : ImageFileName("\(written).png").name
  }

  /// Whether a name is a path that could leave its folder, on any system.
  ///
  /// `Group/poster` is not: it is the name of an image in an asset catalog.
  private static func leadsOutside(_ name: String.UTF8View) -> Bool {
    // Nearly all names are plain, and every name is checked.
    guard !name.isEmpty, !isPlain(name) else { return false }
    if name.first == UInt8(ascii: "~") || name.contains(UInt8(ascii: "\\")) || name.contains(0) {
      return true
    }
    // An empty first part means an absolute path.
    return name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .contains { $0.isEmpty || $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
  }

  /// Whether a name surely stays in its folder, because no byte in it is special in paths.
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
