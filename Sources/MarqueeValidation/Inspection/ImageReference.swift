import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeSupport

/// What the name of an image refers to.
///
/// The cases exclude each other, so one name has at most one diagnostic.
enum ImageReference: Hashable {
  /// An empty name, or one with control characters: other rules are about those.
  case unreadable
  /// A path that leads out of the content folder; it is looked up nowhere.
  case outside
  /// An image of the content folder.
  case image
  /// No image, but one whose name differs in letter case only.
  case otherCase(String)
  /// A file's name with its extension or scale, where an image has the name without them.
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
    case .exact: self = .image
    case .withExtension(let set): self = .fileName(of: set.name)
    case .differentCase(let set): self = .otherCase(set.name)
    case .outside: self = .outside
    case .missing: self = .missing
    }
  }
}

extension ImageReference {
  /// What the names of a screen refer to, by their numbers; nothing without a library.
  ///
  /// - Complexity: O(*n*) in the bytes of the names.
  static func all(
    of screen: InspectedScreen, in images: ImageLibrary?, _ workers: Workers
  ) -> [ImageReference] {
    guard let images else { return [] }
    let document = screen.catalog.document
    return workers.map(screen.imageNames.firstValues, inRunsOf: 2048) { value in
      ImageReference(AuthoredText(of: value, in: document), in: images)
    }
  }
}

extension RuleContext {
  /// Visits the names of images that refer to no image as they are written, and what they
  /// refer to; none if no folder was looked at.
  func forEachImageReference(
    _ body: (ValueIndex, AuthoredText, ImageReference, ImageLibrary) -> Void
  ) {
    guard let images else { return }
    for use in screen.imageNames.uses {
      let reference = imageReferences[use.name]
      guard reference != .image, reference != .unreadable,
        document.isSoundString(use.value)
      else { continue }
      body(use.value, text(of: use.value), reference, images)
    }
  }
}
