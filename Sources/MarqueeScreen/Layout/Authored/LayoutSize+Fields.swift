extension LayoutSize {
  package static let fillingItem = LayoutSize(
    width: .fractionalWidth(1), height: .fractionalHeight(1))

  static let fields: [LayoutField<LayoutSize>] = [
    LayoutField("width", \.width, "The width.", .required),
    LayoutField("height", \.height, "The height.", .required),
  ]
}
