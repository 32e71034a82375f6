import MarqueeScreen

extension JSONWriter {
  /// Writes a layout as authors write it.
  ///
  /// Default values are omitted.
  mutating func layout(_ section: LayoutSection) {
    object { writer in
      let plain: LayoutSection
      if let list = section.listConfiguration {
        plain = .list(list)
        writer.list(list)
      } else {
        plain = LayoutSection(group: section.group)
        writer.topGroup(section.group)
      }
      if section.contentInsets != plain.contentInsets {
        writer.allInsets("contentInsets", section.contentInsets)
      }
      if section.interGroupSpacing != plain.interGroupSpacing {
        writer.member("interGroupSpacing", section.interGroupSpacing)
      }
      if section.orthogonalScrollingBehavior != plain.orthogonalScrollingBehavior {
        writer.member(
          "orthogonalScrollingBehavior", section.orthogonalScrollingBehavior.rawValue)
      }
      writer.scrollingProperties(section.orthogonalScrollingProperties)
      writer.references(of: section, beside: plain)
      writer.boundaryItems(
        section.boundarySupplementaryItems.filter {
          !plain.boundarySupplementaryItems.contains($0)
        })
      writer.decorationItems(section.decorationItems)
    }
  }

  private mutating func references(of section: LayoutSection, beside plain: LayoutSection) {
    if section.contentInsetsReference != plain.contentInsetsReference {
      member("contentInsetsReference", section.contentInsetsReference.rawValue)
    }
    if section.supplementaryContentInsetsReference != plain.supplementaryContentInsetsReference {
      member(
        "supplementaryContentInsetsReference",
        section.supplementaryContentInsetsReference.rawValue)
    }
  }

  private mutating func list(_ list: ListConfiguration) {
    key("list")
    object { writer in
      writer.member("appearance", list.appearance.rawValue)
      if list.headerMode != .none { writer.member("headerMode", list.headerMode.rawValue) }
      if list.footerMode != .none { writer.member("footerMode", list.footerMode.rawValue) }
    }
  }

  /// Writes a section's group; a single item is written next to the group, as authors do.
  private mutating func topGroup(_ group: LayoutGroup) {
    let (subitems, count) = group.subitemsAndCount
    if subitems.count == 1, case .item(let item) = subitems[0] {
      key("item")
      object { $0.itemMembers(item) }
      key("group")
      object { $0.groupMembers(group, subitems: nil, count: count) }
    } else {
      key("group")
      object { $0.groupMembers(group, subitems: subitems, count: count) }
    }
  }

  private mutating func itemMembers(_ item: LayoutItem) {
    size(item.size)
    insets("contentInsets", item.contentInsets)
    attachments(item.edgeSpacing, item.supplementaryItems)
  }

  /// - Parameter subitems: The group's subitems; `nil` if its item is written next to it. An empty
  ///   array is written too, because without `subitems` a reader would take the group for an item,
  ///   or fill it with one.
  private mutating func groupMembers(_ group: LayoutGroup, subitems: [LayoutSubitem]?, count: Int?)
  {
    if let axis = group.axis { member("axis", axis.rawValue) }
    size(group.size)
    insets("contentInsets", group.contentInsets)
    attachments(group.edgeSpacing, group.supplementaryItems)
    if case .custom(let frames) = group.contents { return self.frames(frames) }
    member("count", count)
    spacing("interItemSpacing", group.interItemSpacing)
    guard let subitems else { return }
    key("subitems")
    array(of: subitems) { writer, subitem in
      writer.object { writer in
        switch subitem {
        case .item(let item): writer.itemMembers(item)
        case .group(let group):
          let (subitems, count) = group.subitemsAndCount
          writer.groupMembers(group, subitems: subitems, count: count)
        }
      }
    }
  }

  mutating func size(_ size: LayoutSize) {
    dimension("width", size.width)
    dimension("height", size.height)
  }

  private mutating func dimension(_ name: String, _ dimension: LayoutDimension) {
    switch dimension {
    case .fractionalWidth(let fraction): pair(name, "fractionalWidth", fraction)
    case .fractionalHeight(let fraction): pair(name, "fractionalHeight", fraction)
    case .absolute(let length): pair(name, "absolute", length)
    case .estimated(let length): pair(name, "estimated", length)
    case .uniformAcrossSiblings(let length): pair(name, "uniformAcrossSiblings", length)
    }
  }

  mutating func pair(_ name: String, _ inner: String, _ value: Double) {
    key(name)
    object { $0.member(inner, value) }
  }

  mutating func insets(_ name: String, _ insets: DirectionalEdgeInsets) {
    if insets != .zero { allInsets(name, insets) }
  }

  private mutating func allInsets(_ name: String, _ insets: DirectionalEdgeInsets) {
    key(name)
    object { writer in
      writer.member("top", insets.top)
      writer.member("leading", insets.leading)
      writer.member("bottom", insets.bottom)
      writer.member("trailing", insets.trailing)
    }
  }
}

extension LayoutGroup {
  /// The group's subitems and their count; no subitems for a custom group.
  fileprivate var subitemsAndCount: ([LayoutSubitem], Int?) {
    switch contents {
    case .subitems(_, let subitems): (subitems, nil)
    case .repeating(_, let subitem, let count): ([subitem], count)
    case .custom: ([], nil)
    }
  }
}
