package import MarqueeScreen

extension CellPart {
  /// Returns the size of the image in a cell of a size; `nil` if it has none.
  package func imageSize(
    in size: LayoutExtent, _ category: TextSizeCategory
  ) -> LayoutExtent? {
    switch self {
    case .image: return size
    case .ranked(let rank, _):
      return LayoutExtent(
        width: RankShape(rank: rank, size: size).posterWidth, height: size.height)
    case .cover(let share, let part):
      let height = share.height(in: size, category)
      return part.imageSize(in: LayoutExtent(width: size.width, height: height), category)
    case .inset(let insets, let part):
      let room = LayoutRect(origin: .zero, size: size).inset(by: insets)
      return part.imageSize(in: room.size, category)
    case .sized(let width, let height, let part):
      let room = LayoutExtent(width: width ?? size.width, height: height ?? size.height)
      return part.imageSize(in: room, category)
    default: return parts.lazy.compactMap { $0.imageSize(in: size, category) }.first
    }
  }
}
