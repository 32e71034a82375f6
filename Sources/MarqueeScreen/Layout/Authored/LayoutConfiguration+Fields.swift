extension LayoutConfiguration: LayoutDictionary {
  package static let table = LayoutTable<LayoutConfiguration>(
    "layoutConfiguration", "a layout configuration", from: LayoutConfiguration(),
    [
      LayoutField(
        "scrollDirection", \.scrollDirection,
        "The direction in which the screen scrolls; 'vertical' if absent."),
      LayoutField(
        "interSectionSpacing", \.interSectionSpacing, "The room between sections, in points."),
      LayoutField(
        "contentInsetsReference", \.contentInsetsReference,
        "What sections keep clear of that do not say it themselves; 'safeArea' if absent."),
      LayoutField(
        "boundarySupplementaryItems", \.namedItems, "Headers and footers of the whole screen."),
    ])

  private var namedItems: [NamedBoundaryItem] {
    get { boundarySupplementaryItems.map(NamedBoundaryItem.init) }
    set { boundarySupplementaryItems = newValue.map(\.item) }
  }
}
