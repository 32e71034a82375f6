extension LayoutItem: LayoutDictionary {
  package static let table = LayoutTable<LayoutItem>(
    "layoutItem", "a layout's item", from: LayoutItem(size: .fillingItem),
    LayoutSize.fields.inside(\.size) + [
      LayoutField(
        "contentInsets", \.contentInsets, "The room around the cell, inside its place."),
      LayoutField("edgeSpacing", \.edgeSpacing, EdgeSpacing.help),
      LayoutField("supplementaryItems", \.supplementaryItems, SupplementaryItem.help),
    ])
}

extension EdgeSpacing {
  static let help = "The room around it, outside its place."
}

extension SupplementaryItem {
  static let help = "Badges and the like that are attached to it."
}
