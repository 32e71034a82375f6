import MarqueeScreen

/// The identifiers of a screen's sections and items.
///
/// Sections and items have separate namespaces, as in a diffable data source. Authored identifiers
/// are kept. A derived identifier describes what it identifies: `rank-top-ten` for a section and
/// `rank-top-ten/poster4` for an item. If siblings with different content would have equal
/// identifiers, each gets a mark made from its content, so that none changes when sections or items
/// move. If siblings have equal content, the first is named as if it were the only one, so that a
/// copy changes nothing else; the others are distinguished by their order.
///
/// Two derived identifiers can be equal only among siblings: the part of an item's before the last
/// slash is its section's, which is unique. Names contain no tilde, so a name with a mark never
/// equals another name.
struct Identifiers {
  /// The sections' identifiers, in order.
  let sections: [String]
  /// The items' authored identifiers, each with the first item that has it.
  private let itemOwners: [String: Owner]

  private struct Owner: Hashable, Sendable {
    let section: Int
    let item: Int
  }

  private struct Survey: Sendable {
    var names: [String] = []
    var authored: [(id: String, owner: Owner)] = []
  }

  init(_ catalog: Catalog, _ workers: Workers) {
    let surveys = workers.mapRuns(of: catalog.sections.count, inRunsOf: 64) { run in
      Self.survey(run, of: catalog)
    }
    itemOwners = Self.firstOwners(surveys.lazy.flatMap(\.authored))
    let sections = catalog.sections
    let owners = Self.firstOwners(
      sections.indices.lazy.compactMap { position in
        sections[position].id.map { (id: $0, owner: position) }
      })
    let mark = { (position: Int) in Self.mark(of: sections[position]) }
    var siblings = Siblings(surveys.flatMap(\.names), mark: mark)
    self.sections = sections.indices.map { position in
      Self.claim(sections[position].id, for: position, owners)
        ?? siblings.derive(position, prefix: "", isTaken: { owners[$0] != nil }) {
          mark(position)
        }
    }
  }

  private static func survey(_ run: Range<Int>, of catalog: Catalog) -> Survey {
    var survey = Survey()
    for position in run {
      let section = catalog.sections[position]
      survey.names.append(name(of: section))
      for item in section.items.indices {
        guard let id = section.items[item].id else { continue }
        survey.authored.append((id, Owner(section: position, item: item)))
      }
    }
    return survey
  }

  private static func firstOwners<Owner>(
    _ authored: some Sequence<(id: String, owner: Owner)>
  ) -> [String: Owner] {
    authored.reduce(into: [:]) { owners, authored in
      if !authored.id.isEmpty, owners[authored.id] == nil { owners[authored.id] = authored.owner }
    }
  }

  /// Returns the identifiers of a section's items.
  ///
  /// - Parameter position: The section's position in the catalog.
  func items(of section: CatalogSection, at position: Int) -> [String] {
    let items = section.items
    let prefix = sections[position] + "/"
    let mark = { (item: Int) in ContentHash.of(items[item]) }
    var siblings = Siblings(items.map(\.derivedName), mark: mark)
    // Without authored identifiers there is nothing to look up.
    guard !itemOwners.isEmpty else {
      return items.indices.map { item in
        siblings.derive(item, prefix: prefix, isTaken: { _ in false }) { mark(item) }
      }
    }
    return items.indices.map { item in
      Self.claim(items[item].id, for: Owner(section: position, item: item), itemOwners)
        ?? siblings.derive(item, prefix: prefix, isTaken: { itemOwners[$0] != nil }) {
          mark(item)
        }
    }
  }

  /// Returns the authored identifier; `nil` if there is none or it belongs to an earlier one.
  private static func claim<Owner: Equatable>(
    _ id: String?, for owner: Owner, _ owners: [String: Owner]
  ) -> String? {
    guard let id, owners[id] == owner else { return nil }
    return id
  }

  private static func name(of section: CatalogSection) -> String {
    // A section of one item is named after it; the items of other sections come and go.
    let only = section.type.itemCount.maximum == 1 ? section.items.first?.derivedName : nil
    let text = section.name.map { Slug.of($0) } ?? ""
    let suffix = text.isEmpty ? only ?? "" : text
    let type = Slug.of(section.type.name, keepsCase: true)
    return suffix.isEmpty || suffix == type ? type : "\(type)-\(suffix)"
  }

  private static func mark(of section: CatalogSection) -> String {
    var hash = ContentHash()
    hash.combine(section.name ?? "")
    // Sorted, so that the mark does not change when items move.
    for item in section.items.map(ContentHash.of).sorted() { hash.combine(item) }
    return hash.text
  }
}

extension CatalogItem {
  fileprivate var derivedName: String {
    if let identity = kind.identity, !ownValues.isEmpty,
      let text = ownValues[identity]?.shownText
    {
      let slug = Slug.of(text, keepsCase: true)
      if !slug.isEmpty { return slug }
    }
    if let imageName, !imageName.isEmpty { return Slug.of(imageName, keepsCase: true) }
    let slug = Slug.of(kind.hasOwnCell ? text(shownAs: .title) ?? "" : model.identifyingText)
    return slug.isEmpty ? kind.name : slug
  }
}
