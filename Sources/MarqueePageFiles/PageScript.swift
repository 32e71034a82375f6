/// A script of pages, as it was written.
package enum PageScript {
  case bands, canvas, cell, changes, chrome, compare, controls, editor, index, keys, lines,
    others, overlay, panel, parts, printing, rows, saving, screen, sheets, site, start, state,
    strips, wall

  /// The file's text in UTF-8.
  package var bytes: [UInt8] {
    switch self {
    case .bands: PackageResources.bands_js
    case .canvas: PackageResources.canvas_js
    case .cell: PackageResources.cell_js
    case .changes: PackageResources.changes_js
    case .chrome: PackageResources.chrome_js
    case .compare: PackageResources.compare_js
    case .controls: PackageResources.controls_js
    case .editor: PackageResources.editor_js
    case .index: PackageResources.index_js
    case .keys: PackageResources.keys_js
    case .lines: PackageResources.lines_js
    case .others: PackageResources.others_js
    case .overlay: PackageResources.overlay_js
    case .panel: PackageResources.panel_js
    case .parts: PackageResources.parts_js
    case .printing: PackageResources.printing_js
    case .rows: PackageResources.rows_js
    case .saving: PackageResources.saving_js
    case .screen: PackageResources.screen_js
    case .sheets: PackageResources.sheets_js
    case .site: PackageResources.site_js
    case .start: PackageResources.start_js
    case .state: PackageResources.state_js
    case .strips: PackageResources.strips_js
    case .wall: PackageResources.wall_js
    }
  }
}
