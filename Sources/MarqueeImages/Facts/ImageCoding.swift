/// The coding of the pixels in a HEIF file, which is a container for many codings; the raw values
/// are the names that people read.
package enum ImageCoding: String, Hashable, Sendable, CaseIterable {
  case hevc = "HEVC"
  case av1 = "AV1"
  case avc = "AVC"
  case vvc = "VVC"
  case evc = "EVC"
  case jpeg = "JPEG"
  case jpeg2000 = "JPEG 2000"
  case uncompressed = "uncompressed pixels"
  case other = "a coding that no phone knows"

  package var isDecodedByPhones: Bool { self == .hevc || self == .av1 }

  private static let itemTypes: [String: ImageCoding] = [
    "hvc1": .hevc, "hev1": .hevc, "lhv1": .hevc, "av01": .av1, "avc1": .avc, "vvc1": .vvc,
    "evc1": .evc, "jpeg": .jpeg, "j2k1": .jpeg2000, "unci": .uncompressed,
  ]

  init?(itemType: String) {
    guard let coding = Self.itemTypes[itemType] else { return nil }
    self = coding
  }

  static func isComposed(_ itemType: String) -> Bool {
    ["grid", "iden", "iovl", "tmap"].contains(itemType)
  }
}
