/// How much of its cell an item's image takes.
package enum ImageFit: Hashable, Sendable {
  /// All of it: the image is scaled to fill the cell.
  case cell
  /// Its whole width; the texts of the item decide how much of the height is left.
  case width
  /// As much as the image itself asks for, as an icon in front of a line.
  case ownSize
}
