import MarqueeConcurrency
import MarqueeImages

/// What the pictures of a content folder tell the screens that name them.
///
/// Two runs that tell a screen the same have the same digest for it, though files were copied,
/// touched or read on another machine meanwhile.
struct PictureDigests: Sendable {
  private let images: ImageLibrary?
  private let digests: [String: ContentDigest]
  /// All names: they are looked through for what an author may have meant.
  private let allNames: ContentDigest

  /// Digests pictures.
  ///
  /// - Parameters:
  ///   - images: The pictures, those that are used looked into; `nil` where none are known.
  ///   - used: The names of those that are used.
  ///   - root: The content folder, as the paths of files begin.
  init(_ images: ImageLibrary?, used: Set<String>, below root: String?, workers: Workers) {
    self.images = images
    let sets = (images?.sets ?? []).filter { used.contains($0.name) }
    let found = workers.map(sets) { set in
      (set.name, set.digest { ContentPath.inside($0, of: root) })
    }
    // Of two pictures with one name an app finds the first.
    digests = Dictionary(found, uniquingKeysWith: { first, _ in first })
    var hash = SipHash()
    for set in images?.sets ?? [] { hash.add(set.name) }
    allNames = hash.finished()
  }

  /// Whether each of some names leads to a picture, if only to one that it nearly names.
  func resolves(_ names: [String]) -> Bool {
    names.allSatisfy { name in
      switch images?.match(for: name) {
      case .exact, .withExtension, .differentCase: true
      case .outside, .missing, nil: false
      }
    }
  }

  /// What a screen is told that writes these names.
  func digest(of names: [String]) -> ContentDigest {
    var hash = SipHash()
    guard let images, !names.isEmpty else { return hash.finished() }
    guard !images.isEmpty else {
      // No name leads anywhere then.
      hash.add("none")
      return hash.finished()
    }
    for name in names {
      switch images.match(for: name) {
      case .exact(let set): hash.add("exact", digests[set.name])
      case .withExtension(let set): hash.add("extension", digests[set.name])
      case .differentCase(let set): hash.add("case", digests[set.name])
      case .outside: hash.add("outside", nil)
      case .missing: hash.add("missing", allNames)
      }
    }
    return hash.finished()
  }
}

extension SipHash {
  fileprivate mutating func add(_ word: String, _ digest: ContentDigest?) {
    add(word)
    add((digest?.bytes ?? [])[...])
  }
}
