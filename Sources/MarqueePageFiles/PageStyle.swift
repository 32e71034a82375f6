import MarqueeSupport

/// A style sheet of pages, as it was written.
package enum PageStyle: String, CaseIterable, Sendable {
  case cells, chrome, compare, looks, narrow, page, panel, print, site, wall

  /// The file's text in UTF-8.
  package var bytes: [UInt8] { Base64.decode(encoded) ?? [] }

  private var encoded: String {
    switch self {
    case .cells: PageFiles.cells_css
    case .chrome: PageFiles.chrome_css
    case .compare: PageFiles.compare_css
    case .looks: PageFiles.looks_css
    case .narrow: PageFiles.narrow_css
    case .page: PageFiles.page_css
    case .panel: PageFiles.panel_css
    case .print: PageFiles.print_css
    case .site: PageFiles.site_css
    case .wall: PageFiles.wall_css
    }
  }
}
