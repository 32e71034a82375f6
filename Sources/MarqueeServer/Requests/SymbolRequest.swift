import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

/// `textDocument/documentSymbol`: the sections of a screen with their items, the items of a
/// library, or what the settings declare.
struct SymbolRequest: DocumentRequest {
  static let method = "textDocument/documentSymbol"

  let textDocument: DocumentIdentifier

  /// A section, an item, a layout or a declaration.
  struct Symbol: Encodable, Hashable, Sendable {
    let name: String
    let detail: String?
    let kind: SymbolKind
    let range: PositionRange
    let selectionRange: PositionRange
    var children: [Symbol]?
  }

  /// The symbols of a document.
  ///
  /// - Complexity: O(*n*) in the items.
  func answer(_ view: DocumentView) -> [Symbol] {
    let positions = view.checkedPositions
    switch view.kind {
    case .settings:
      guard let document = view.snapshot.settingsDocument?.document else { return [] }
      return document.declaredNames.compactMap { key, kind, _ in
        Self.symbol(document.string(of: key), nil, kind, key + 1, document, positions)
      }
    case .library:
      let file = view.snapshot.content.libraryFiles.firstIndex {
        $0.file.identity == view.document.path
      }
      guard let file, view.snapshot.content.library.files.indices.contains(file) else { return [] }
      let catalog = view.snapshot.content.library.files[file].located
      return catalog.items.compactMap { item in
        Self.symbol(
          catalog.document.string(of: item.index - 1), nil, .item, item.index, catalog.document,
          positions)
      }
    case .screen:
      guard let screen = view.snapshot.screen(atPath: view.document.path) else { return [] }
      return Self.symbols(of: screen.resolved, positions)
    }
  }

  private static func symbols(of file: ResolvedFile, _ positions: TextPositions) -> [Symbol] {
    file.shown.sections.compactMap { section in
      var symbol = symbol(
        section.name, section.type?.name, .section, section.element, section.place, positions)
      symbol?.children = section.items.compactMap {
        self.symbol($0.name, nil, .item, $0.element, $0.place, positions)
      }
      return symbol
    }
      + file.catalog.layouts.compactMap {
        symbol($0.name, "a layout", .layout, $0.key + 1, file.catalog.document, positions)
      }
  }

  private static func symbol(
    _ name: String, _ detail: String?, _ kind: SymbolKind, _ index: ValueIndex,
    _ document: PropertyListDocument, _ positions: TextPositions
  ) -> Symbol? {
    symbol(
      name, detail, kind, document.place(of: index),
      document.place(of: index, range: document.openingTag(of: index)), positions)
  }

  /// A symbol; `nil` in a file without a text to point into.
  private static func symbol(
    _ name: String, _ detail: String?, _ kind: SymbolKind, _ element: Place, _ tag: Place,
    _ positions: TextPositions
  ) -> Symbol? {
    guard let range = element.range, let selection = tag.range, !name.isEmpty else { return nil }
    return Symbol(
      name: String(name.prefix(OutlineName.maximumLength)), detail: detail, kind: kind,
      range: positions.range(range), selectionRange: positions.range(selection))
  }
}
