import MarqueeCatalog

/// The identifiers of a screen's sections and items.
///
/// The authors' own are kept. A derived one says what it names: `rank-top-ten` for a section and
/// `rank-top-ten/poster4` for an item. Where several would be equal, each gets a mark made from its
/// content, so that none changes when sections or items change places; only equal twins are told
/// apart by their order.
struct Identifiers {
  private var used: Set<String>
  /// How often each derived name occurs among its siblings: sections, or items of a section.
  private let sectionNames: [String]
  private let sectionNameCounts: [String: Int]
  private var twinCounts: [String: Int] = [:]
  private var claimed: Set<String> = []

  init(_ catalog: Catalog) {
    used = []
    for section in catalog.sections {
      if let id = section.id { used.insert(id) }
      for item in section.items {
        if let id = item.id { used.insert(id) }
      }
    }
    sectionNames = catalog.sections.map(Self.name)
    sectionNameCounts = sectionNames.reduce(into: [:]) { $0[$1, default: 0] += 1 }
  }

  /// The identifiers of a section and of its items; to be called once per section, in order.
  mutating func next(
    for section: CatalogSection, at position: Int
  ) -> (section: String, items: [String]) {
    let name = sectionNames[position]
    let isAlone = sectionNameCounts[name] == 1
    let sectionID = claim(section.id, or: name) { isAlone ? nil : Self.mark(of: section) }
    let names = section.items.map { "\(sectionID)/\($0.derivedName)" }
    let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let items = zip(section.items, names).map { item, name in
      claim(item.id, or: name) { counts[name] == 1 ? nil : ContentMark.of(item) }
    }
    return (sectionID, items)
  }

  /// Takes the author's identifier, or a derived one where there is none or it is taken.
  private mutating func claim(
    _ authored: String?, or name: String, mark: () -> String?
  ) -> String {
    if let authored, !authored.isEmpty, claimed.insert(authored).inserted { return authored }
    let base = mark().map { "\(name)~\($0)" } ?? name
    var count = twinCounts[base, default: 0] + 1
    var id = count == 1 ? base : "\(base)-\(count)"
    while !used.insert(id).inserted {
      count += 1
      id = "\(base)-\(count)"
    }
    twinCounts[base] = count
    return id
  }

  private static func name(of section: CatalogSection) -> String {
    // A section of one item is named by it; items of others come and go.
    let only = section.type.itemCount == .one ? section.items.first?.derivedName : nil
    let text = section.name.map { Slug.of($0) } ?? ""
    let suffix = text.isEmpty ? only ?? "" : text
    return suffix.isEmpty || suffix == section.type.name
      ? section.type.name : "\(section.type.name)-\(suffix)"
  }

  private static func mark(of section: CatalogSection) -> String {
    var hash = ContentMark()
    hash.combine(section.name ?? "")
    // Sorted, so that the mark stays when items change places.
    for mark in section.items.map(ContentMark.of).sorted() { hash.combine(mark) }
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
