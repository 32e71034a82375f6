import MarqueeScreen

/// A layout with its environment.
struct WireCase: Decodable {
  let name: String?
  let containerSize: WireSize
  let scale: Double?
  let layout: WireLayout
  let itemsPerSection: [WholeNumber]
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

/// An item's index, or the word `layout` for a header or footer of the whole layout.
enum WireItemIndex: Decodable {
  case index(Int)
  case layout

  private enum Place: String, CaseIterable {
    case layout
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      self = .index(try container.decode(WholeNumber.self).value)
    } catch DecodingError.typeMismatch {
      _ = try container.decode(Word<Place>.self)
      self = .layout
    }
  }
}

/// The measured size of a cell, a header or a footer.
struct WireMeasuredSize: Decodable {
  let section: Int
  let item: WireItemIndex?
  let elementKind: String?
  let size: WireFittedSize

  private enum CodingKeys: String, CodingKey {
    case section, item, elementKind, size
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    section = try container.decode(WholeNumber.self, forKey: .section).value
    item = try container.decodeIfPresent(WireItemIndex.self, forKey: .item)
    elementKind = try container.decodeIfPresent(String.self, forKey: .elementKind)
    size = try container.decode(WireFittedSize.self, forKey: .size)
    guard item != nil || elementKind != nil else {
      throw DecodingError.keyNotFound(
        CodingKeys.item,
        DecodingError.Context(codingPath: decoder.codingPath, debugDescription: ""))
    }
  }
}
