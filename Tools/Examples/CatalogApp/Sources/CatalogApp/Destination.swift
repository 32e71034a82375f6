import Foundation
import MarqueeUIKit

/// Where a tap leads in this app.
enum Destination: Hashable {
  /// Another tab: `screen:Learn`.
  case tab(CatalogTab)
  /// A web site.
  case web(URL)
  /// The details of the item.
  case details

  /// Decides where a tap leads; `nil` for nowhere.
  ///
  /// Content may come from a server, so only addresses with `https` are opened.
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
