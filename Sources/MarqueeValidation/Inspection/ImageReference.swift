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
  /// A name of a form that no image's name has.
  case invalid(ImageNameFault)
  /// No image, but a loose file that is found with its extension alone; its name with that.
  case withoutExtension(of: String)
  /// No image, but a file of this path in a format that no app loads by name.
  case foreign(path: String)
  /// Nothing.
  case missing

  /// Looks up a name; without images it is only seen whether its form is one of a name.
  init(_ text: AuthoredText, in images: ImageLibrary?) {
    let name = String(decoding: text.bytes, as: UTF8.self)
    if images?[name] != nil, !text.isBlank {
      // An image has this very name, whatever it looks like.
      self = UnseenCharacter.first(in: text.bytes) == nil ? .image : .unreadable
    } else if text.isBlank || UnseenCharacter.first(in: text.bytes) != nil {
      self = .unreadable
    } else if let fault = ImageNameFault(name, in: images) {
      self = .invalid(fault)
    } else if let images, !images.isEmpty {
      self.init(images.match(for: name))
    } else if let plain = Self.plainName(ofVariant: name) {
      self = .fileName(of: plain)
    } else {
      self = images.map { Self($0.match(for: name)) } ?? .image
    }
  }

  private init(_ match: ImageMatch) {
    switch match {
    case .exact: self = .image
    case .withExtension(let set): self = .fileName(of: set.name)
    case .differentCase(let set): self = .otherCase(set.name)
    case .needsExtension(let set):
      // A vector image is not found with its extension either.
      let file = set.variants.first { !($0.promisedFormat?.support.contains(.looseFiles) ?? true) }
      self = file.map { .foreign(path: $0.file.path) } ?? .withoutExtension(of: set.name)
    case .foreign(let path): self = .foreign(path: path)
    case .outside: self = .outside
    case .missing: self = .missing
    }
  }

  /// The name without scale and repeated extension, where it surely is that of a file; `nil` for a
  /// name that may be an image's.
  private static func plainName(ofVariant name: String) -> String? {
    guard name.utf8.contains(where: { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: ".") }) else {
      return nil
    }
    let fileName = ImageFileName(name)
    let isRepeated = fileName.format != nil && ImageFileName(fileName.name).format != nil
    let stem = fileName.format == nil ? ImageFileName("\(name).png") : fileName
    guard isRepeated || stem.scale != .one else { return nil }
    let plain = isRepeated ? ImageFileName(fileName.name).name : stem.name
    return fileName.format.map { $0 == .png } ?? true
      ? plain : "\(plain).\(fileName.fileExtension ?? "")"
  }
}

extension ImageReference {
  /// What the names of a screen refer to, by their numbers.
  ///
  /// - Complexity: O(*n*) in the bytes of the names.
  static func all(
    of screen: InspectedScreen, in images: ImageLibrary?, _ workers: Workers
  ) -> [ImageReference] {
    let document = screen.catalog.document
    return workers.map(screen.imageNames.firstValues, inRunsOf: 2048) { value in
      ImageReference(AuthoredText(of: value, in: document), in: images)
    }
  }
}

extension RuleContext {
  /// Visits the names of images that refer to no image as they are written, and what they
  /// refer to; if no folder was looked at, only those that cannot be an image's.
  func forEachImageReference(
    _ body: (ValueIndex, AuthoredText, ImageReference, ImageLibrary) -> Void
  ) {
    let images = images ?? ImageLibrary(names: [])
    for use in screen.imageNames.uses {
      let reference = imageReferences[use.name]
      guard reference != .image, reference != .unreadable,
        document.isSoundString(use.value)
      else { continue }
      body(use.value, text(of: use.value), reference, images)
    }
  }
}
