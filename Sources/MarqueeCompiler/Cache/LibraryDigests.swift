import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeValidation

/// Digests of everything that screens depend on in the library.
struct LibraryDigests: Sendable {
  private let items: [String: ContentDigest]
  /// The digest of what could not be read, which may include any item.
  private let unread: ContentDigest
  private let whole: ContentDigest
  private let fileNames: Set<String>
  private let library: ItemLibrary
  private let contentModel: ContentModel

  /// Digests a library.
  ///
  /// - Complexity: O(*n*) in the bytes of its files.
  init(of content: ContentFolder) {
    fileNames = Set(content.libraryFiles.map(\.file.name))
    library = content.library.library
    contentModel = content.settings.contentModel
    items = Dictionary(first: library.items.map { ($0.id, $0.digest) })
    unread = library.digestOfUnreadItems
    var hash = SipHash()
    for file in content.libraryFiles.map(\.file) {
      hash.add(file.outputName)
      hash.add(file.bytes.count)
      hash.add(file.bytes[...])
    }
    whole = hash.finished()
  }

  func isPointedInto(by diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { diagnostic in
      fileNames.contains(diagnostic.place.file)
        || diagnostic.notes.contains { $0.place.map { fileNames.contains($0.file) } == true }
    }
  }

  /// Returns the digest of what a screen depends on.
  ///
  /// - Parameter showsPlaces: Whether a diagnostic points into the library, so that the place of
  ///   every item counts.
  func digest(of references: References, showsPlaces: Bool) -> ContentDigest {
    var hash = SipHash()
    guard !references.items.isEmpty || !references.queries.isEmpty || references.lacksItem else {
      return hash.finished()
    }
    hash.add(unread)
    for item in references.items { hash.add(items[item.name] ?? whole) }
    for query in references.queries {
      let found = query.items(in: library, contentModel)
      hash.add(found.count)
      for item in found { hash.add(item.id) }
    }
    if references.lacksItem || showsPlaces { hash.add(whole) }
    return hash.finished()
  }
}
