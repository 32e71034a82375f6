import MarqueeImages
import MarqueeSupport

/// What the images of a content folder tell the screens that name them.
///
/// Two runs that tell a screen the same have the same digest for it, though files were copied,
/// touched or read on another machine meanwhile.
struct ImageDigests: Sendable {
  /// What is known of a written name.
  private struct Answer {
    let digest: ContentDigest
    /// Whether the name leads to an image, if only to one that it nearly names.
    let isImage: Bool
  }

  private let answers: [String: Answer]
  /// Whether there is a folder with images at all, so that something can be known of a name.
  private let state: State

  private enum State: Int {
    case unknown
    case noImages
    case images
  }

  /// Digests images.
  ///
  /// - Parameters:
  ///   - images: The images, those that are used looked into; `nil` if none are known.
  ///   - names: The names that each screen writes.
  ///   - root: The content folder, as the paths of files begin.
  init(
    _ images: ImageLibrary?, of names: [[String]], below root: String?, workers: Workers
  ) {
    guard let images, !images.isBare else {
      state = images == nil ? .unknown : .noImages
      answers = [:]
      return
    }
    state = images.isEmpty ? .noImages : .images
    // All names are looked through for what an author may have meant.
    let allNames = images.digestOfNames { ContentPath.inside($0, of: root) }
    let found = workers.map(Array(Set(names.joined())), inRunsOf: 64) { name in
      (name, Self.answer(to: name, in: images, allNames, below: root))
    }
    answers = Dictionary(found, uniquingKeysWith: { first, _ in first })
  }

  private static func answer(
    to name: String, in images: ImageLibrary, _ allNames: ContentDigest, below root: String?
  ) -> Answer {
    let (word, set): (String, ImageSet?) =
      switch images.match(for: name) {
      case .exact(let set): ("exact", set)
      case .withExtension(let set): ("extension", set)
      case .differentCase(let set): ("case", set)
      case .needsExtension(let set): ("needs extension", set)
      case .foreign(let path): ("foreign \(ContentPath.inside(path, of: root))", nil)
      case .outside: ("outside", nil)
      case .missing: ("missing", nil)
      }
    var hash = SipHash()
    hash.add(word)
    hash.add(set?.digest { ContentPath.inside($0, of: root) } ?? allNames)
    return Answer(digest: hash.finished(), isImage: set != nil)
  }

  /// Whether each of some names leads to an image, if only to one that it nearly names.
  func resolves(_ names: [String]) -> Bool {
    names.allSatisfy { answers[$0]?.isImage == true }
  }

  /// What is known for a screen that writes these names.
  func digest(of names: [String]) -> ContentDigest {
    var hash = SipHash()
    guard !names.isEmpty else { return hash.finished() }
    hash.add(state.rawValue)
    for name in names {
      if let answer = answers[name] { hash.add(answer.digest) }
    }
    return hash.finished()
  }
}
