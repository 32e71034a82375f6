/// The keys of all dictionaries that describe layouts.
///
/// They share one type because each type of keys adds five kilobytes to every app.
enum LayoutKey: String, CodingKey {
  case absolute, absoluteOffset, alignment, appearance, axis, bottom, bounce,
    boundarySupplementaryItems
  case containerAnchor, contentInsets, contentInsetsReference, count, decelerationRate
  case decorationItems, edgeSpacing, edges, elementKind, extendsBoundary, footer, footerMode
  case fractionalOffset, frames, group, header, headerMode, height, interGroupSpacing
  case interItemSpacing, interSectionSpacing, item, itemAnchor, leading, list, offset
  case orthogonalScrollingBehavior, orthogonalScrollingProperties, pinToVisibleBounds
  case scrollDirection, subitems, supplementariesFollowContentInsets
  case supplementaryContentInsetsReference, supplementaryItems, top, trailing, width, x, y
  case zIndex
  case estimated, fixed, flexible, fractionalHeight, fractionalWidth, uniformAcrossSiblings
}
