import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

/// `textDocument/documentSymbol`: the sections of a screen with their items, or the items of a library.
struct SymbolRequest: DocumentRequest {
  static let method = "textDocument/documentSymbol"

  let textDocument: DocumentIdentifier

  /// A section, an item or a layout.
  struct Symbol: Encodable, Hashable, Sendable {
    let name: String
    let detail: String?
    /// As the protocol numbers kinds: 3 for a section, 19 for an item, 5 for a layout.
    let kind: Int
    let range: PositionRange
    let selectionRange: PositionRange
    var children: [Symbol]?
  }

  /// How many characters of a name are shown.
  private static let maximumNameLength = 80

  /// The symbols of a document.
  ///
  /// - Complexity: O(*n*) in the items.
  func answer(_ view: DocumentView) -> [Symbol] {
    let positions = view.checkedPositions
    switch view.kind {
    case .settings: return []
    case .library:
      let file = view.snapshot.content.libraryFiles.firstIndex {
        $0.file.identity == view.document.path
      }
      guard let file, view.snapshot.content.library.files.indices.contains(file) else { return [] }
      let catalog = view.snapshot.content.library.files[file].located
      return catalog.items.compactMap { item in
        symbol(catalog.document.string(of: item.index - 1), nil, 19, item.index, catalog, positions)
      }
    case .screen:
      guard let catalog = view.snapshot.screen(atPath: view.document.path)?.resolved.catalog else {
        return []
      }
      return catalog.sections.compactMap { section in
        let name = catalog.value(of: "sectionName", in: section.index)
          .map(catalog.document.string)
        let type = section.type?.name ?? "a section"
        var symbol = symbol(
          name.flatMap { $0.isEmpty ? nil : $0 } ?? type, type, 3, section.index, catalog, positions
        )
        symbol?.children = section.items.compactMap { item in
          let index = catalog.items[item].index
          return self.symbol(title(of: index, catalog), nil, 19, index, catalog, positions)
        }
        return symbol
      }
        + catalog.layouts.compactMap {
          symbol($0.name, "a layout", 5, $0.key + 1, catalog, positions)
        }
    }
  }

  /// What an author knows an item by: its first text.
  private func title(of index: ValueIndex, _ catalog: LocatedCatalog) -> String {
    let document = catalog.document
    if document[index].kind == .string { return document.string(of: index) }
    for key in ["title", "description", "text", "name", ItemReference.key] {
      if let value = catalog.value(of: key, in: index), document[value].kind == .string {
        return document.string(of: value)
      }
    }
    return "an item"
  }

  private func symbol(
    _ name: String, _ detail: String?, _ kind: Int, _ index: ValueIndex,
    _ catalog: LocatedCatalog, _ positions: TextPositions
  ) -> Symbol? {
    guard !catalog.document.isDerived, !name.isEmpty else { return nil }
    let range = positions.range(catalog.document[index].range)
    let start = positions.range(catalog.document.openingTag(of: index))
    return Symbol(
      name: String(name.prefix(Self.maximumNameLength)), detail: detail, kind: kind, range: range,
      selectionRange: start)
  }
}
