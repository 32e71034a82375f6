import MarqueeScreen

extension CellPart {
  static func poster(_ poster: Poster, _ theme: Theme) -> CellPart {
    .image(CellImage(of: poster, cornerRadius: 8, placeholder: poster.description, theme))
  }

  /// Makes an image in a square, with a little space around it.
  static func tile(_ poster: Poster, _ theme: Theme) -> CellPart {
    .inset(
      DirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5),
      .image(CellImage(of: poster, cornerRadius: 14, placeholder: poster.description, theme)))
  }

  /// Makes the poster at the top of a screen, with its description at the bottom.
  static func main(_ poster: Poster, _ theme: Theme) -> CellPart {
    var description = CellText(
      poster.description, .subheadline, weight: .medium, color: .onImage, lineLimit: 3,
      fittingRoom: true, as: .title)
    description.isCentered = true
    return .layers([
      .image(CellImage(of: poster, placeholder: "", theme)),
      .shade,
      .inset(
        DirectionalEdgeInsets(leading: 28, bottom: 20, trailing: 28),
        .column([.space, .text(description)], spacing: 0)),
    ])
  }

  static func ranked(
    _ item: ScreenItem, _ rank: Int, _ figures: Figures, _ theme: Theme
  ) -> CellPart {
    .ranked(
      rank,
      CellImage(
        name: item.imageName, link: item.imageLink, cornerRadius: 8,
        placeholder: item.item.text(shownAs: .title, figures) ?? "", theme))
  }
}
