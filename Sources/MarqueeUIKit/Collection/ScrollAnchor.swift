#if os(iOS) || UIKIT_DOUBLE
  import MarqueeScreen

  /// The first visible item, which stays in its place on the screen when a refresh changes
  /// something above it.
  struct ScrollAnchor: Hashable, Sendable {
    /// A section or an item of a screen.
    enum Place: Hashable, Sendable {
      case section(ScreenSection.ID)
      case item(ScreenItem.ID)
    }

    let id: ScreenItem.ID
    /// What is above it, in order.
    private let above: [Place]

    /// Creates an anchor at a shown item; `nil` if it is not among them.
    ///
    /// - Parameter order: All shown sections and items, in order.
    init?(_ id: ScreenItem.ID, in order: [Place]) {
      guard let index = order.firstIndex(of: .item(id)) else { return nil }
      self.id = id
      above = Array(order[..<index])
    }

    /// Whether an update moves the item: something above it has come, gone, moved or changed.
    ///
    /// - Parameters:
    ///   - order: The sections and items to show.
    ///   - changes: What has changed in those that stay.
    /// - Returns: `false` if the item itself is gone, because there is nothing to keep in place.
    /// - Complexity: O(*n*) in the sections and items.
    func isMoved(to order: [Place], _ changes: ScreenChanges) -> Bool {
      guard let index = order.firstIndex(of: .item(id)) else { return false }
      if Array(order[..<index]) != above { return true }
      let changed =
        Set((changes.changedItems + changes.replacedItems).map(Place.item))
        .union((changes.changedHeaders + changes.changedLayouts).map(Place.section))
      return above.contains(where: changed.contains)
    }
  }
#endif
