/// Why an image's file cannot be shown, or not in full.
package enum ImageFault: Error, Hashable, Sendable {
  /// The file has no byte.
  case empty
  /// The file ends before the part that begins at this offset does.
  case truncated(at: Int)
  /// The part that begins at this offset is damaged.
  case corrupted(at: Int, ImageCorruption)
  /// The content is not in an image format that Marquee knows.
  case notAnImage
  /// The image has more than ``PixelSize/maximumPixelCount`` pixels.
  case tooLarge(PixelSize)
  /// The header goes on after the bytes that are read for it (``ReadingDepth/headerLimit``).
  case headerTooLong(at: Int)
  /// The system does not let the file be read.
  case unreadable
  /// A folder, a pipe, or a link that leads nowhere is in place of a file.
  case notARegularFile(FileKind)
}

extension ImageFault: CustomStringConvertible {
  /// The fact in words, after the name of an image: `is empty`.
  package var description: String {
    switch self {
    case .empty: "is empty"
    case .truncated(at: let offset): "is cut off in the part at byte \(offset)"
    case .corrupted(at: let offset, let what): "is damaged at byte \(offset): \(what)"
    case .notAnImage: "is not an image"
    case .tooLarge(let size): "claims \(size) pixels, more than a phone can hold"
    case .headerTooLong(at: let offset): "has a header that does not end near byte \(offset)"
    case .unreadable: "cannot be read"
    case .notARegularFile(let kind): "is \(kind), not a file"
    }
  }
}
