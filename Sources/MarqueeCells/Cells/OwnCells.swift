import MarqueeScreen

extension CellPart {
  /// Makes the cell of an item of an authored kind, from the parts that its author chose.
  ///
  /// - Parameter look: The section type whose cells it uses: a list has rows, a banner has its
  ///   texts on the image, and all others have cards.
  static func own(
    _ item: ScreenItem, as look: SectionType, _ figures: Figures, _ theme: Theme
  ) -> CellPart {
    let shown = ShownItem(item.item, figures)
    switch look.itemKind {
    case .row:
      return row(
        Row(
          text: shown.title, secondaryText: shown.subtitle, imageLink: shown.imageLink,
          imageName: shown.imageName), rank: item.item.rank, theme)
    case .textHeader: return textHeader(TextHeader(text: shown.title))
    case .banner: return poster(shown, theme)
    default: return look == .main ? poster(shown, theme) : card(shown, of: item.kind, theme)
    }
  }

  /// Makes a cell that the image fills, with the texts at its bottom.
  private static func poster(_ item: ShownItem, _ theme: Theme) -> CellPart {
    var texts = badge(of: item) + [.space]
    if !item.title.isEmpty {
      let title = CellText(
        item.title, .title2, weight: .bold, color: .onImage, lineLimit: 2, fittingRoom: true,
        as: .title)
      texts.append(.text(title))
    }
    for (text, part) in item.lines {
      texts.append(
        .text(CellText(text, .subheadline, color: .onImage, lineLimit: 2, as: part)))
    }
    texts += progress(of: item)
    return .layers([
      .image(
        CellImage(name: item.imageName, link: item.imageLink, placeholder: item.title, theme)),
      .shade,
      .inset(
        DirectionalEdgeInsets(top: 12, leading: 20, bottom: 20, trailing: 20),
        .column(texts, spacing: 3)),
    ])
  }
}

struct ShownItem {
  let title: String
  let subtitle: String?
  let caption: String?
  /// The texts below the title.
  var lines: [(text: String, part: ShownPart)] {
    [(subtitle, ShownPart.subtitle), (caption, .caption)].compactMap { text, part in
      text.flatMap { $0.isEmpty ? nil : ($0, part) }
    }
  }
  let badge: String?
  let imageName: String?
  let imageLink: String?
  let hasImage: Bool
  let price: String?
  let rating: (text: String, value: Double)?
  /// How many people have rated it, in brackets.
  let count: String?
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
    count = item.ratingCount.map(figures.countInBrackets)
    progress = item.text(shownAs: .progress).flatMap(DecimalNumber.init)?.doubleValue
  }
}
