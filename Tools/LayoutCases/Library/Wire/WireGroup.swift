import MarqueeScreen

/// An item or a group; only groups have an axis.
struct WireSubitem: Decodable {
  let value: LayoutSubitem

  private enum CodingKeys: String, CodingKey {
    case type, axis
  }

  private enum Kind: String, CaseIterable {
    case item, group
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try container.decodeIfPresent(Word<Kind>.self, forKey: .type)?.value
    let isGroup = kind.map { $0 == .group } ?? container.contains(.axis)
    value =
      isGroup
      ? .group(try WireGroup(from: decoder).value) : .item(try WireItem(from: decoder).value)
  }
}

/// The place of a cell.
struct WireItem: Decodable {
  private let width: WireDimension
  private let height: WireDimension
  private let contentInsets: WireInsets?
  private let edgeSpacing: WireEdgeSpacing?
  private let supplementaryItems: [WireSupplementary]?

  var value: LayoutItem {
    LayoutItem(
      size: LayoutSize(width: width.value, height: height.value),
      contentInsets: contentInsets?.value ?? .zero, edgeSpacing: edgeSpacing?.value ?? .none,
      supplementaryItems: supplementaryItems?.map(\.value) ?? [])
  }
}

/// A group of any kind.
struct WireGroup: Decodable {
  let value: LayoutGroup

  private enum CodingKeys: String, CodingKey {
    case axis, width, height, subitems, count, customFrames, interItemSpacing, contentInsets
    case edgeSpacing, supplementaryItems
  }

  private enum Direction: String, CaseIterable {
    case horizontal, vertical, custom
  }

  private struct Frame: Decodable {
    let frame: WireRect
    let zIndex: WholeNumber?
  }

  init(from decoder: any Decoder) throws {
    // Decoding each level takes some kilobytes of the stack.
    let depth = 1 + decoder.codingPath.count { $0.stringValue == CodingKeys.subitems.stringValue }
    guard depth <= LayoutGroup.maximumNesting else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: [],
          debugDescription: "groups are nested more than \(LayoutGroup.maximumNesting) deep"))
    }
    let container = try decoder.container(keyedBy: CodingKeys.self)
    value = LayoutGroup(
      size: LayoutSize(
        width: try container.decode(WireDimension.self, forKey: .width).value,
        height: try container.decode(WireDimension.self, forKey: .height).value),
      contents: try Self.contents(container),
      interItemSpacing: try container.decodeIfPresent(
        WireSpacing.self, forKey: .interItemSpacing)?.value,
      contentInsets: try container.decodeIfPresent(
        WireInsets.self, forKey: .contentInsets)?.value ?? .zero,
      edgeSpacing: try container.decodeIfPresent(
        WireEdgeSpacing.self, forKey: .edgeSpacing)?.value ?? .none,
      supplementaryItems: try container.decodeIfPresent(
        [WireSupplementary].self, forKey: .supplementaryItems)?.map(\.value) ?? [])
  }

  private static func contents(
    _ container: KeyedDecodingContainer<CodingKeys>
  ) throws -> LayoutGroup.Contents {
    let axis: LayoutAxis
    switch try container.decode(Word<Direction>.self, forKey: .axis).value {
    case .custom:
      let frames = try container.decode([Frame].self, forKey: .customFrames)
      return .custom(frames.map { CustomFrame($0.frame.value, zIndex: $0.zIndex?.value ?? 0) })
    case .horizontal: axis = .horizontal
    case .vertical: axis = .vertical
    }
    let subitems = try container.decode([WireSubitem].self, forKey: .subitems).map(\.value)
    guard let count = try container.decodeIfPresent(WholeNumber.self, forKey: .count)?.value
    else {
      return .subitems(axis, subitems)
    }
    guard let subitem = subitems.first, subitems.count == 1 else {
      throw DecodingError.dataCorruptedError(
        forKey: .subitems, in: container,
        debugDescription: "a group with a count has exactly one subitem, not \(subitems.count)")
    }
    return .repeating(axis, subitem, count: count)
  }
}
