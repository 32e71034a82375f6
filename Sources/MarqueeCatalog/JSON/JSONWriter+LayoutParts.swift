import MarqueeScreen

// What surrounds cells and is attached to them. Default values are omitted.

extension JSONWriter {
  /// Writes the settings of the whole layout, unless they are UIKit's defaults.
  mutating func layoutConfiguration(_ configuration: LayoutConfiguration) {
    let plain = LayoutConfiguration()
    guard configuration != plain else { return }
    key("layoutConfiguration")
    object { writer in
      if configuration.scrollDirection != plain.scrollDirection {
        writer.member("scrollDirection", configuration.scrollDirection.rawValue)
      }
      if configuration.interSectionSpacing != plain.interSectionSpacing {
        writer.member("interSectionSpacing", configuration.interSectionSpacing)
      }
      if configuration.contentInsetsReference != plain.contentInsetsReference {
        writer.member("contentInsetsReference", configuration.contentInsetsReference.rawValue)
      }
      writer.ownBoundaryItems(configuration.boundarySupplementaryItems[...])
    }
  }

  /// Writes the properties of orthogonal scrolling, except default ones.
  mutating func scrollingProperties(_ properties: OrthogonalScrollingProperties) {
    guard properties != OrthogonalScrollingProperties() else { return }
    key("orthogonalScrollingProperties")
    object { writer in
      if properties.decelerationRate != .automatic {
        writer.member("decelerationRate", properties.decelerationRate.rawValue)
      }
      if properties.bounce != .automatic { writer.member("bounce", properties.bounce.rawValue) }
    }
  }

  /// Writes boundary items; a header and a footer of the usual kinds have their own keys.
  mutating func boundaryItems(_ items: [BoundarySupplementaryItem]) {
    let usual: [(kind: String, key: String, side: RectAlignment)] = [
      (ElementKind.sectionHeader, "header", .top), (ElementKind.sectionFooter, "footer", .bottom),
    ]
    var rest = items[...]
    for (kind, key, side) in usual {
      guard let item = rest.first, item.elementKind == kind, item.alignment != .none else {
        continue
      }
      rest.removeFirst()
      self.key(key)
      object { $0.boundaryItemMembers(item, unlessAt: side) }
    }
    ownBoundaryItems(rest)
  }

  /// Writes boundary items with their element kinds.
  private mutating func ownBoundaryItems(_ items: ArraySlice<BoundarySupplementaryItem>) {
    guard !items.isEmpty else { return }
    key("boundarySupplementaryItems")
    array(of: items) { writer, item in
      writer.object { writer in
        writer.member("elementKind", item.elementKind)
        writer.boundaryItemMembers(item, unlessAt: .top)
      }
    }
  }

  private mutating func boundaryItemMembers(
    _ item: BoundarySupplementaryItem, unlessAt side: RectAlignment
  ) {
    size(item.size)
    if item.alignment != side { member("alignment", item.alignment.rawValue) }
    point("offset", item.offset)
    if item.pinsToVisibleBounds { member("pinToVisibleBounds", true) }
    if !item.extendsBoundary { member("extendsBoundary", false) }
    if item.zIndex != 1 { member("zIndex", item.zIndex) }
  }

  /// Writes backgrounds.
  mutating func decorationItems(_ items: [DecorationItem]) {
    guard !items.isEmpty else { return }
    key("decorationItems")
    array(of: items) { writer, item in
      writer.object { writer in
        writer.member("elementKind", item.elementKind)
        writer.insets("contentInsets", item.contentInsets)
        if item.zIndex != 0 { writer.member("zIndex", item.zIndex) }
      }
    }
  }

  /// Writes the spacing around an item or group, and the views attached to it.
  mutating func attachments(_ edges: EdgeSpacing, _ items: [SupplementaryItem]) {
    if edges != .none {
      key("edgeSpacing")
      object { writer in
        writer.spacing("leading", edges.leading)
        writer.spacing("top", edges.top)
        writer.spacing("trailing", edges.trailing)
        writer.spacing("bottom", edges.bottom)
      }
    }
    guard !items.isEmpty else { return }
    key("supplementaryItems")
    array(of: items) { writer, item in
      writer.object { writer in
        writer.member("elementKind", item.elementKind)
        writer.size(item.size)
        writer.anchor("containerAnchor", item.containerAnchor)
        if let anchor = item.itemAnchor { writer.anchor("itemAnchor", anchor) }
        if item.zIndex != 1 { writer.member("zIndex", item.zIndex) }
      }
    }
  }

  private mutating func anchor(_ name: String, _ anchor: LayoutAnchor) {
    key(name)
    object { writer in
      let edges = DirectionalRectEdge.names.filter { anchor.edges.contains($0.edge) }
      writer.member("edges", edges.map(\.name))
      switch anchor.offset {
      case .absolute(let offset): writer.point("absoluteOffset", offset)
      case .fractional(let offset): writer.wholePoint("fractionalOffset", offset)
      }
    }
  }

  /// Writes the frames of a custom group.
  mutating func frames(_ frames: [CustomFrame]) {
    key("frames")
    array(of: frames) { writer, frame in
      writer.object { writer in
        writer.member("x", frame.frame.minX)
        writer.member("y", frame.frame.minY)
        writer.member("width", frame.frame.width)
        writer.member("height", frame.frame.height)
        if frame.zIndex != 0 { writer.member("zIndex", frame.zIndex) }
      }
    }
  }

  /// Writes a spacing, if there is one.
  mutating func spacing(_ name: String, _ spacing: Spacing?) {
    switch spacing {
    case .fixed(let length): pair(name, "fixed", length)
    case .flexible(let length): pair(name, "flexible", length)
    case nil: break
    }
  }

  private mutating func point(_ name: String, _ point: LayoutPoint) {
    if point != .zero { wholePoint(name, point) }
  }

  private mutating func wholePoint(_ name: String, _ point: LayoutPoint) {
    key(name)
    object { writer in
      writer.member("x", point.x)
      writer.member("y", point.y)
    }
  }
}
