#if os(iOS) || UIKIT_DOUBLE
  public import MarqueeScreen

  /// A tap in a catalog.
  public struct CatalogSelection: Hashable, Sendable {
    /// The tapped section.
    public let section: ScreenSection
    /// The tapped item; `nil` for the section's header.
    public let item: ScreenItem?
    /// The name of the item's part that was tapped separately, such as an authored category title;
    /// `nil` for the whole item.
    public let part: String?

    /// The target of the tap: a link, or a place in the catalog such as `screen:Learn`; `nil` for
    /// none.
    ///
    /// The app decides whether and how to open it.
    public var link: String? { item.map(\.link) ?? section.link }

    /// The parsed target of the tap; `nil` for none, and for a link that no app should open.
    public var destination: CatalogLink? { link.flatMap(CatalogLink.init) }
  }
#endif
