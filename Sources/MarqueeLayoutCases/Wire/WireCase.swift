import MarqueeLayout

/// A layout with what it is laid out for.
struct WireCase: Decodable {
  let name: String?
  let containerSize: WireSize
  let scale: Double?
  let layout: WireLayout
  let itemsPerSection: [Int]
  let measuredSizes: [WireMeasuredSize]?
  let layoutMargins: WireInsets?
  let safeAreaInsets: WireInsets?
  let contentOffset: WirePoint?
  let adjustedContentInset: WireInsets?
  let orthogonalOffsets: WireOffsets?
}

/// Offsets that orthogonal sections are scrolled to.
struct WireOffsets: Decodable {
  let requested: [Double]
}

/// What a cell, a header or a footer measures.
struct WireMeasuredSize: Decodable {
  let section: Int
  let item: Int?
  let elementKind: String?
  let size: WireFittedSize

  private enum CodingKeys: String, CodingKey {
    case section, item, elementKind, size
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    section = try container.decode(Int.self, forKey: .section)
    item = try container.decodeIfPresent(Int.self, forKey: .item)
    elementKind = try container.decodeIfPresent(String.self, forKey: .elementKind)
    size = try container.decode(WireFittedSize.self, forKey: .size)
    guard item != nil || elementKind != nil else {
      throw DecodingError.keyNotFound(
        CodingKeys.item,
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: ""))
    }
  }
}
