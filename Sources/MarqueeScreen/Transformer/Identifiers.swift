import MarqueeCatalog

/// The identifiers of a screen's sections and items.
///
/// The authors' own are kept. A derived one says what it names: `rank-top-ten` for a section and
/// `rank-top-ten/poster4` for an item. Where several would be equal, each gets a mark made from its
/// content, so that none changes when sections or items change places; only equal twins are told
/// apart by their order.
///
/// Two derived identifiers can be equal only among siblings: one of a section has no slash, and what
/// stands before the last slash of an item's is its section's, which is unique. Names have no tilde, so
/// one with a mark equals no other name.
struct Identifiers {
  /// The authors' identifiers, those of sections and items alike.
  private let authored: Set<String>
  private let sectionNames: [String]
  private let sectionNameCounts: [String: Int]
  private var twinCounts: [String: Int] = [:]
  private var claimed: Set<String> = []

  init(_ catalog: Catalog) {
    authored = catalog.sections.reduce(into: []) { ids, section in
      if let id = section.id { ids.insert(id) }
      for item in section.items {
        if let id = item.id { ids.insert(id) }
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
    let sectionID =
      claim(section.id)
      ?? derive(name, isAlone: sectionNameCounts[name] == 1) { Self.mark(of: section) }
    let names = section.items.map(\.derivedName)
    let areAlone = Self.areDifferent(names)
    let counts = areAlone ? [:] : names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    let prefix = sectionID + "/"
    let items = zip(section.items, names).map { item, name in
      claim(item.id)
        ?? derive(prefix + name, isAlone: areAlone || counts[name] == 1) {
          ContentMark.of(item)
        }
    }
    return (sectionID, items)
  }

  /// Whether no two names are equal.
  private static func areDifferent(_ names: [String]) -> Bool {
    // Few names are compared one by one, which needs no memory; but not in scripts in which equal
    // texts can have different bytes.
    guard names.count <= 24, names.allSatisfy({ $0.utf8.allSatisfy { $0 < 0x80 } }) else {
      return Set(names).count == names.count
    }
    for position in names.indices where names[..<position].contains(names[position]) {
      return false
    }
    return true
  }

  /// The author's identifier; `nil` where there is none, or where an earlier one took it.
  private mutating func claim(_ id: String?) -> String? {
    guard let id, !id.isEmpty, claimed.insert(id).inserted else { return nil }
    return id
  }

  /// A derived identifier that nothing else has.
  ///
  /// - Parameters:
  ///   - isAlone: Whether no sibling has the same name.
  ///   - mark: What tells this one apart from the others.
  private mutating func derive(_ name: String, isAlone: Bool, mark: () -> String) -> String {
    if isAlone, isFree(name) { return name }
    let base = "\(name)~\(mark())"
    while true {
      let count = twinCounts[base, default: 0] + 1
      twinCounts[base] = count
      let id = count == 1 ? base : "\(base)-\(count)"
      if isFree(id) { return id }
    }
  }

  private func isFree(_ id: String) -> Bool { authored.isEmpty || !authored.contains(id) }

  private static func name(of section: CatalogSection) -> String {
    // A section of one item is named by it; items of others come and go.
    let only = section.type.itemCount == .one ? section.items.first?.derivedName : nil
    let text = section.name.map { Slug.of($0) } ?? ""
    let suffix = text.isEmpty ? only ?? "" : text
    let type = Slug.of(section.type.name, keepsCase: true)
    return suffix.isEmpty || suffix == type ? type : "\(type)-\(suffix)"
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
