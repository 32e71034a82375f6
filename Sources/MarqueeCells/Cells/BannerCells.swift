import MarqueeScreen

extension CellPart {
  /// Makes a wide image with a title and a caption, over it or below it.
  static func banner(_ banner: Banner, _ theme: Theme) -> CellPart {
    let isOver = theme.bannerTexts == .over
    let image = CellPart.image(CellImage(of: banner, theme))
    let title = CellText(
      banner.title, .title2, weight: .bold, color: isOver ? .onImage : .label, lineLimit: 2,
      fittingRoom: true, as: .title)
    let caption = CellText(
      banner.caption, .subheadline, color: isOver ? .onImageSecondary : .secondaryLabel,
      lineLimit: 2, as: .caption)
    let texts = [CellPart.text(title), .text(caption)]
    guard isOver else {
      return .column(
        [
          .cover(.aboveBanner, image),
          .filling(
            .inset(
              DirectionalEdgeInsets(top: 8, leading: 20, trailing: 20),
              .column(texts + [.space], spacing: 4))),
        ], spacing: 0)
    }
    return .layers([
      image, .shade,
      .inset(
        DirectionalEdgeInsets(top: 20, leading: 20, bottom: 18, trailing: 20),
        .column([.space] + texts, spacing: 4)),
    ])
  }

  /// Makes a card that leads to an offer for companies.
  static func businessBanner(_ banner: BusinessBanner, _ theme: Theme) -> CellPart {
    let link = WebLink(banner.link)
    var address = CellText(
      link?.host ?? banner.link, .footnote, weight: .semibold, color: .accent, lineLimit: 1)
    address.link = link
    let title = CellText(
      banner.title ?? link?.host ?? banner.link, .title3, weight: .bold, lineLimit: 3,
      fittingRoom: true, as: .title)
    return .box(
      CellBox(fill: .fill, cornerRadius: theme.cardRadius ?? 16),
      .inset(
        DirectionalEdgeInsets(top: 18, leading: 20, bottom: 18, trailing: 20),
        .column(
          [
            .sized(
              width: nil, height: 4,
              .row(
                [
                  .sized(
                    width: 36, height: 4, .box(CellBox(fill: .accent, cornerRadius: 2), .empty))
                ], spacing: 0)),
            .empty,
            .text(title),
            .space,
            .text(address),
          ], spacing: 5)))
  }

  static func textHeader(_ header: TextHeader) -> CellPart {
    var text = CellText(header.text, CellMetrics.textHeader.text, as: .title)
    text.highlight = header.highlightedRange.map { range in
      let bytes = header.text.utf8
      let start = bytes.distance(from: bytes.startIndex, to: range.lowerBound)
      return start..<(start + bytes[range].count)
    }
    return .text(text)
  }
}
