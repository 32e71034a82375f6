import MarqueeCatalog
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

extension RuleContext {
  /// Visits the names of pictures and what they refer to; none where no folder was looked at.
  func forEachImageReference(
    _ body: (ValueIndex, AuthoredText, ImageReference, ImageLibrary) -> Void
  ) {
    guard let images else { return }
    forEachString(where: \.isImageName) { _, value in
      let text = text(of: value)
      body(value, text, ImageReference(text, in: images), images)
    }
  }
}
