import MarqueeDiagnostics
import MarqueePropertyList
package import MarqueeScreen

extension References {
  /// Collects the references of a screen, a file of the library or the settings.
  ///
  /// - Parameters:
  ///   - screen: What was read, with the items of the library that it shows.
  ///   - names: The image names in it.
  ///   - workers: The threads that do the work.
  /// - Complexity: O(*n*) in the fields, and in the fields of the library items that are shown.
  init(of screen: ShownScreen, imageNames names: ImageNames, _ workers: Workers) {
    let catalog = screen.file.catalog
    self.init(
      images: ImageReferences(of: screen, names, workers).references,
      links: Self.links(in: catalog, workers), items: Self.items(in: catalog),
      queries: catalog.queries.distinct,
      lacksItem: catalog.references.contains { $0.target == nil })
  }

  // MARK: Items

  private static func items(in catalog: LocatedCatalog) -> [Reference] {
    catalog.references.compactMap { reference in
      reference.target.map {
        Reference(
          .libraryItem, $0.id, as: .shown, at: catalog.document.shortPlace(of: reference.name))
      }
    }
  }

  // MARK: Links

  /// The links: first those of the screen itself, then in document order within a section or item.
  ///
  /// Faulty ones, such as a link without a scheme, are left out.
  private static func links(in catalog: LocatedCatalog, _ workers: Workers) -> [Reference] {
    catalog.mapRuns(workers) { run in
      var found: [Reference] = []
      catalog.forEachField(in: run, where: \.mayLink) { occurrence in
        guard let text = AuthoredText(ofString: occurrence.value, in: catalog.document) else {
          return
        }
        found += links(in: text, occurrence, catalog.document)
      }
      return found
    }.flatMap(\.self)
  }

  private static func links(
    in text: AuthoredText, _ occurrence: LocatedCatalog.Occurrence,
    _ document: PropertyListDocument
  ) -> [Reference] {
    let whole = String(decoding: text.bytes, as: UTF8.self)
    // Only the text, so that a suggestion can replace it.
    let content = document[occurrence.value].content
    let place = document.place(
      of: occurrence.value, range: content.offsets.isEmpty ? nil : content)
    if let target = occurrence.kind.target {
      return [Reference(.init(target), whole, as: .field, at: place)]
    }
    if occurrence.kind.means(.color) {
      guard case .name? = ColorText(text.bytes) else { return [] }
      return [Reference(.color, whole, as: .field, at: place)]
    }
    // Rules report faulty links.
    let names = (try? LinkText(valid: text.bytes))?.names ?? []
    let screen = names.count > 1 ? String(decoding: text.bytes[names[0].range], as: UTF8.self) : nil
    return names.map { target, range in
      Reference(
        .init(target), String(decoding: text.bytes[range], as: UTF8.self),
        on: target == .screen ? nil : screen, as: .link,
        at: document.place(of: occurrence.value, range: text.sourceRange(of: range)))
    }
  }
}

extension LocatedCatalog {
  /// Maps runs of the sections in parallel; the fields of the screen itself belong to the first
  /// run, which exists even if there are no sections.
  package func mapRuns<Result: Sendable>(
    _ workers: Workers, _ body: @Sendable (Range<Int>) -> Result
  ) -> [Result] {
    workers.mapRuns(of: max(1, sections.count), inRunsOf: 128) { run in
      body(run.clamped(to: 0..<sections.count))
    }
  }
}

extension FieldKind {
  /// Whether the values may name things in the rest of the folder.
  fileprivate var mayLink: Bool { means(.destination) || means(.color) || target != nil }
}

extension Reference.Target {
  fileprivate init(_ target: ReferenceTarget) {
    switch target {
    case .item: self = .item
    case .section: self = .section
    case .screen: self = .screen
    }
  }
}
