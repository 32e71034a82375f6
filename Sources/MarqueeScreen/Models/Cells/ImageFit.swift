/// How much of its cell an item's image takes.
package enum ImageFit: Hashable, Sendable {
  case cell
  /// Its whole width; the item's texts determine how much of the height remains.
  case width
  /// The image's own size, such as that of an icon in front of a line.
  case ownSize
}
