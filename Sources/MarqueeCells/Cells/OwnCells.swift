import MarqueeScreen

extension CellPart {
  /// Makes the cell of an item of an authored kind, from the parts that its author chose.
  ///
  /// - Parameter look: The section type whose cells it uses: a list has rows, a banner has its
  ///   texts on the image, and all others have cards.
  static func own(
    _ item: ScreenItem, as look: SectionType, _ figures: Figures
  ) -> CellPart {
    let shown = ShownItem(item.item, figures)
    switch look.itemKind {
    case .row:
      return row(
        Row(
          text: shown.title, secondaryText: shown.subtitle, imageLink: shown.imageLink,
          imageName: shown.imageName))
    case .textHeader: return textHeader(TextHeader(text: shown.title))
    case .banner: return poster(shown)
    default: return look == .main ? poster(shown) : card(shown)
    }
  }

  /// Makes a cell that the image fills, with the texts at its bottom.
  private static func poster(_ item: ShownItem) -> CellPart {
    var texts = badge(of: item) + [.space]
    if !item.title.isEmpty {
      texts.append(
        .text(CellText(item.title, .title2, weight: .bold, color: .onImage, lineLimit: 2)))
    }
    for text in [item.subtitle, item.caption].compactMap(\.self) where !text.isEmpty {
      texts.append(.text(CellText(text, .subheadline, color: .onImage, lineLimit: 2)))
    }
    texts += progress(of: item)
    return .layers([
      .image(CellImage(name: item.imageName, link: item.imageLink, placeholder: item.title)),
      .shade,
      .inset(
        DirectionalEdgeInsets(top: 12, leading: 20, bottom: 20, trailing: 20),
        .column(texts, spacing: 3)),
    ])
  }

  private static func card(_ item: ShownItem) -> CellPart {
    var parts = item.hasImage ? [] : badge(of: item)
    if item.hasImage {
      let image = CellPart.image(
        CellImage(
          name: item.imageName, link: item.imageLink, cornerRadius: 8, placeholder: item.title))
      parts.append(.filling(marked(image, item)))
    }
    if !item.title.isEmpty {
      parts.append(
        .text(
          CellText(
            item.title, .footnote, weight: .semibold, lineLimit: item.hasImage ? 1 : 2)))
    }
    for text in [item.subtitle, item.caption].compactMap(\.self) where !text.isEmpty {
      parts.append(.text(CellText(text, .caption1, color: .secondaryLabel, lineLimit: 1)))
    }
    parts += figures(of: item)
    if !item.hasImage { parts += [.space] + progress(of: item) }
    return .column(parts, spacing: 3)
  }

  /// Makes an image with the item's badge at the top and its progress at the bottom.
  private static func marked(_ image: CellPart, _ item: ShownItem) -> CellPart {
    guard item.badge != nil || item.progress != nil else { return image }
    let parts = badge(of: item) + [.space] + progress(of: item)
    return .layers([
      image,
      .inset(
        DirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6),
        .column(parts, spacing: 0)),
    ])
  }

  private static func badge(of item: ShownItem) -> [CellPart] {
    item.badge.map { [.row([tag($0), .space], spacing: 0)] } ?? []
  }

  /// Makes a line that shows the share that has been watched or read.
  private static func progress(of item: ShownItem) -> [CellPart] {
    item.progress.map { progress in
      [.sized(width: nil, height: 4, .row([.filling(.progress(progress))], spacing: 0))]
    } ?? []
  }

  /// Makes the rating with its stars, and the price.
  private static func figures(of item: ShownItem) -> [CellPart] {
    var parts: [CellPart] = []
    if let rating = item.rating {
      parts.append(
        .row(
          [
            .text(CellText(rating.text, .caption1, weight: .bold, color: .star)),
            .stars(rating.value, .caption1),
          ], spacing: 4))
    }
    if let price = item.price {
      parts.append(.text(CellText(price, .subheadline, weight: .bold)))
    }
    return parts
  }
}

struct ShownItem {
  let title: String
  let subtitle: String?
  let caption: String?
  let badge: String?
  let imageName: String?
  let imageLink: String?
  let hasImage: Bool
  let price: String?
  let rating: (text: String, value: Double)?
  /// A fraction from 0 to 1.
  let progress: Double?

  init(_ item: CatalogItem, _ figures: Figures) {
    title = item.text(shownAs: .title, figures) ?? ""
    subtitle = item.text(shownAs: .subtitle, figures)
    caption = item.text(shownAs: .caption, figures)
    let badge = item.text(shownAs: .badge, figures)
    self.badge = badge?.isEmpty == false ? badge : nil
    imageName = item.imageName
    imageLink = item.imageLink
    hasImage = item.kind.imageFit != nil
    price = item.text(shownAs: .price).flatMap(DecimalNumber.init).map { figures.price($0) }
    rating = item.text(shownAs: .rating).flatMap(DecimalNumber.init).map { rating in
      (figures.rating(rating), rating.doubleValue)
    }
    progress = item.text(shownAs: .progress).flatMap(DecimalNumber.init)?.doubleValue
  }
}
