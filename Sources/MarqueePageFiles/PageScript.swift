import MarqueeSupport

/// A script of pages, as it was written.
package enum PageScript: String, CaseIterable, Sendable {
  case bands, canvas, cell, changes, chrome, compare, controls, editor, index, keys, lines,
    others, overlay, panel, parts, printing, rows, saving, screen, sheets, site, start, state,
    strips, wall

  /// The file's text in UTF-8.
  package var bytes: [UInt8] { Base64.decode(encoded) ?? [] }

  private var encoded: String {
    switch self {
    case .bands: PageFiles.bands_js
    case .canvas: PageFiles.canvas_js
    case .cell: PageFiles.cell_js
    case .changes: PageFiles.changes_js
    case .chrome: PageFiles.chrome_js
    case .compare: PageFiles.compare_js
    case .controls: PageFiles.controls_js
    case .editor: PageFiles.editor_js
    case .index: PageFiles.index_js
    case .keys: PageFiles.keys_js
    case .lines: PageFiles.lines_js
    case .others: PageFiles.others_js
    case .overlay: PageFiles.overlay_js
    case .panel: PageFiles.panel_js
    case .parts: PageFiles.parts_js
    case .printing: PageFiles.printing_js
    case .rows: PageFiles.rows_js
    case .saving: PageFiles.saving_js
    case .screen: PageFiles.screen_js
    case .sheets: PageFiles.sheets_js
    case .site: PageFiles.site_js
    case .start: PageFiles.start_js
    case .state: PageFiles.state_js
    case .strips: PageFiles.strips_js
    case .wall: PageFiles.wall_js
    }
  }
}
