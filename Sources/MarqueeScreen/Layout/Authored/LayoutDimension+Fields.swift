extension LayoutDimension: LayoutChoice {
  package static let table = LayoutTable<LayoutDimension>(
    "dimension", "a dimension", from: .absolute(0),
    [
      LayoutField(
        "fractionalWidth", Self.fractionalWidth, "A fraction of the container's width."),
      LayoutField(
        "fractionalHeight", Self.fractionalHeight, "A fraction of the container's height."),
      LayoutField("absolute", { .absolute($0) }, "A length in points."),
      LayoutField("estimated", { .estimated($0) }, "A first guess in points."),
      LayoutField(
        "uniformAcrossSiblings", Self.uniformAcrossSiblings,
        "A first guess in points; then all such items of a group are as large as the largest. From iOS 17 on, 'estimated' before."
      ),
      LayoutField(
        "scalesWithText", \.scalesWithText,
        "Whether the length grows with the text: by the size of body text, divided by 17.",
        .onlyWith(["absolute", "estimated"])),
    ])

  package var number: Double {
    switch self {
    case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number, _),
      .estimated(let number, _), .uniformAcrossSiblings(let number):
      number
    }
  }

  package var withoutOptions: LayoutDimension {
    var plain = self
    plain.scalesWithText = false
    return plain
  }
}
