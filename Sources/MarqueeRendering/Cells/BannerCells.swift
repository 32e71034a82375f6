import MarqueeCatalog
import MarqueeLayout
import MarqueeScreen

extension CellPart {
  /// A wide image with a title and a caption.
  static func banner(_ banner: Banner) -> CellPart {
    let placeholder = banner.imageLink.flatMap(WebLink.init)?.host ?? ""
    return .layers([
      .image(CellImage(name: banner.imageName, placeholder: placeholder)),
      .shade,
      .inset(
        DirectionalEdgeInsets(top: 20, leading: 20, bottom: 18, trailing: 20),
        .column(
          [
            .space,
            .text(
              CellText(banner.title, .title2, weight: .bold, color: .onImage, lineLimit: 2)),
            .text(
              CellText(banner.caption, .subheadline, color: .onImageSecondary, lineLimit: 2)),
          ], spacing: 4)),
    ])
  }

  /// A card that leads to an offer for companies.
  static func businessBanner(_ banner: BusinessBanner) -> CellPart {
    let link = WebLink(banner.link)
    var address = CellText(
      link?.host ?? banner.link, .footnote, weight: .semibold, color: .accent, lineLimit: 1)
    address.link = link
    return .box(
      CellBox(fill: .fill, cornerRadius: 16),
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
            .text(
              CellText(
                banner.title ?? link?.host ?? banner.link, .title3, weight: .bold, lineLimit: 3)),
            .space,
            .text(address),
          ], spacing: 5)))
  }

  /// A line of text, a part of it highlighted.
  static func textHeader(_ header: TextHeader) -> CellPart {
    var text = CellText(header.text, CellMetrics.textHeader.text)
    text.highlight = header.highlightedText.flatMap { Self.range(of: $0, in: header.text) }
    return .text(text)
  }

  /// Where one text is in another for the first time, in UTF-8 bytes.
  private static func range(of part: String, in whole: String) -> Range<Int>? {
    let (part, whole) = (Array(part.utf8), Array(whole.utf8))
    guard !part.isEmpty, part.count <= whole.count else { return nil }
    let start = (0...(whole.count - part.count)).first { start in
      whole[start..<(start + part.count)].elementsEqual(part)
    }
    return start.map { $0..<($0 + part.count) }
  }
}
