#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
  public import MarqueeScreen

  /// What was tapped in a catalog.
  public struct CatalogSelection: Hashable, Sendable {
    /// The section in which something was tapped.
    public let section: ScreenSection
    /// The item; `nil` for the section's header.
    public let item: ScreenItem?
    /// The part of the item that was tapped by itself, by its name in the content: the title of a
    /// category, as its author wrote it; `nil` for the whole item.
    public let part: String?

    /// Where the tap leads: a link, or a place in the catalog such as `screen:Learn`; `nil` for nowhere.
    ///
    /// The app decides how it is opened, and whether it is.
    public var link: String? { item.map(\.link) ?? section.link }

    /// Where the tap leads, taken apart; `nil` for nowhere, and for a link that no app should open.
    public var destination: CatalogLink? { link.flatMap(CatalogLink.init) }
  }
#endif
