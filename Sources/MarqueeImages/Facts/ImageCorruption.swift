/// What is wrong in a damaged file.
package enum ImageCorruption: String, Hashable, Sendable, CaseIterable {
  /// The checksum of a chunk is not that of its bytes.
  case checksum
  /// A part is not of a kind that may be here.
  case unknownPart
  /// A part claims a size that it cannot have.
  case partSize
  /// A part is where it must not be, or a second time.
  case misplacedPart
  /// The part that names the size is missing.
  case missingHeader
  /// There is a header, but no image.
  case missingImageData
  /// A color model with a palette has none.
  case missingPalette
  /// Width or height is 0.
  case zeroSize
  /// A field of the header has a value that the format does not know.
  case invalidValue
  /// More parts than any real image has.
  case tooManyParts
  /// Parts contain one another too deeply, or lead back to themselves.
  case nesting
  /// The text declares an XML entity, which can make it grow without bound or read other files.
  case entityDeclaration
}

extension ImageCorruption: CustomStringConvertible {
  /// The fact in words: `its checksum does not match`.
  package var description: String {
    switch self {
    case .checksum: "its checksum does not match"
    case .unknownPart: "it is of an unknown kind"
    case .partSize: "its size is impossible"
    case .misplacedPart: "it is in the wrong place"
    case .missingHeader: "the size of the image is missing"
    case .missingImageData: "the image itself is missing"
    case .missingPalette: "the palette is missing"
    case .zeroSize: "width or height is 0"
    case .invalidValue: "a value is not one that the format knows"
    case .tooManyParts: "there are too many parts"
    case .nesting: "parts are nested too deeply or in a circle"
    case .entityDeclaration: "it declares an XML entity"
    }
  }
}
