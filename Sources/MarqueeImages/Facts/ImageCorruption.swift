package enum ImageCorruption: String, Hashable, Sendable, CaseIterable {
  /// The checksum of a chunk does not match its bytes.
  case checksum
  case unknownPart
  case partSize
  case misplacedPart
  case missingHeader
  /// The file has a header but no image.
  case missingImageData
  /// The palette of an indexed color model is missing.
  case missingPalette
  /// Width or height is 0.
  case zeroSize
  case invalidValue
  /// There are more parts than in any real image.
  case tooManyParts
  /// Parts are nested too deeply or refer to themselves.
  case nesting
}

extension ImageCorruption: CustomStringConvertible {
  /// The fault in words: `its checksum does not match`.
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
    }
  }
}
