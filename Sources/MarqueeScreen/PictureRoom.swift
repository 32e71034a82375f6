package import MarqueeCatalog

/// How much of its cell an item's picture takes.
package enum PictureRoom: Hashable, Sendable {
  /// All of it: the picture is scaled to fill the cell.
  case cell
  /// Its whole width; the texts of the item decide how much of the height is left.
  case width
  /// As much as the picture itself asks for, as an icon in front of a line.
  case ownSize
}

extension ItemKind {
  /// The room of the items' pictures; `nil` for items without one.
  package var pictureRoom: PictureRoom? {
    switch self {
    case .poster, .rankedPoster, .banner: .cell
    case .course: .width
    case .row: .ownSize
    case .textHeader, .categories, .businessBanner: nil
    }
  }
}
