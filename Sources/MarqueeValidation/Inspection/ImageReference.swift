import MarqueeCatalog
import MarqueeConcurrency
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList

/// What the name of a picture refers to.
///
/// The cases exclude each other, so one name has at most one diagnostic.
enum ImageReference: Hashable {
  /// An empty name, or one with control characters: other rules are about those.
  case unreadable
  /// A path that leads out of the content folder; it is looked up nowhere.
  case outside
  /// A picture of the content folder.
  case picture
  /// No picture, but one whose name differs in letter case only.
  case otherCase(String)
  /// A file's name with its extension or scale, where a picture has the name without them.
  case fileName(of: String)
  /// Nothing.
  case missing

  /// Looks up a name.
  init(_ text: AuthoredText, in images: ImageLibrary) {
    guard !text.isBlank, UnseenCharacter.first(in: text.bytes) == nil else {
      self = .unreadable
      return
    }
    switch images.match(for: String(decoding: text.bytes, as: UTF8.self)) {
    case .exact: self = .picture
    case .withExtension(let set): self = .fileName(of: set.name)
    case .differentCase(let set): self = .otherCase(set.name)
    case .outside: self = .outside
    case .missing: self = .missing
    }
  }
}

/// The name of a picture that refers to no picture as it is written.
struct LocatedImageReference {
  /// The name's string.
  let value: ValueIndex
  /// What it refers to.
  let reference: ImageReference

  /// The names of a screen that have something for a rule to say; none without a library.
  ///
  /// - Complexity: O(*n*) in the bytes of the names.
  static func all(
    in catalog: LocatedCatalog, of images: ImageLibrary?, _ workers: Workers
  ) -> [LocatedImageReference] {
    guard let images else { return [] }
    return catalog.mapSections(workers) { all(in: catalog, $0, of: images) }
  }

  private static func all(
    in catalog: LocatedCatalog, _ run: Range<Int>, of images: ImageLibrary
  ) -> [LocatedImageReference] {
    var references: [LocatedImageReference] = []
    let document = catalog.document
    catalog.forEachField(in: run, where: \.isImageName) { occurrence in
      document.forEachSoundString(of: occurrence) { value in
        let reference = ImageReference(AuthoredText(of: value, in: document), in: images)
        guard reference != .picture, reference != .unreadable else { return }
        references.append(LocatedImageReference(value: value, reference: reference))
      }
    }
    return references
  }
}

extension RuleContext {
  /// Visits the names of pictures that refer to no picture as they are written, and what they
  /// refer to; none where no folder was looked at.
  func forEachImageReference(
    _ body: (ValueIndex, AuthoredText, ImageReference, ImageLibrary) -> Void
  ) {
    guard let images else { return }
    for located in imageReferences {
      body(located.value, text(of: located.value), located.reference, images)
    }
  }
}
