import MarqueeCompiler
import MarqueeRendering
import MarqueeScreen

/// Resolves the links of screens within a site.
///
/// Links name screens, sections and items, never files, so they never leave the site.
struct SiteLinks {
  private let screens: [ScreenID: ScreenReport]
  private let route: Route

  init(_ screens: [ScreenReport]) {
    self.screens = Dictionary(first: screens.map { ($0.parsed.file.id, $0) })
    route = Route(self.screens.keys)
  }

  /// The destinations of a screen's items and headers, in the order of the screen.
  func destinations(of screen: ScreenReport) -> [SiteDestination] {
    screen.scene.screen.sections.enumerated().flatMap { index, section in
      let ofItems = section.items.enumerated().map { item, value in
        destination(of: value.link, in: index, item, on: screen)
      }
      return ([destination(of: section.link, in: index, nil, on: screen)] + ofItems)
        .compactMap(\.self)
    }
  }

  private func destination(
    of link: String?, in section: Int, _ item: Int?, on screen: ScreenReport
  ) -> SiteDestination? {
    guard let link, let (title, address) = place(of: link, on: screen) else { return nil }
    return SiteDestination(section: section, item: item, title: title, address: address)
  }

  /// The screen that a link leads to, and the address of its page with the cell to show.
  private func place(
    of link: String, on screen: ScreenReport
  ) -> (title: String, address: String)? {
    let name = screen.outputName
    switch CatalogLink(link) {
    case .screen(let target, let section):
      guard
        let shown = route.screen(target, for: screen.parsed.file.id.audience).flatMap({
          screens[$0]
        })
      else { return nil }
      let title = shown.outputName
      let page = SitePath.address(ofPage: title, fromPage: name)
      return (title, page + (section.flatMap { cell(inSection: $0, of: shown.scene.screen) } ?? ""))
    case .section(let section):
      return cell(inSection: section, of: screen.scene.screen).map { (name, $0) }
    case .item(let item):
      let isThere = screen.scene.screen.sections.contains { $0.items.contains { $0.id == item } }
      return isThere ? (name, Self.fragment(item)) : nil
    case .address, nil:
      return nil
    }
  }

  /// The part of an address that selects the first item of a section.
  private func cell(inSection name: String, of screen: Screen) -> String? {
    screen.sections.first { $0.id == name }?.items.first.map { Self.fragment($0.id) }
  }

  private static func fragment(_ item: String) -> String {
    "#cell=\(RelativeURI.reference(forPath: item))"
  }
}
