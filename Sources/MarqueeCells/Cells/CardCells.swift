import MarqueeScreen

extension CellPart {
  /// Makes the card of a course: image, title, author, rating, price.
  static func card(
    _ course: ScreenItem, _ metrics: CardMetrics, _ figures: Figures, _ theme: Theme
  ) -> CellPart {
    let shown = ShownItem(course.item, figures)
    let end: [CellPart] = shown.badge.map { [.space, tag($0)] } ?? []
    return card(shown, metrics, of: course.kind, end: end, theme) { $0 }
  }

  /// Makes the card of an item of an authored kind, with its badge and its progress on the image.
  static func card(_ item: ShownItem, of kind: ItemKind, _ theme: Theme) -> CellPart {
    card(item, .own, of: kind, end: [], theme) { marked($0, item) }
  }

  /// - Parameters:
  ///   - end: What is at the end of the line of the price.
  ///   - mark: Puts something on the image.
  private static func card(
    _ item: ShownItem, _ metrics: CardMetrics, of kind: ItemKind, end: [CellPart],
    _ theme: Theme, mark: (CellPart) -> CellPart
  ) -> CellPart {
    var parts: [CellPart] = []
    if item.hasImage {
      let image = CellImage(
        name: item.imageName, link: item.imageLink, cornerRadius: metrics.cornerRadius,
        placeholder: WebLink.host(of: item.imageLink) ?? item.title, theme)
      parts = [.cover(metrics.share(of: kind), mark(.image(image))), CardMetrics.gap]
    } else {
      parts = badge(of: item)
    }
    if !item.title.isEmpty {
      parts.append(.text(CellText(item.title, metrics.title, fittingRoom: true, as: .title)))
    }
    for (text, part) in item.lines {
      parts.append(
        .text(CellText(text, metrics.text, color: .secondaryLabel, lineLimit: 1, as: part)))
    }
    parts += rating(of: item, metrics.text, theme.courseStars) + [.space]
    let price = item.price.map {
      CellPart.text(CellText($0, metrics.price, weight: .bold, as: .price))
    }
    let figures = [price].compactMap(\.self) + end
    if !figures.isEmpty { parts.append(.flow(figures, spacing: 4)) }
    return .column(
      item.hasImage ? parts : parts + progress(of: item), spacing: metrics.spacing)
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

  /// Makes the rating as a number and as stars, and the number of reviews.
  private static func rating(
    of item: ShownItem, _ style: TextStyle, _ stars: Theme.CourseStars
  ) -> [CellPart] {
    var parts: [CellPart] = []
    if let rating = item.rating {
      parts = [
        .text(CellText(rating.text, style, weight: .bold, color: .star, as: .rating)),
        stars == .one ? .stars(1, of: 1, style) : .stars(rating.value, of: 5, style),
      ]
    }
    if let count = item.count {
      parts.append(.text(CellText(count, style, color: .secondaryLabel, as: .count)))
    }
    return parts.isEmpty ? [] : [.flow(parts, spacing: 4)]
  }

  static func badge(of item: ShownItem) -> [CellPart] {
    item.badge.map { [.flow([tag($0)], spacing: 0)] } ?? []
  }

  /// Makes a line that shows the share that has been watched or read.
  static func progress(of item: ShownItem) -> [CellPart] {
    item.progress.map { progress in
      [.sized(width: nil, height: 4, .row([.filling(.progress(progress))], spacing: 0))]
    } ?? []
  }

  private static func tag(_ text: String) -> CellPart {
    .box(
      CellBox(fill: .tag, cornerRadius: 4),
      .inset(
        DirectionalEdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6),
        .text(CellText(text, .caption2, weight: .semibold, color: .onTag, lineLimit: 1, as: .badge))
      ))
  }
}
