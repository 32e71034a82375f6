import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading

/// A fault in the form of an image's name, independent of the existing images.
enum ImageNameFault: Hashable, Sendable {
  /// White space around the name, which is given without it.
  case whiteSpace(String)
  /// Quotation marks around the name, which is given without them.
  case quotationMarks(String)
  /// An invisible character, given as its code point, such as `U+200B`; and the name without it.
  case invisible(String, String)
  case address
  case path(String)
}

extension ImageNameFault {
  /// The intended name; `nil` if it is not known.
  var meantName: String? {
    switch self {
    case .whiteSpace(let name), .quotationMarks(let name), .invisible(_, let name), .path(let name):
      name
    case .address: nil
    }
  }

  /// Finds the fault of a name that matches no image; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The name; it is not blank.
  ///   - images: The images of the content folder; `nil` if no folder was read.
  init?(_ name: String, in images: ImageLibrary?) {
    // Nearly all names are plain, and if there are no images every name gets here.
    let isPlain = name.utf8.allSatisfy { byte in
      ImageReference.isPlain(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "@")
    }
    guard !isPlain else { return nil }
    let isWrapped = WhiteSpace.trimming(Array(name.utf8)[...]).count < name.utf8.count
    let bare = Self.bare(name)
    if isWrapped, !bare.isEmpty {
      self = .whiteSpace(bare)
    } else if let scalar = name.unicodeScalars.first(where: Self.isInvisible) {
      let kept = name.unicodeScalars.filter { !Self.isInvisible($0) }
      self = .invisible(VisibleText.codePoint(scalar), String(String.UnicodeScalarView(kept)))
    } else if bare != name, !bare.isEmpty {
      self = .quotationMarks(bare)
    } else if Self.isAddress(name) {
      self = .address
    } else if let meant = Self.imageName(inPath: name, images) {
      self = .path(meant)
    } else {
      return nil
    }
  }

  /// A name without surrounding white space and quotation marks.
  private static func bare(_ name: String) -> String {
    var rest = name.unicodeScalars[...]
    while true {
      let bytes = Array(String(rest).utf8)
      let trimmed = String(decoding: WhiteSpace.trimming(bytes[...]), as: UTF8.self)
      rest = trimmed.unicodeScalars[...]
      guard rest.count > 2, let first = rest.first, let last = rest.last,
        quotationMarks.contains(first), quotationMarks.contains(last)
      else { return trimmed }
      rest = rest.dropFirst().dropLast()
    }
  }

  private static let quotationMarks: Set<Unicode.Scalar> = [
    "\"", "'", "`", "“", "”", "„", "‟", "‘", "’", "‚", "«", "»", "‹", "›",
  ]

  /// Whether a character is never visible, and useless in a name.
  ///
  /// Joiners and variation selectors are parts of visible characters, as in 👩‍👩‍👧.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0xAD, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0x2060, 0x2066...0x2069,
      0xFEFF:
      true
    default: false
    }
  }

  private static func isAddress(_ name: String) -> Bool {
    if name.hasPrefix("data:image/") { return true }
    // A colon is rare in names, and searching for one byte is quick.
    guard let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")), colon > name.startIndex else {
      return false
    }
    return name[colon...].hasPrefix("://")
      && name[..<colon].utf8.allSatisfy { (0x2B...0x7A).contains($0) }
  }

  /// The name of the image that a path leads to; `nil` for a name that is not a path, or if the
  /// image is unknown.
  private static func imageName(inPath name: String, _ images: ImageLibrary?) -> String? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, let last = parts.last, !last.isEmpty,
      parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." && !$0.hasPrefix("~") })
    else { return nil }
    guard let images, !images.isEmpty else {
      let isPath = parts.dropLast().contains { part in
        folders.contains(part.lowercased()) || part.hasSuffix(".xcassets")
          || part.hasSuffix(".imageset")
      }
      return isPath ? ImageLibrary.plainName(of: last) : nil
    }
    return images.match(for: String(last)).set?.name
  }

  /// Names of folders that hold files; a group of an asset catalog that is part of image names is
  /// not called any of these.
  private static let folders: Set = ["images", "content", "resources"]
}
