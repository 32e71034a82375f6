/// The reason why an image file cannot be shown completely.
package enum ImageFault: Error, Hashable, Sendable {
  case empty
  /// The file ends inside the part that begins at this offset.
  case truncated(at: Int)
  /// The part that begins at this offset is damaged.
  case damaged(at: Int)
  /// The content is not in a supported image format.
  case notAnImage
  /// The file is a pointer of Git LFS, which has not fetched the image.
  case gitLFSPointer
  /// The image has more than ``PixelSize/maximumPixelCount`` pixels.
  case tooLarge(PixelSize)
  case unreadable
  /// There is a folder, a pipe, or a broken link instead of a file.
  case notARegularFile(FileKind)
}

extension ImageFault: CustomStringConvertible {
  /// The fault in words, after the name of an image: `is empty`.
  package var description: String {
    switch self {
    case .empty: "is empty"
    case .truncated(at: let offset): "is cut off in the part at byte \(offset)"
    case .damaged(at: let offset): "is damaged at byte \(offset)"
    case .notAnImage: "is not an image"
    case .gitLFSPointer: "is a Git LFS pointer, not an image"
    case .tooLarge(let size): "claims \(size) pixels, more than a phone can hold"
    case .unreadable: "cannot be read"
    case .notARegularFile(let kind): "is \(kind), not a file"
    }
  }
}
