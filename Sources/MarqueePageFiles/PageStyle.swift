/// A style sheet of pages, as it was written.
package enum PageStyle {
  case cells, chrome, compare, looks, narrow, page, panel, print, site, wall

  /// The file's text in UTF-8.
  package var bytes: [UInt8] {
    switch self {
    case .cells: PackageResources.cells_css
    case .chrome: PackageResources.chrome_css
    case .compare: PackageResources.compare_css
    case .looks: PackageResources.looks_css
    case .narrow: PackageResources.narrow_css
    case .page: PackageResources.page_css
    case .panel: PackageResources.panel_css
    case .print: PackageResources.print_css
    case .site: PackageResources.site_css
    case .wall: PackageResources.wall_css
    }
  }
}
