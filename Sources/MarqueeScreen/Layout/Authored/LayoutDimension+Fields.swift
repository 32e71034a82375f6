extension LayoutDimension: LayoutChoice {
  package static let table = LayoutTable<LayoutDimension>(
    "dimension", "a dimension", from: .absolute(0),
    [
      LayoutField(
        "fractionalWidth", Self.fractionalWidth, "A fraction of the container's width."),
      LayoutField(
        "fractionalHeight", Self.fractionalHeight, "A fraction of the container's height."),
      LayoutField("absolute", Self.absolute, "A length in points."),
      LayoutField("estimated", Self.estimated, "A first guess in points."),
      LayoutField(
        "uniformAcrossSiblings", Self.uniformAcrossSiblings,
        "A first guess in points; then all such items of a group are as large as the largest. From iOS 17 on, 'estimated' before."
      ),
    ])

  package var number: Double {
    switch self {
    case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
      .estimated(let number), .uniformAcrossSiblings(let number):
      number
    }
  }
}
