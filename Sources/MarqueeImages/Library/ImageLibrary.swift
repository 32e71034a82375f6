package import MarqueeDiagnostics

/// All images of a content folder, by the names with which an app asks for them.
package struct ImageLibrary: Sendable {
  /// The images, sorted by name; of two with one name the asset catalog's comes first, as for
  /// UIKit.
  package let sets: [ImageSet]
  /// Faults of the asset catalogs' own files, at their place in them.
  package let diagnostics: [Diagnostic]
  /// The texts in which ``diagnostics`` point.
  package let sources: [SourceFile]
  /// The names of the colors that asset catalogs hold; `nil` if nothing is known of any.
  package let colorNames: Set<String>?

  private let indexByName: [String: Int]
  private let indexByLowercasedName: [String: Int]

  /// Puts a library together from what has been read.
  ///
  /// - Parameters:
  ///   - index: Tells what had to be read.
  ///   - contents: The bytes of each of ``ImageIndex/contents`` by path; one that is missing could
  ///     not be opened.
  ///   - inspections: What was found in each of ``ImageIndex/images`` by path; one that is missing
  ///     counts as unreadable.
  package init(
    _ index: ImageIndex, contents: [String: [UInt8]], inspections: [String: ImageInspection]
  ) {
    var assembly = LibraryAssembly(index, contents: contents, inspections: inspections)
    assembly.assemble()
    self.init(
      sets: assembly.sets, diagnostics: assembly.diagnostics.sorted(by: { $0.precedes($1) }),
      sources: assembly.sources, colorNames: assembly.colorNames)
  }

  /// Makes a library of names alone: nothing is known of the files.
  package init(names: some Sequence<String>) {
    let sets = Set(names).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      ImageSet(name: name, origin: .loose, variants: [], preservesVector: false)
    }
    self.init(sets: sets, diagnostics: [], sources: [], colorNames: nil)
  }

  private init(
    sets: [ImageSet], diagnostics: [Diagnostic], sources: [SourceFile], colorNames: Set<String>?
  ) {
    self.colorNames = colorNames
    self.sets = sets
    self.diagnostics = diagnostics
    self.sources = sources
    var indexByName: [String: Int] = [:]
    var indexByLowercasedName: [String: Int] = [:]
    for (index, set) in sets.enumerated().reversed() {
      indexByName[set.name] = index
      indexByLowercasedName[set.name.lowercased()] = index
    }
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
        }, preservesVector: set.preservesVector)
    }
    return ImageLibrary(
      sets: sets, diagnostics: diagnostics, sources: sources, colorNames: colorNames)
  }

  /// Whether there are no images at all.
  package var isEmpty: Bool { sets.isEmpty }

  /// The image of exactly this name; `nil` for none.
  package subscript(name: String) -> ImageSet? {
    indexByName[name].map { sets[$0] }
  }

  /// The image that a name in a property list leads to.
  ///
  /// - Complexity: O(1) in the images.
  package func match(for name: String) -> ImageMatch {
    guard !Self.leadsOutside(name.utf8) else { return .outside }
    if isEmpty { return .missing }
    if let set = self[name] { return .exact(set) }
    guard name.utf8.contains(where: Self.marksVariant) else {
      return indexByLowercasedName[name.lowercased()].map { .differentCase(sets[$0]) } ?? .missing
    }
    let folderEnd = name.lastIndex(of: "/").map { name.index(after: $0) } ?? name.startIndex
    let plainName = name[..<folderEnd] + Self.plainName(of: name[folderEnd...])
    if let set = self[String(plainName)] { return .withExtension(set) }
    let index =
      indexByLowercasedName[name.lowercased()] ?? indexByLowercasedName[plainName.lowercased()]
    return index.map { .differentCase(sets[$0]) } ?? .missing
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
