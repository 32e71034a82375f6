extension CellPart {
  package var parts: [CellPart] {
    switch self {
    case .row(let parts, _), .flow(let parts, _), .column(let parts, _), .layers(let parts): parts
    case .inset(_, let part), .sized(_, _, let part), .filling(let part), .cover(_, let part),
      .box(_, let part), .button(_, let part), .scrolling(let part):
      [part]
    case .text, .image, .stars, .progress, .ranked, .shade, .empty: []
    }
  }

  package var hasButtons: Bool {
    if case .button = self { true } else { parts.contains(where: \.hasButtons) }
  }

  /// Whether the part takes space that its neighbors leave.
  package var isFilling: Bool {
    if case .filling = self { true } else { false }
  }
}
