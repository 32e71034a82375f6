import Foundation
import MarqueeUIKit

/// The target of a tap in this app.
enum Destination: Hashable {
  /// Another tab: `screen:Learn`.
  case tab(CatalogTab)
  /// A web site.
  case web(URL)
  /// The details of the item.
  case details

  /// Determines the target of a tap; `nil` for none.
  ///
  /// Content may come from a server, so only `https` addresses are opened.
  init?(_ selection: CatalogSelection) {
    switch selection.destination {
    case .screen(let name, _)?:
      guard let tab = CatalogTab(screen: ScreenName(name)) else { return nil }
      self = .tab(tab)
    case .address(let url)? where url.scheme == "https": self = .web(url)
    case .section, .item, .address, nil:
      guard selection.item != nil else { return nil }
      self = .details
    }
  }
}
