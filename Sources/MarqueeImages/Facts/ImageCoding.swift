/// The coding of the pixels in a HEIF file, which is a container for many codings.
package enum ImageCoding: String, Hashable, Sendable, CaseIterable {
  case hevc
  case av1
  case avc
  case vvc
  case evc
  case jpeg
  case jpeg2000
  case uncompressed
  case other

  /// Whether an iPhone can decode it in a HEIF file.
  package var isDecodedByPhones: Bool { self == .hevc || self == .av1 }

  package var displayName: String {
    switch self {
    case .hevc: "HEVC"
    case .av1: "AV1"
    case .avc: "AVC"
    case .vvc: "VVC"
    case .evc: "EVC"
    case .jpeg: "JPEG"
    case .jpeg2000: "JPEG 2000"
    case .uncompressed: "uncompressed pixels"
    case .other: "a coding that no phone knows"
    }
  }

  /// Makes the coding of an item type; `nil` for an item that is composed of others.
  init?(itemType: String) {
    switch itemType {
    case "hvc1", "hev1", "lhv1": self = .hevc
    case "av01": self = .av1
    case "avc1": self = .avc
    case "vvc1": self = .vvc
    case "evc1": self = .evc
    case "jpeg": self = .jpeg
    case "j2k1": self = .jpeg2000
    case "unci": self = .uncompressed
    case "grid", "iden", "iovl", "tmap": return nil
    default: self = .other
    }
  }
}
