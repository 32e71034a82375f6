import MarqueeCatalog
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
  init(_ text: AuthoredText, in images: ImageNames) {
    guard !text.isBlank, UnseenCharacter.first(in: text.bytes) == nil else {
      self = .unreadable
      return
    }
    guard !Self.leadsOutside(text.bytes) else {
      self = .outside
      return
    }
    let name = String(decoding: text.bytes, as: UTF8.self)
    let plainName = ImageNames.plainName(of: name)
    if images.contains(name) {
      self = .picture
    } else if images.contains(plainName) {
      self = .fileName(of: plainName)
    } else if let other = images.equalButForCase(plainName) {
      self = .otherCase(other)
    } else {
      self = .missing
    }
  }

  /// Whether a name is a path that could leave its folder, on any system.
  ///
  /// `Group/poster` is none: asset catalogs name pictures so.
  private static func leadsOutside(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, first != UInt8(ascii: "~"),
      !name.contains(UInt8(ascii: "\\"))
    else { return true }
    // An empty part at the start is an absolute path.
    return name.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .contains { $0.isEmpty || $0.elementsEqual(".".utf8) || $0.elementsEqual("..".utf8) }
  }
}

extension RuleContext {
  /// Visits the names of pictures and what they refer to; none where no folder was looked at.
  func forEachImageReference(
    _ body: (ValueIndex, AuthoredText, ImageReference, ImageNames) -> Void
  ) {
    guard let images else { return }
    forEachString(where: \.namesPicture) { _, value in
      let text = text(of: value)
      body(value, text, ImageReference(text, in: images), images)
    }
  }
}

extension FieldKind {
  fileprivate var namesPicture: Bool { self == .imageName }
}
