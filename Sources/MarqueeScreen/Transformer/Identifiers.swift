import MarqueeCatalog
import MarqueeSupport

/// The identifiers of a screen's sections and items.
///
/// The authors' own are kept. A derived one says what it names: `rank-top-ten` for a section and
/// `rank-top-ten/poster4` for an item. Where several would be equal, each gets a mark made from its
/// content, so that none changes when sections or items change places; only duplicates are
/// apart by their order.
///
/// Two derived identifiers can be equal only among siblings: one of a section has no slash, and what
/// comes before the last slash of an item's is its section's, which is unique. Names have no tilde, so
/// one with a mark equals no other name.
struct Identifiers {
  /// The sections' identifiers, in order.
  let sections: [String]
  /// The authors' identifiers, those of sections and items alike, each with whose it is: the first
  /// that it was given to.
  private let owners: [String: Owner]

  /// A section, or an item of one.
  private struct Owner: Hashable, Sendable {
    let section: Int
    var item: Int?
  }

  /// What was found in a run of sections.
  private struct Survey: Sendable {
    var names: [String] = []
    var authored: [(id: String, owner: Owner)] = []
  }

  /// Finds the identifiers of all sections.
  init(_ catalog: Catalog, _ workers: Workers) {
    let surveys = workers.mapRuns(of: catalog.sections.count, inRunsOf: 64) { run in
      Self.survey(run, of: catalog)
    }
    var owners: [String: Owner] = [:]
    for (id, owner) in surveys.lazy.flatMap(\.authored) where owners[id] == nil {
      owners[id] = owner
    }
    self.owners = owners
    let names = surveys.flatMap(\.names)
    let counts = NameCounts(names)
    var duplicateCounts: [String: Int] = [:]
    sections = names.indices.map { position in
      let name = names[position]
      return Self.claim(catalog.sections[position].id, for: Owner(section: position), owners)
        ?? Self.derive(name, isUnique: counts.isUnique(name), owners, &duplicateCounts) {
          Self.mark(of: catalog.sections[position])
        }
    }
  }

  private static func survey(_ run: Range<Int>, of catalog: Catalog) -> Survey {
    var survey = Survey()
    for position in run {
      let section = catalog.sections[position]
      survey.names.append(name(of: section))
      if let id = section.id { survey.authored.append((id, Owner(section: position))) }
      for item in section.items.indices {
        guard let id = section.items[item].id else { continue }
        survey.authored.append((id, Owner(section: position, item: item)))
      }
    }
    return survey
  }

  /// The identifiers of a section's items.
  ///
  /// - Parameter position: The section's position in the catalog.
  func items(of section: CatalogSection, at position: Int) -> [String] {
    let items = section.items
    let names = items.map(\.derivedName)
    let counts = NameCounts(names)
    let prefix = sections[position] + "/"
    var duplicateCounts: [String: Int] = [:]
    return items.indices.map { item in
      Self.claim(items[item].id, for: Owner(section: position, item: item), owners)
        ?? Self.derive(
          Self.join(prefix, names[item]), isUnique: counts.isUnique(names[item]), owners,
          &duplicateCounts
        ) {
          ContentHash.of(items[item])
        }
    }
  }

  /// Two texts as one, in no more memory than it needs: there are many identifiers.
  private static func join(_ prefix: String, _ name: String) -> String {
    var text = ""
    text.reserveCapacity(prefix.utf8.count + name.utf8.count)
    text += prefix
    text += name
    return text
  }

  /// The author's identifier; `nil` if there is none, or where an earlier one took it.
  private static func claim(
    _ id: @autoclosure () -> String?, for owner: Owner, _ owners: [String: Owner]
  ) -> String? {
    // Where authors name nothing, no item is looked at.
    guard !owners.isEmpty, let id = id(), !id.isEmpty, owners[id] == owner else { return nil }
    return id
  }

  /// A derived identifier that nothing else has.
  ///
  /// - Parameters:
  ///   - isUnique: Whether no sibling has the same name.
  ///   - owners: The authors' identifiers.
  ///   - duplicateCounts: How many siblings have had a name and mark already.
  ///   - mark: What distinguishes this one from the others.
  private static func derive(
    _ name: String, isUnique: Bool, _ owners: [String: Owner],
    _ duplicateCounts: inout [String: Int],
    mark: () -> String
  ) -> String {
    if isUnique, owners.isEmpty || owners[name] == nil { return name }
    let base = "\(name)~\(mark())"
    while true {
      let count = duplicateCounts[base, default: 0] + 1
      duplicateCounts[base] = count
      let id = count == 1 ? base : "\(base)-\(count)"
      if owners[id] == nil { return id }
    }
  }

  private static func name(of section: CatalogSection) -> String {
    // A section of one item is named by it; items of others come and go.
    let only = section.type.itemCount == .one ? section.items.first?.derivedName : nil
    let text = section.name.map { Slug.of($0) } ?? ""
    let suffix = text.isEmpty ? only ?? "" : text
    let type = Slug.of(section.type.name, keepsCase: true)
    return suffix.isEmpty || suffix == type ? type : "\(type)-\(suffix)"
  }

  private static func mark(of section: CatalogSection) -> String {
    var hash = ContentHash()
    hash.combine(section.name ?? "")
    // Sorted, so that the mark stays when items change places.
    for item in section.items.map(ContentHash.of).sorted() { hash.combine(item) }
    return hash.text
  }
}

extension CatalogItem {
  /// A name for the item, made from what it shows.
  fileprivate var derivedName: String {
    if let imageName, !imageName.isEmpty { return Slug.of(imageName, keepsCase: true) }
    let text: String =
      switch self {
      case .poster(let poster): poster.description
      case .rankedPoster(let poster): poster.description
      case .row(let row): row.text
      case .banner(let banner): banner.title
      case .textHeader(let header): header.text
      case .course(let course): course.title
      case .categories: ""
      case .businessBanner(let banner): banner.title ?? ""
      }
    let slug = Slug.of(text)
    return slug.isEmpty ? kind.rawValue : slug
  }
}
