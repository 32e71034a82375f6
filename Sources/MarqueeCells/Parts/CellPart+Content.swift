package import MarqueeScreen

extension CellPart {
  /// Whether people see something of an item: a text, an image or words in its place, or a figure.
  var showsContent: Bool {
    switch self {
    case .text(let text): text.string.contains { !$0.isWhitespace }
    case .image(let image), .ranked(_, let image):
      image.source != nil || image.placeholder.contains { !$0.isWhitespace }
    case .stars, .progress: true
    default: parts.contains(where: \.showsContent)
    }
  }
}

extension SectionType {
  /// Whether a cell shows anything of an item; its rank does not count.
  package func shows(_ item: CatalogItem) -> Bool {
    var item = item
    item.rank = isNumbered && !hasRankedRows ? 1 : nil
    return CellPart.cell(of: ScreenItem(id: "", item), in: self, .standard, Theme()).showsContent
  }

  /// Whether cells of authored kinds show a part.
  package func shows(_ part: ShownPart) -> Bool {
    let item = CatalogItem(showing: part)
    return holding(item.kind).shows(item)
  }

  /// The parts that cells show of items of an authored kind; no cell shows an identifier.
  package var shownParts: [ShownPart] {
    ShownPart.allCases.filter { part in
      itemKind.show[part].map { $0 != Field.id.key && shows(part) } ?? false
    }
  }
}
