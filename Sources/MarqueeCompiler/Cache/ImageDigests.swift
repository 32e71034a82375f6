import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueeScreen

/// Digests of everything that screens depend on in their images.
///
/// Equal facts have equal digests, even of files copied, touched, or read on another machine.
struct ImageDigests: Sendable {
  private struct Answer {
    let digest: ContentDigest
    /// Whether the name leads to an image, even if it is misspelled.
    let isImage: Bool
  }

  private var answers: [String: Answer] = [:]
  private let allNames: ContentDigest
  /// Whether there is a folder with images, without which nothing is known about names.
  private let state: State
  /// The content folder, as a prefix of file paths.
  private let root: String?

  private enum State: Int {
    case unknown
    case noImages
    case images
  }

  /// Makes a value without any digests.
  ///
  /// - Parameters:
  ///   - images: The images; `nil` if none are known.
  ///   - root: The content folder, as a prefix of file paths.
  init(of images: ImageLibrary?, below root: String?) {
    self.root = root
    state = images == nil ? .unknown : images?.isEmpty == true ? .noImages : .images
    allNames =
      images?.digestOfNames { ContentPath.inside($0, of: root) } ?? ContentDigest(of: [])
  }

  /// Inspects the images that some screens name, and adds what is known about them.
  mutating func inspect(
    _ references: [[Reference]], in images: inout FolderImages, _ workers: Workers
  ) {
    guard images.library?.isBare == false else { return }
    let names = Set(references.joined().lazy.map(\.name)).filter { answers[$0] == nil }
    guard !names.isEmpty else { return }
    images.inspect([Array(names)])
    guard let library = images.library else { return }
    let found = workers.map(Array(names), inRunsOf: 64) { [allNames, root] name in
      (name, Self.answer(to: name, in: library, allNames, below: root))
    }
    for (name, answer) in found { answers[name] = answer }
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
    if let set { hash.add(set.digest { ContentPath.inside($0, of: root) }) }
    // What a misspelled name means may depend on any name.
    if word != "exact" { hash.add(allNames) }
    return Answer(digest: hash.finished(), isImage: set != nil)
  }

  /// Whether the name of each reference leads to an image, even if it is misspelled.
  func resolves(_ references: [Reference]) -> Bool {
    references.allSatisfy { answers[$0.name]?.isImage == true }
  }

  func digest(of references: [Reference]) -> ContentDigest {
    var hash = SipHash()
    guard !references.isEmpty else { return hash.finished() }
    hash.add(state.rawValue)
    for reference in references {
      if let answer = answers[reference.name] { hash.add(answer.digest) }
    }
    return hash.finished()
  }
}
