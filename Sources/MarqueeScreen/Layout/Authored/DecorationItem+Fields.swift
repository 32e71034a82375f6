extension DecorationItem: LayoutDictionary {
  package static let table = LayoutTable<DecorationItem>(
    "decorationItem", "a decoration item", from: DecorationItem(background: ""),
    [
      LayoutField("elementKind", \.elementKind, ElementKind.help, .required),
      LayoutField("contentInsets", \.contentInsets, "The room around the background."),
      LayoutField("zIndex", \.zIndex, "How far in front it is drawn."),
    ])
}

extension ElementKind {
  static let help = "The name by which the app is asked for the view."
}
