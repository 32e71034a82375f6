import MarqueeLoading
import MarqueePropertyList

/// The kinds, section types and fields that settings declare, by name.
struct Declarations: Sendable {
  /// What a field is declared in.
  enum Owner: Hashable, Sendable {
    case kind(String)
    case sectionType(String)
    case screen
  }

  private var fields: [Owner: Set<String>] = [:]
  private var extended: [String: String] = [:]

  /// Makes declarations of a folder without settings.
  init() {}

  /// Reads the names that settings declare; faulty declarations count as well.
  ///
  /// - Complexity: O(*n*) in the keys of the settings.
  init(_ settings: PropertyListDocument) {
    guard let root = settings.root else { return }
    func members(of key: String, in index: ValueIndex) -> [(name: String, value: ValueIndex)] {
      guard let map = settings.member(key, of: index)?.value, settings[map].kind == .dictionary
      else { return [] }
      return settings.children(of: map).map { (settings.string(of: $0), $0 + 1) }
    }
    fields[.screen] = Set(members(of: "screenFields", in: root).map(\.name))
    for (name, value) in members(of: "sectionTypes", in: root) {
      fields[.sectionType(name)] = Set(members(of: "fields", in: value).map(\.name))
    }
    for (name, value) in members(of: "itemKinds", in: root) {
      fields[.kind(name)] = Set(members(of: "fields", in: value).map(\.name))
      guard let base = settings.member("extends", of: value)?.value,
        settings[base].kind == .string
      else { continue }
      extended[name] = settings.string(of: base)
    }
  }

  /// Whether settings declare a field there.
  func declares(_ field: String, in owner: Owner) -> Bool { fields[owner]?.contains(field) == true }

  /// Everything that declares a field of this name.
  func owners(of field: String) -> [Owner] { fields.filter { $0.value.contains(field) }.map(\.key) }

  /// The kind that declares a field which items of a kind have; `nil` for a built-in field.
  func owner(of field: String, inKind name: String) -> Owner? {
    var seen: Set<String> = []
    var next: String? = name
    while let kind = next, seen.insert(kind).inserted {
      if declares(field, in: .kind(kind)) { return .kind(kind) }
      next = extended[kind]
    }
    return nil
  }
}
