package import MarqueeDiagnostics

/// All pictures of a content folder, by the names with which an app asks for them.
package struct ImageLibrary: Sendable {
  /// The pictures, sorted by name; of two with one name the asset catalog's comes first, as for
  /// UIKit.
  package let sets: [ImageSet]
  /// Faults of the asset catalogs' own files, at their place in them.
  package let diagnostics: [Diagnostic]
  /// The texts in which ``diagnostics`` point.
  package let sources: [SourceFile]

  private let indexByName: [String: Int]
  private let indexByLowercasedName: [String: Int]

  /// Puts a library together from what has been read.
  ///
  /// - Parameters:
  ///   - index: Tells what had to be read.
  ///   - contents: The bytes of each of ``ImageIndex/contents`` by path; one that is missing could
  ///     not be opened.
  ///   - inspections: What was found in each of ``ImageIndex/pictures`` by path; one that is missing
  ///     counts as unreadable.
  package init(
    _ index: ImageIndex, contents: [String: [UInt8]], inspections: [String: ImageInspection]
  ) {
    var assembly = LibraryAssembly(index, contents: contents, inspections: inspections)
    assembly.assemble()
    sets = assembly.sets
    diagnostics = assembly.diagnostics.sorted(by: Diagnostic.areInOrder)
    sources = assembly.sources
    var indexByName: [String: Int] = [:]
    var indexByLowercasedName: [String: Int] = [:]
    for (index, set) in sets.enumerated().reversed() {
      indexByName[set.name] = index
      indexByLowercasedName[set.name.lowercased()] = index
    }
    self.indexByName = indexByName
    self.indexByLowercasedName = indexByLowercasedName
  }

  /// The picture of exactly this name; `nil` for none.
  package subscript(name: String) -> ImageSet? {
    indexByName[name].map { sets[$0] }
  }

  /// The picture that a name in a property list leads to.
  ///
  /// - Complexity: O(1) in the pictures.
  package func match(for name: String) -> ImageMatch {
    if let set = self[name] { return .exact(set) }
    if Self.leadsOutside(name) { return .outside }
    if let index = indexByLowercasedName[name.lowercased()] { return .differentCase(sets[index]) }
    let folderEnd = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
    let fileName = ImageFileName(name[folderEnd...])
    guard fileName.format != nil else { return .missing }
    let plainName = name[..<folderEnd] + fileName.name
    let index = indexByName[String(plainName)] ?? indexByLowercasedName[plainName.lowercased()]
    return index.map { .withExtension(sets[$0]) } ?? .missing
  }

  private static func leadsOutside(_ name: String) -> Bool {
    name.hasPrefix("/") || name.hasPrefix("~/") || name.utf8.contains(0)
      || name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).contains("..")
  }
}
