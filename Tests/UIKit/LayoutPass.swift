// The names are UIKit's, whose documentation says what they are.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Lays a section out as far as UIKit's conditions for it go: what would raise, raises.
///
/// Estimates count as what they say. Sources: public reports of "There is no room for this
/// NSCollectionLayoutGroup", "cannot fit even a single item" and "Every supplementary must have a
/// unique elementKind".
@MainActor public struct LayoutPass {
  let scale: Double

  func run(_ section: NSCollectionLayoutSection, in container: CGSize, isVertical: Bool) {
    var seen: Set<String> = []
    for kind in section.definedElementKinds where !seen.insert(kind).inserted {
      Exceptions.raise(
        "Every supplementary must have a unique elementKind: duplicates detected: (\(kind))")
    }
    // The insets of a section do not reduce fractions along the direction of its groups.
    let runsDown = isVertical == (section.orthogonalScrollingBehavior == .none)
    let insets = section.contentInsets
    let base = CGSize(
      width: container.width - (runsDown ? insets.leading + insets.trailing : 0),
      height: container.height - (runsDown ? 0 : insets.top + insets.bottom))
    check(section.group, in: base, section.group.layoutSize)
  }

  private func check(
    _ group: NSCollectionLayoutGroup, in box: CGSize, _ size: NSCollectionLayoutSize
  ) {
    let outer = CGSize(
      width: length(size.widthDimension, in: box), height: length(size.heightDimension, in: box))
    let insets = group.contentInsets
    let inner = CGSize(
      width: max(0, outer.width - insets.leading - insets.trailing),
      height: max(0, outer.height - insets.top - insets.bottom))
    // A measured side is as long as what is in it.
    let isWide = size.widthDimension.isMeasured || min(outer.width, inner.width) > 0
    let isHigh = size.heightDimension.isMeasured || min(outer.height, inner.height) > 0
    guard isWide, isHigh else {
      return Exceptions.raise(
        "There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, "
          + "or it has no room for any subitems itself")
    }
    switch group.contents {
    case .custom(let provider):
      // What UIKit does is not known.
      if provider(FixedEnvironment(outer, scale: scale)).isEmpty {
        Exceptions.raise("a custom group without frames")
      }
    case .horizontal(let subitems):
      check(subitems, of: group, inner, size.widthDimension.isMeasured, isHorizontal: true)
    case .vertical(let subitems):
      check(subitems, of: group, inner, size.heightDimension.isMeasured, isHorizontal: false)
    }
  }

  private func check(
    _ subitems: [NSCollectionLayoutItem], of group: NSCollectionLayoutGroup, _ inner: CGSize,
    _ isMeasured: Bool, isHorizontal: Bool
  ) {
    let spacing = group.interItemSpacing?.spacing ?? 0
    // Spacing reduces what fractions refer to, by the number of slots.
    func box(_ count: Int) -> CGSize {
      let gaps = Double(max(0, count - 1)) * spacing
      return CGSize(
        width: max(0, inner.width - (isHorizontal ? gaps : 0)),
        height: max(0, inner.height - (isHorizontal ? 0 : gaps)))
    }
    func extent(_ item: NSCollectionLayoutItem, in box: CGSize) -> Double {
      let (size, edges) = (item.layoutSize, item.edgeSpacing)
      return isHorizontal
        ? length(size.widthDimension, in: box) + (edges?.leading?.spacing ?? 0)
          + (edges?.trailing?.spacing ?? 0)
        : length(size.heightDimension, in: box) + (edges?.top?.spacing ?? 0)
          + (edges?.bottom?.spacing ?? 0)
    }
    let room = (isHorizontal ? inner.width : inner.height) + 0.001
    func fits(_ count: Int) -> Bool {
      let lengths = (0..<count).map { extent(subitems[$0 % subitems.count], in: box(count)) }
      return lengths.reduce(Double(count - 1) * spacing, +) <= room
    }
    var count = group.repetitionCount ?? subitems.count
    if group.repetitionCount == nil, !isMeasured, !subitems.isEmpty {
      guard fits(1) else {
        return Exceptions.raise("This group cannot fit even a single item")
      }
      count = (2...512).first { !fits($0) }.map { $0 - 1 } ?? 512
    }
    for case let nested as NSCollectionLayoutGroup in subitems {
      check(nested, in: box(count), nested.layoutSize)
    }
  }

  /// The length of a dimension, rounded down to a pixel.
  ///
  /// An estimate is what it says: fractions refer to it also after something was measured, because
  /// the sides that are not measured stay as they were laid out.
  private func length(_ dimension: NSCollectionLayoutDimension, in box: CGSize) -> Double {
    func floored(_ length: Double) -> Double { (length * scale + 0.001).rounded(.down) / scale }
    return switch dimension.kind {
    case .fractionalWidth: floored(dimension.dimension * box.width)
    case .fractionalHeight: floored(dimension.dimension * box.height)
    case .absolute, .estimated, .uniform: dimension.dimension
    }
  }
}

extension NSCollectionLayoutDimension {
  fileprivate var isMeasured: Bool { kind == .estimated || kind == .uniform }
}
