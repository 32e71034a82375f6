import MarqueeImages
import MarqueeLoading

/// What an image name refers to.
///
/// The cases exclude each other, so a name has at most one diagnostic.
enum ImageReference: Hashable {
  /// An empty name, or one with control characters, which other rules report.
  case unreadable
  /// A path that leads out of the content folder and is not looked up.
  case outside
  case image
  /// No image, but one whose name differs only in case.
  case otherCase(String)
  /// A file name with its extension or scale, while an image has the name without them.
  case fileName(of: String)
  case invalid(ImageNameFault)
  /// No image, but a loose file that is only found with its extension; its name with the extension.
  case withoutExtension(of: String)
  /// No image, but a loose file that would be it with another extension or scale.
  case misnamed(FileEntry)
  /// No image, but a file at this path in a format that no app loads by name.
  case foreign(path: String)
  case missing

  /// Looks up a name; without images, only the form of the name is checked.
  init(_ text: AuthoredText, in images: ImageLibrary?) {
    let isPlain = !text.bytes.isEmpty && text.bytes.allSatisfy(Self.isPlain)
    if isPlain, images?.isBare ?? true {
      // Most names are plain, and without images there is nothing to look them up in.
      self = images == nil ? .image : .missing
      return
    }
    let name = String(decoding: text.bytes, as: UTF8.self)
    if isPlain, let images {
      self.init(images.match(for: name), name)
    } else if case .exact? = images?.match(for: name), !text.isBlank {
      // An image has exactly this name, whatever its form is, unless it leads out of the folder.
      self = UnseenCharacter.first(in: text.bytes) == nil ? .image : .unreadable
    } else if text.isBlank || UnseenCharacter.first(in: text.bytes) != nil {
      self = .unreadable
    } else if let fault = ImageNameFault(name, in: images) {
      self = .invalid(fault)
    } else if let images, !images.isEmpty {
      self.init(images.match(for: name), name)
    } else if let plain = Self.plainName(ofVariant: name) {
      self = .fileName(of: plain)
    } else {
      self = images.map { Self($0.match(for: name), name) } ?? .image
    }
  }

  /// Whether a byte has no meaning in file names and paths, and cannot be part of any fault.
  static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }

  private init(_ match: ImageMatch, _ name: String) {
    switch match {
    case .exact: self = .image
    case .withExtension(let set): self = .fileName(of: set.name)
    case .differentCase(let set): self = .otherCase(set.name)
    case .needsExtension(let set):
      // A vector image is not found by its name with the extension either.
      let file = set.variants.first { !($0.promisedFormat?.support.contains(.looseFiles) ?? true) }
      self =
        file.map { .foreign(path: $0.file.path) } ?? set.misnamedFile(of: name).map(Self.misnamed)
        ?? .withoutExtension(of: set.name)
    case .foreign(let path): self = .foreign(path: path)
    case .outside: self = .outside
    case .missing: self = .missing
    }
  }

  /// The name without its scale and repeated extension, if it is certainly a file name; `nil` for a
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

extension ImageSet {
  /// The file that only needs another extension or scale to be the image with a name.
  fileprivate func misnamedFile(of name: String) -> FileEntry? {
    let fileName = ImageFileName(self.name)
    let stem = fileName.format == nil ? self.name : fileName.name
    let plain = ImageFileName.withoutFalseScale(stem)?.lowercased()
    return fileName.format == .png || plain == ImageLibrary.plainName(of: name).lowercased()
      ? variants.first?.file : nil
  }
}
