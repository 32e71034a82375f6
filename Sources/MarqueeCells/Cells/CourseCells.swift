import MarqueeScreen

extension CellPart {
  /// Makes the card of a course: image, title, author, rating, price.
  static func card(_ course: Course, _ figures: Figures) -> CellPart {
    .column(
      [
        .filling(image(course, cornerRadius: 8)),
        .empty,
        .text(CellText(course.title, .footnote, weight: .semibold, lineLimit: 2)),
        .text(CellText(course.author, .caption1, color: .secondaryLabel, lineLimit: 1)),
        rating(course, figures, .caption1),
        price(course, figures, .subheadline),
      ], spacing: 3)
  }

  /// Makes the card of a course at full width, with more space for each of its parts.
  static func featured(_ course: Course, _ figures: Figures) -> CellPart {
    .column(
      [
        .filling(image(course, cornerRadius: 12)),
        .empty,
        .text(CellText(course.title, .headline, weight: .bold, lineLimit: 2)),
        .text(CellText(course.author, .footnote, color: .secondaryLabel, lineLimit: 1)),
        rating(course, figures, .footnote),
        price(course, figures, .headline),
      ], spacing: 4)
  }

  private static func image(_ course: Course, cornerRadius: Double) -> CellPart {
    let placeholder = course.imageHost ?? course.title
    return .image(CellImage(of: course, cornerRadius: cornerRadius, placeholder: placeholder))
  }

  /// Makes the rating as a number and as stars, and the number of reviews.
  private static func rating(
    _ course: Course, _ figures: Figures, _ style: TextStyle
  ) -> CellPart {
    .row(
      [
        .text(
          CellText(figures.rating(course.rating), style, weight: .bold, color: .star)),
        .stars(course.rating.doubleValue, style),
        .text(
          CellText(
            figures.countInBrackets(course.reviewCount), style, color: .secondaryLabel)),
      ], spacing: 4)
  }

  private static func price(
    _ course: Course, _ figures: Figures, _ style: TextStyle
  ) -> CellPart {
    var parts: [CellPart] = [
      .text(CellText(figures.price(course.price), style, weight: .bold))
    ]
    if let tag = course.tag, !tag.isEmpty {
      parts += [.space, self.tag(tag)]
    }
    return .row(parts, spacing: 4)
  }

  static func tag(_ text: String) -> CellPart {
    .box(
      CellBox(fill: .tag, cornerRadius: 4),
      .inset(
        DirectionalEdgeInsets(top: 2, leading: 6, bottom: 2, trailing: 6),
        .text(CellText(text, .caption2, weight: .semibold, color: .onTag, lineLimit: 1))))
  }
}
