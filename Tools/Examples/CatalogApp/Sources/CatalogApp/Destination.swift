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
    let link = selection.link ?? ""
    if let screen = Self.screen(of: link).flatMap(CatalogTab.init) {
      self = .tab(screen)
    } else if let url = URL(string: link), url.scheme == "https" {
      self = .web(url)
    } else if selection.item != nil {
      self = .details
    } else {
      return nil
    }
  }

  /// The screen of a link such as `screen:Learn` or `screen:Learn#new`.
  private static func screen(of link: String) -> ScreenName? {
    let parts = link.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, parts[0] == "screen", let name = parts[1].split(separator: "#").first
    else { return nil }
    return ScreenName(String(name))
  }
}
