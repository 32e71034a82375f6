import MarqueeLoading
import MarqueeSupport

/// Digests of everything that screens depend on in the library.
struct LibraryDigests: Sendable {
  private let items: [String: ContentDigest]
  private let kinds: [String: ContentDigest]
  /// The digest of what could not be read, which may be any item.
  private let unread: ContentDigest
  private let whole: ContentDigest

  /// Digests a library.
  ///
  /// - Complexity: O(*n*) in the bytes of its files.
  init(of content: ContentFolder) {
    let library = content.library.library
    let digests = library.items.map { (item: $0, digest: $0.digest) }
    items = Dictionary(
      digests.map { ($0.item.id, $0.digest) }, uniquingKeysWith: { first, _ in first })
    var hashes: [String: SipHash] = [:]
    for (item, digest) in digests { hashes[item.kind.name, default: SipHash()].add(digest) }
    kinds = hashes.mapValues { $0.finished() }
    unread = library.digestOfUnreadItems
    var hash = SipHash()
    for file in content.libraryFiles.map(\.file) {
      hash.add(file.outputName)
      hash.add(file.bytes.count)
      hash.add(file.bytes[...])
    }
    whole = hash.finished()
  }

  /// Returns the digest of what a screen depends on.
  ///
  /// - Parameter showsPlaces: Whether a diagnostic points into the library, so that the place of every
  ///   item counts.
  func digest(of references: References, showsPlaces: Bool) -> ContentDigest {
    var hash = SipHash()
    guard !references.items.isEmpty || !references.choices.isEmpty else { return hash.finished() }
    hash.add(unread)
    for item in references.items { hash.add(items[item.name] ?? whole) }
    for choice in references.choices {
      hash.add(choice.target == .itemKind ? kinds[choice.name] ?? unread : whole)
    }
    if showsPlaces { hash.add(whole) }
    return hash.finished()
  }
}
