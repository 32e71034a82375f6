extension Spacing: LayoutChoice {
  package static let table = LayoutTable<Spacing>(
    "spacing", "a spacing", from: .fixed(0),
    [
      LayoutField("fixed", Self.fixed, "A length in points."),
      LayoutField("flexible", Self.flexible, "The least length in points."),
    ])

  package var number: Double {
    switch self {
    case .fixed(let number), .flexible(let number): number
    }
  }
}
