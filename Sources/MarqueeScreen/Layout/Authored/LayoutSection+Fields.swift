extension LayoutSection {
  package static let table = LayoutTable(
    "layout", "a layout", from: LayoutSection(group: LayoutGroup.table.plain),
    keys + [ofRegularWidth])
  package static let regularTable = LayoutTable(
    "regularLayout", "a layout for a regular width",
    from: LayoutSection(group: LayoutGroup.table.plain), keys)

  private static let keys: [LayoutField<LayoutSection>] =
    [
      item, group,
      LayoutField("contentInsets", \.contentInsets, "The room around the section, in points."),
      LayoutField(
        "interGroupSpacing", \.interGroupSpacing, "The room between groups, in points."),
      scrollingBehavior,
      LayoutField(
        "orthogonalScrollingProperties", \.orthogonalScrollingProperties,
        "How such scrolling feels, from iOS 17 on."),
      LayoutField(
        "contentInsetsReference", \.contentInsetsReference,
        "What the section keeps clear of before its own insets; 'safeArea' if absent."),
      LayoutField(
        "supplementariesFollowContentInsets", \.supplementariesFollowContentInsets,
        "Whether headers and footers stay inside 'contentInsets'; they do if absent."),
      LayoutField(
        "supplementaryContentInsetsReference", \.supplementaryContentInsetsReference,
        "What headers and footers keep clear of, in place of 'contentInsets'."),
      header, footer, boundaryItems,
      LayoutField("decorationItems", \.decorationItems, "Backgrounds of the section."), rows,
    ]

  private static let ofRegularWidth: LayoutField<LayoutSection> = LayoutField(
    "regular", .dictionary(regularTable.name),
    "The layout on iPads, and on the widest iPhones on their side."
  ) { section, _, writer in
    guard let regular = section.regular else { return }
    writer.key(ofRegularWidth.key.stringValue)
    writer.layout(regular)
  }

  static let item = LayoutField<LayoutSection>(
    "item", LayoutItem.kind, "The item; without one, it fills the group.")

  static let group = LayoutField<LayoutSection>(
    "group", .dictionary(LayoutGroup.table.name), "The group.", .requiredUnless("list"))

  static let rows = LayoutField<LayoutSection>(
    "list", ListConfiguration.kind,
    "Rows as a list, in place of item and group, with no padding above headers.",
    .requiredUnless("group"))

  private static let scrollingBehavior = LayoutField<LayoutSection>(
    "orthogonalScrollingBehavior", \.orthogonalScrollingBehavior,
    "How the section scrolls across the screen's direction."
  ).onlyWritten

  private static let header = LayoutField<LayoutSection>(
    "header", BoundarySupplementaryItem.kind, "The view above the section.")

  private static let footer = LayoutField<LayoutSection>(
    "footer", BoundarySupplementaryItem.kind, "The view below the section.")

  private static let boundaryItems: LayoutField<LayoutSection> = LayoutField(
    "boundarySupplementaryItems", [NamedBoundaryItem].kind,
    "Further views at the section's edges, each with an element kind of its own."
  ) { section, plain, writer in
    section.writeBoundaryItems(
      besides: plain?.boundarySupplementaryItems ?? [], to: &writer)
  }

  /// The boundary items with keys of their own, as they are if nothing is written in them.
  private static let usualItems = [
    (header, BoundarySupplementaryItem.plain(ElementKind.sectionHeader, at: .top)),
    (footer, BoundarySupplementaryItem.plain(ElementKind.sectionFooter, at: .bottom)),
  ]

  private func writeBoundaryItems(
    besides others: [BoundarySupplementaryItem], to writer: inout JSONWriter
  ) {
    var rest = boundarySupplementaryItems.filter { !others.contains($0) }[...]
    for (field, plain) in Self.usualItems {
      guard let item = rest.first, item.elementKind == plain.elementKind, item.alignment != .none
      else { continue }
      rest.removeFirst()
      writer.key(field.key.stringValue)
      writer.object { BoundarySupplementaryItem.table.write(item, unlike: plain, to: &$0) }
    }
    guard !rest.isEmpty else { return }
    writer.member(Self.boundaryItems.key, rest.map(NamedBoundaryItem.init))
  }

  /// What an older key means, which is never written.
  ///
  /// `false` is the section's own reference.
  private var supplementariesFollowContentInsets: Bool? {
    get { nil }
    set {
      // `automatic` by itself would mean the section's insets again.
      let own = contentInsetsReference == .automatic ? .safeArea : contentInsetsReference
      supplementaryContentInsetsReference = newValue == false ? own : .automatic
    }
  }
}

extension LayoutSection: Decodable {
  /// Decodes a layout as authors write it: a dictionary with the key `group`, or `list` instead.
  ///
  /// A section with neither group nor list lays out nothing.
  ///
  /// - Throws: `DecodingError` for an invalid value, and for groups nested deeper than
  ///   ``LayoutGroup/maximumNesting``.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder, scrollingBehavior: OrthogonalScrollingBehavior.init(from:))
  }

  package init(
    from decoder: any Decoder, isOfRegularWidth: Bool = false,
    scrollingBehavior: (any Decoder) throws -> OrthogonalScrollingBehavior
  ) throws {
    let container = try decoder.container(keyedBy: FieldKey.self)
    let item = try LayoutItem.read(Self.item.key, in: container)
    self = Self.table.plain
    if try container.hasValue(forKey: Self.group.key) {
      group = try LayoutGroup(
        from: try container.nestedContainer(keyedBy: FieldKey.self, forKey: Self.group.key),
        item: item, nesting: 1)
    }
    if let list = try ListConfiguration.read(Self.rows.key, in: container) { self = .list(list) }
    let behavior = Self.scrollingBehavior.key
    if try container.hasValue(forKey: behavior) {
      orthogonalScrollingBehavior = try scrollingBehavior(
        try container.superDecoder(forKey: behavior))
    }
    try Self.table.read(container, into: &self)
    for (field, plain) in Self.usualItems where try container.hasValue(forKey: field.key) {
      boundarySupplementaryItems.append(
        try BoundarySupplementaryItem(
          from: try container.nestedContainer(keyedBy: FieldKey.self, forKey: field.key),
          like: plain))
    }
    let named = try [NamedBoundaryItem].read(Self.boundaryItems.key, in: container)
    boundarySupplementaryItems += (named ?? []).map(\.item)
    if try !isOfRegularWidth && container.hasValue(forKey: Self.ofRegularWidth.key) {
      regular = try LayoutSection(
        from: try container.superDecoder(forKey: Self.ofRegularWidth.key), isOfRegularWidth: true,
        scrollingBehavior: scrollingBehavior)
    }
  }
}
