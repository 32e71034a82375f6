import MarqueeLoading
import MarqueePropertyList
import MarqueeValidation

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
    func names(of key: String, in index: ValueIndex) -> Set<String> {
      Set(settings.settingsMembers(of: key, in: index).map { settings.string(of: $0.key) })
    }
    if let root = settings.root { fields[.screen] = names(of: "screenFields", in: root) }
    for (key, value) in settings.settingsMembers(of: "sectionTypes") {
      fields[.sectionType(settings.string(of: key))] = names(of: "fields", in: value)
    }
    for (key, value) in settings.settingsMembers(of: "itemKinds") {
      let name = settings.string(of: key)
      fields[.kind(name)] = names(of: "fields", in: value)
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
