import MarqueeCompiler
import MarqueeRendering
import MarqueeScreen

/// Resolves the links of screens within a site.
///
/// Links name screens, sections and items, never files, so they never leave the site.
struct SiteLinks {
  private let screens: [String: Screen]

  init(_ screens: [ScreenReport]) {
    self.screens = Dictionary(
      screens.map { ($0.outputName, $0.scene.screen) }, uniquingKeysWith: { first, _ in first })
  }

  /// The destinations of a screen's items and headers, in the order of the screen.
  func destinations(from name: String) -> [SiteDestination] {
    guard let screen = screens[name] else { return [] }
    return screen.sections.enumerated().flatMap { index, section in
      let ofItems = section.items.enumerated().map { item, value in
        destination(of: value.link, in: index, item, from: name)
      }
      return ([destination(of: section.link, in: index, nil, from: name)] + ofItems)
        .compactMap(\.self)
    }
  }

  private func destination(
    of link: String?, in section: Int, _ item: Int?, from name: String
  ) -> SiteDestination? {
    guard let link, let (title, address) = place(of: link, from: name) else { return nil }
    return SiteDestination(section: section, item: item, title: title, address: address)
  }

  /// The screen that a link leads to, and the address of its page with the cell to show.
  private func place(of link: String, from name: String) -> (title: String, address: String)? {
    switch CatalogLink(link) {
    case .screen(let target, let section):
      guard let screen = screens[target] else { return nil }
      let page = SitePath.address(ofPage: target, fromPage: name)
      return (target, page + (section.flatMap { cell(inSection: $0, of: screen) } ?? ""))
    case .section(let section):
      return screens[name].flatMap { cell(inSection: section, of: $0) }.map { (name, $0) }
    case .item(let item):
      let isThere = screens[name]?.sections.contains { section in
        section.items.contains { $0.id == item }
      }
      return isThere == true ? (name, Self.fragment(item)) : nil
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
