extension LayoutPoint: LayoutDictionary {
  package static let table = LayoutTable<LayoutPoint>(
    "offset", "an offset", from: .zero, writesAll: true,
    [
      LayoutField("x", \.x, "To the trailing side."), LayoutField("y", \.y, "Downwards."),
    ])
}
