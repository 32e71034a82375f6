extension ListConfiguration: LayoutDictionary {
  package static let table = LayoutTable<ListConfiguration>(
    "list", "a list", from: ListConfiguration(appearance: .plain),
    [
      LayoutField("appearance", \.appearance, "What the list looks like.", .required),
      LayoutField("headerMode", \.headerMode, "Where the header comes from."),
      LayoutField("footerMode", \.footerMode, "Where the footer comes from."),
    ])
}
