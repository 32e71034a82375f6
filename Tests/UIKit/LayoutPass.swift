// The names are UIKit's, whose documentation says what they are.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

/// Lays a section out as far as UIKit's conditions for it go: what would raise, raises.
///
/// Only lengths that are known before anything is measured count. Sources: public reports of "There
/// is no room for this NSCollectionLayoutGroup", "cannot fit even a single item" and "Every
/// supplementary must have a unique elementKind".
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
    let width = length(size.widthDimension, in: box)
    let height = length(size.heightDimension, in: box)
    let insets = group.contentInsets
    // Insets along an estimated side have no effect.
    let inner = CGSize(
      width: width.map { $0 - insets.leading - insets.trailing } ?? .infinity,
      height: height.map { $0 - insets.top - insets.bottom } ?? .infinity)
    guard inner.width > 0, inner.height > 0 else {
      return Exceptions.raise("There is no room for this NSCollectionLayoutGroup")
    }
    switch group.contents {
    case .custom: break
    case .horizontal(let subitems): check(subitems, of: group, inner, isHorizontal: true)
    case .vertical(let subitems): check(subitems, of: group, inner, isHorizontal: false)
    }
  }

  private func check(
    _ subitems: [NSCollectionLayoutItem], of group: NSCollectionLayoutGroup, _ inner: CGSize,
    isHorizontal: Bool
  ) {
    var box = inner
    if let count = group.repetitionCount, let spacing = group.interItemSpacing?.spacing {
      let gaps = Double(count - 1) * spacing
      if isHorizontal { box.width -= gaps } else { box.height -= gaps }
    }
    if group.repetitionCount == nil, let first = subitems.first {
      let dimension =
        isHorizontal ? first.layoutSize.widthDimension : first.layoutSize.heightDimension
      let edges =
        isHorizontal
        ? [first.edgeSpacing?.leading, first.edgeSpacing?.trailing]
        : [first.edgeSpacing?.top, first.edgeSpacing?.bottom]
      let around = edges.reduce(0) { $0 + ($1?.spacing ?? 0) }
      let room = isHorizontal ? inner.width : inner.height
      // An estimate counts until the item is measured.
      let length = length(dimension, in: inner) ?? dimension.dimension
      if length + around > room + 0.001 {
        Exceptions.raise("This group cannot fit even a single item")
      }
    }
    for case let nested as NSCollectionLayoutGroup in subitems {
      check(nested, in: box, nested.layoutSize)
    }
  }

  /// The length of a dimension, rounded down to a pixel; `nil` for an estimate.
  private func length(_ dimension: NSCollectionLayoutDimension, in box: CGSize) -> Double? {
    func floored(_ length: Double) -> Double {
      length.isFinite ? (length * scale + 0.001).rounded(.down) / scale : length
    }
    switch dimension.kind {
    case .fractionalWidth: return floored(dimension.dimension * box.width)
    case .fractionalHeight: return floored(dimension.dimension * box.height)
    case .absolute: return dimension.dimension
    case .estimated, .uniform: return nil
    }
  }
}
