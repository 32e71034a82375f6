extension SupplementaryItem: LayoutDictionary {
  package static let table = LayoutTable<SupplementaryItem>(
    "supplementaryItem", "a supplementary item",
    from: SupplementaryItem(
      size: .fillingItem, elementKind: "", containerAnchor: LayoutAnchor.table.plain),
    [LayoutField("elementKind", \.elementKind, ElementKind.help, .required)]
      + LayoutSize.fields.inside(\.size) + [
        LayoutField(
          "containerAnchor", \.containerAnchor,
          "The point of the cell or group at which it is placed.", .required),
        LayoutField(
          "itemAnchor", \.itemAnchor,
          "The point of the badge that is put there; the one with the same edges if absent."),
        LayoutField("zIndex", \.zIndex, "How far in front it is drawn."),
      ])
}
