extension CellPart {
  package var hasButtons: Bool {
    switch self {
    case .button: true
    case .row(let parts, _), .column(let parts, _), .layers(let parts):
      parts.contains(where: \.hasButtons)
    case .inset(_, let part), .sized(_, _, let part), .filling(let part), .box(_, let part),
      .scrolling(let part):
      part.hasButtons
    case .text, .image, .stars, .progress, .ranked, .shade, .empty: false
    }
  }

  /// Whether the part takes space that its neighbors leave.
  package var isFilling: Bool {
    if case .filling = self { true } else { false }
  }
}
