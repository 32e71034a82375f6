import MarqueeCatalog
package import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeSupport

/// A name in a screen that can only be resolved in the whole content folder.
package struct CatalogReference: Hashable, Sendable {
  /// The kind of thing that a name refers to.
  package enum Target: String, Hashable, Sendable {
    case screen, section, item, color
  }

  /// The kind of thing that the name refers to.
  package let target: Target
  /// The name.
  package let name: String
  /// The screen that a section is on; `nil` for any screen.
  package let screen: String?
  /// Whether the name is part of a link, rather than a field's whole value.
  package let isPartOfLink: Bool
  /// Where the name is.
  package let place: Place

  /// Makes a reference.
  package init(
    _ target: Target, _ name: String, on screen: String? = nil, isPartOfLink: Bool, place: Place
  ) {
    self.target = target
    self.name = name
    self.screen = screen
    self.isPartOfLink = isPartOfLink
    self.place = place
  }

  /// All references of a catalog: first those of the screen itself, then in document order within a
  /// section or item.
  ///
  /// Faulty ones, such as a link without a scheme, are left out.
  static func all(in catalog: LocatedCatalog, _ workers: Workers) -> [CatalogReference] {
    // This also applies without sections, because the screen itself can have fields.
    let count = max(1, catalog.sections.count)
    return workers.mapRuns(of: count, inRunsOf: 128) { run in
      var found: [CatalogReference] = []
      let sections = run.clamped(to: 0..<catalog.sections.count)
      catalog.forEachField(in: sections, where: \.mayRefer) { occurrence in
        guard catalog.document.isSoundString(occurrence.value) else { return }
        let text = AuthoredText(of: occurrence.value, in: catalog.document)
        found += references(in: text, occurrence, catalog.document)
      }
      return found
    }.flatMap(\.self)
  }

  private static func references(
    in text: AuthoredText, _ occurrence: LocatedCatalog.Occurrence,
    _ document: PropertyListDocument
  ) -> [CatalogReference] {
    let whole = String(decoding: text.bytes, as: UTF8.self)
    // Only the text, so that a suggestion can replace it.
    let content = document[occurrence.value].content
    let place = document.place(
      of: occurrence.value, range: content.offsets.isEmpty ? nil : content)
    switch occurrence.kind {
    case .reference(let target):
      return Target(rawValue: target.rawValue).map {
        [CatalogReference($0, whole, isPartOfLink: false, place: place)]
      } ?? []
    case .color:
      guard case .name? = ColorText(text.bytes) else { return [] }
      return [CatalogReference(.color, whole, isPartOfLink: false, place: place)]
    default: break
    }
    func reference(
      _ target: Target, _ range: Range<Int>, on screen: String? = nil
    ) -> CatalogReference {
      CatalogReference(
        target, String(decoding: text.bytes[range], as: UTF8.self), on: screen,
        isPartOfLink: true,
        place: document.place(of: occurrence.value, range: text.sourceRange(of: range)))
    }
    // Other rules report faulty links.
    switch try? Destination(text.bytes) {
    case .screen(let name, let section):
      let screen = reference(.screen, name)
      return [screen] + (section.map { [reference(.section, $0, on: screen.name)] } ?? [])
    case .section(let name): return [reference(.section, name)]
    case .item(let name): return [reference(.item, name)]
    case .address, nil: return []
    }
  }
}

extension FieldKind {
  /// Whether the values may name things in the rest of the folder.
  fileprivate var mayRefer: Bool {
    switch self {
    case .destination, .color, .reference: true
    default: false
    }
  }
}
