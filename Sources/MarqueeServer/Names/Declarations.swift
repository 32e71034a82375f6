import MarqueeCatalog
import MarqueePropertyList
import MarqueeScreen
import MarqueeValidation

/// The kinds, section types and fields that settings declare, by name.
struct Declarations: Sendable {
  enum Owner: Hashable, Sendable {
    case kind(String)
    case sectionType(String)
    case screen
    indirect case group(String, of: Owner)
  }

  private var fields: [Owner: Set<String>] = [:]
  private var extended: [String: String] = [:]

  /// Makes declarations of a folder without settings.
  init() {}

  /// Reads the names that settings declare; faulty declarations count as well.
  ///
  /// - Complexity: O(*n*) in the keys of the settings.
  init(_ settings: PropertyListDocument) {
    guard let root = settings.root.map({ Setting(settings, $0) }) else { return }
    add(.screen, root.entries(of: "screenFields"))
    for type in root.entries(of: "sectionTypes") {
      add(.sectionType(type.name), type.value.entries(of: "fields"))
    }
    for kind in root.entries(of: "itemKinds") {
      add(.kind(kind.name), kind.value.entries(of: "fields"))
      extended[kind.name] = kind.value["extends"]?.text
    }
  }

  private mutating func add(_ owner: Owner, _ entries: [Setting.Entry]) {
    for entry in entries {
      fields[owner, default: []].insert(entry.name)
      // The elements of a list are described like a field.
      var description = entry.value
      while let element = description["of"] { description = element }
      add(.group(entry.name, of: owner), description.entries(of: "fields"))
    }
  }

  func declares(_ field: String, in owner: Owner) -> Bool { fields[owner]?.contains(field) == true }

  func owners(of field: String) -> [Owner] { fields.filter { $0.value.contains(field) }.map(\.key) }

  /// What declares a field that something has, also because its kind extends another; `nil` for a
  /// built-in field.
  func owner(of field: String, in owner: Owner) -> Owner? {
    lineage(of: owner).first { declares(field, in: $0) }
  }

  private func lineage(of owner: Owner) -> [Owner] {
    var lineage = [owner]
    var seen: Set<String> = []
    while case .kind(let name)? = lineage.last, seen.insert(name).inserted,
      let base = extended[name]
    { lineage.append(.kind(base)) }
    return lineage
  }

  /// The fields on a path, the outermost first, each with what declares it; empty for an unknown
  /// path.
  func fields(at path: Substring, in owner: Owner) -> [(key: String, owner: Owner)] {
    let whole = String(path)
    if let owner = self.owner(of: whole, in: owner) { return [(whole, owner)] }
    for owner in lineage(of: owner) {
      for key in fields[owner] ?? [] {
        let inner = path.path(into: key).map { fields(at: $0, in: .group(key, of: owner)) } ?? []
        if !inner.isEmpty { return [(key, owner)] + inner }
      }
    }
    return []
  }
}

extension ContentModel {
  /// The fields of what the settings declare, with the built-in ones.
  func fields(of owner: Declarations.Owner) -> [Field] {
    switch owner {
    case .kind(let name): return itemKind(named: name)?.fields ?? []
    case .sectionType(let name): return sectionTypes[name]?.fields ?? []
    case .screen: return FieldTable.screen(own: screenFields).fields
    case .group(let key, let owner):
      var kind = fields(of: owner).first { $0.key == key }?.kind
      while case .list(let element) = kind?.storage { kind = element.kind }
      return kind?.groupFields ?? []
    }
  }
}
