import MarqueeScreen

/// A point of a rectangle, and an offset from there.
struct WireAnchor: Decodable {
  private enum Edge: String, CaseIterable {
    case top, leading, bottom, trailing, all

    var value: DirectionalRectEdge {
      switch self {
      case .top: .top
      case .leading: .leading
      case .bottom: .bottom
      case .trailing: .trailing
      case .all: .all
      }
    }
  }

  private let edges: [Word<Edge>]
  private let absoluteOffset: WirePoint?
  private let fractionalOffset: WirePoint?

  var value: LayoutAnchor {
    LayoutAnchor(
      edges: edges.reduce(into: []) { $0.formUnion($1.value.value) },
      offset: fractionalOffset.map { .fractional($0.value) }
        ?? .absolute(absoluteOffset?.value ?? .zero))
  }
}

/// A view attached to a cell or a group.
struct WireSupplementary: Decodable {
  private let elementKind: String
  private let width: WireDimension
  private let height: WireDimension
  private let containerAnchor: WireAnchor
  private let itemAnchor: WireAnchor?
  private let zIndex: WholeNumber?

  var value: SupplementaryItem {
    SupplementaryItem(
      size: LayoutSize(width: width.value, height: height.value), elementKind: elementKind,
      containerAnchor: containerAnchor.value, itemAnchor: itemAnchor?.value,
      zIndex: zIndex?.value ?? 1)
  }
}

/// A header or footer.
struct WireBoundary: Decodable {
  private let elementKind: String
  private let width: WireDimension
  private let height: WireDimension
  private let alignment: Word<RectAlignment>
  private let absoluteOffset: WirePoint?
  private let extendsBoundary: Bool?
  private let pinToVisibleBounds: Bool?
  private let zIndex: WholeNumber?

  var value: BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      size: LayoutSize(width: width.value, height: height.value), elementKind: elementKind,
      alignment: alignment.value, offset: absoluteOffset?.value ?? .zero,
      extendsBoundary: extendsBoundary ?? true, pinsToVisibleBounds: pinToVisibleBounds ?? false,
      zIndex: zIndex?.value ?? 1)
  }
}

/// A background of a section.
struct WireDecoration: Decodable {
  private let elementKind: String
  private let contentInsets: WireInsets?
  private let zIndex: WholeNumber?

  var value: DecorationItem {
    DecorationItem(
      background: elementKind, contentInsets: contentInsets?.value ?? .zero,
      zIndex: zIndex?.value ?? 0)
  }
}
