import MarqueeCatalog
import MarqueeLoading
import MarqueeScreen

/// A key or a string of a property list, with everything that decides what it names.
struct NamePlace: Sendable {
  /// What the property list is.
  let document: Expectation.Document
  /// The path of its file.
  let path: String
  /// The containers around it, the root first.
  let frames: [NameFrame]
  /// What is expected of a string; of a key it does not matter.
  let expected: Expectation
  /// Whether it is a key.
  let isKey: Bool
  /// The text.
  let text: String

  /// What a text, or a part of it, names.
  struct Name: Hashable, Sendable {
    let thing: NamedThing
    /// Whether this is where the thing gets its name.
    let isDefinition: Bool
    /// The part of the text that is the name, in UTF-8; `nil` for all of it.
    let part: Range<Int>?

    init(_ thing: NamedThing, isDefinition: Bool = false, part: Range<Int>? = nil) {
      self.thing = thing
      self.isDefinition = isDefinition
      self.part = part
    }
  }

  /// The keys that lead to it, of which arrays have none.
  private var keys: [String?] { frames.map(\.key) }

  /// The things that it names; none for most texts.
  ///
  /// - Parameters:
  ///   - declarations: What the settings declare.
  ///   - library: The items that links may lead to.
  func names(_ declarations: Declarations, _ library: ItemLibrary) -> [Name] {
    let found =
      document == .settings
      ? isKey ? namesOfSettingsKey(declarations) : namesOfSettingsText(declarations)
      : isKey ? namesOfKey(declarations) : namesOfText(declarations)
    return found + (isKey ? [] : namesOfValue(library))
  }

  // MARK: Screens and library

  private func namesOfKey(_ declarations: Declarations) -> [Name] {
    switch frames.last?.container {
    case .library: return [Name(.libraryItem(text), isDefinition: true)]
    case .names where document == .screen && frames.count == 2 && frames[0].key == "layouts":
      return [Name(.layout(text, inFile: path), isDefinition: true)]
    // The conditions of a query name fields.
    case _ where isOfQuery(frames.count - 2) && frames[frames.count - 2].key == "where":
      return fields(of: kindOfQuery(frames.count - 2), declarations)
    case .dictionary: return field(of: ownerOfKeys(declarations), declarations)
    default: return []
    }
  }

  private func namesOfText(_ declarations: Declarations) -> [Name] {
    let key = frames.last?.key
    switch expected {
    case .dictionary(.item): return document == .screen ? [Name(.libraryItem(text))] : []
    case .value(let field) where field.kind == .sectionType: return [Name(.sectionType(text))]
    case .value(let field) where field.kind == .layoutName:
      return [Name(.layout(text, inFile: path))]
    case .value(let field) where field.kind.isIdentifier:
      if case .dictionary(.item) = frames.last?.container {
        return [Name(.item(text), isDefinition: true)]
      }
      return [Name(.section(text), isDefinition: true)]
    default: break
    }
    if isOfQuery(frames.count - 1) {
      if key == "kind" { return [Name(.kind(text))] }
      return key == "orderBy" ? fields(of: kindOfQuery(frames.count - 1), declarations) : []
    }
    guard case .dictionary(.item) = frames.last?.container else { return [] }
    if document == .library, key == LibraryLoad.kindKey { return [Name(.kind(text))] }
    return document == .screen && key == ItemReference.key ? [Name(.libraryItem(text))] : []
  }

  /// What has the keys of the innermost dictionary: an item, a section, the screen, or a group in them.
  private func ownerOfKeys(_ declarations: Declarations) -> Declarations.Owner? {
    var owner: Declarations.Owner?
    for (index, frame) in frames.enumerated() {
      switch frame.container {
      case .dictionary(.item(let kind)): owner = .kind(kind.name)
      case .dictionary(.section(let type)): owner = .sectionType(type.name)
      case .dictionary(.screen): owner = .screen
      case .dictionary(.group): break
      default: continue
      }
      guard index < frames.count - 1, let key = frame.key else { continue }
      owner = owner.flatMap { declarations.owner(of: key, in: $0) }.map { .group(key, of: $0) }
    }
    return owner
  }

  /// Whether a container is a query.
  private func isOfQuery(_ index: Int) -> Bool {
    guard document == .screen, frames.indices.contains(index),
      case .dictionary(.query) = frames[index].container
    else { return false }
    return true
  }

  /// The kind of items that a query finds: that of its section.
  private func kindOfQuery(_ index: Int) -> String? {
    guard index > 0, case .dictionary(.section(let type)) = frames[index - 1].container else {
      return nil
    }
    return type.itemKind.name
  }

  // MARK: Settings

  private func namesOfSettingsKey(_ declarations: Declarations) -> [Name] {
    switch keys.dropLast() {
    case ["itemKinds"]: return [Name(.kind(text), isDefinition: true)]
    case ["sectionTypes"]: return [Name(.sectionType(text), isDefinition: true)]
    case ["chrome"]: return [Name(.screen(text))]
    default: break
    }
    if let (owner, isDefinition) = ownerOfFields(frames.count - 1) {
      return [Name(.field(text, of: owner), isDefinition: isDefinition)]
    }
    // 'requiredWhen' is in the description of a field.
    guard frames.count >= 2, frames[frames.count - 2].key == "requiredWhen" else { return [] }
    return field(of: ownerOfFields(frames.count - 3)?.owner, declarations)
  }

  private func namesOfSettingsText(_ declarations: Declarations) -> [Name] {
    let keys = keys
    switch frames.last?.container {
    case .dictionary(.authoredItemKind):
      if keys.last == "extends" { return [Name(.kind(text))] }
      return keys.last == "identity" ? fields(of: keys[1], declarations) : []
    case .dictionary(.authoredSectionType):
      return keys.last == "items" ? [Name(.kind(text))] : []
    case .dictionary(.show): return keys[1].map { path(in: .kind($0), declarations) } ?? []
    case .element:
      if keys.first == "usedImages", frames.count == 2 { return [Name(.image(text))] }
      guard keys.count == 4, keys[2] == "fields",
        case .dictionary(.textRule) = frames[2].container
      else { return [] }
      return declarations.owners(of: text).map { Name(.field(text, of: $0)) }
    default: return []
    }
  }

  /// What declares the fields that are the keys of a container, and whether it does so there or has a
  /// default value there; `nil` for any other container.
  private func ownerOfFields(_ index: Int) -> (owner: Declarations.Owner, isDefinition: Bool)? {
    var keys = keys.prefix(max(0, index))
    guard let root = keys.popFirst() else { return nil }
    var owner = Declarations.Owner.screen
    if root != "screenFields" {
      guard let name = keys.popFirst() ?? nil, keys.popFirst() == "fields" else { return nil }
      switch root {
      case "itemKinds": owner = .kind(name)
      case "sectionTypes": owner = .sectionType(name)
      default: return nil
      }
    }
    while let field = keys.popFirst() ?? nil {
      owner = .group(field, of: owner)
      keys = keys.drop { $0 == "of" }
      switch keys.popFirst() {
      case "fields": continue
      case "default":
        return (keys.compactMap(\.self).reduce(owner) { .group($1, of: $0) }, isDefinition: false)
      default: return nil
      }
    }
    return (owner, isDefinition: true)
  }

  private func fields(of kind: String?, _ declarations: Declarations) -> [Name] {
    field(of: kind.map { .kind($0) }, declarations)
  }

  private func field(of owner: Declarations.Owner?, _ declarations: Declarations) -> [Name] {
    owner.flatMap { declarations.owner(of: text, in: $0) }.map { [Name(.field(text, of: $0))] }
      ?? []
  }

  /// The fields on the path that is the text.
  private func path(in owner: Declarations.Owner, _ declarations: Declarations) -> [Name] {
    var end = -1
    return declarations.fields(at: text[...], in: owner).map { key, owner in
      let start = end + 1
      end = start + key.utf8.count
      return Name(.field(key, of: owner), part: start..<end)
    }
  }

  // MARK: Values of fields

  /// What the value of a field names by the kind of the field, wherever it is.
  private func namesOfValue(_ library: ItemLibrary) -> [Name] {
    let kind: FieldKind
    switch expected {
    case .value(let field): kind = field.kind
    case .element(let element): kind = element
    default: return []
    }
    if kind.means(.image) { return [Name(.image(text))] }
    if kind.means(.destination) { return namesOfDestination(library) }
    switch kind.target {
    case .screen: return [Name(.screen(text))]
    case .section: return [Name(.section(text))]
    case .item: return [Name(Self.item(text, library))]
    case nil: return []
    }
  }

  private func namesOfDestination(_ library: ItemLibrary) -> [Name] {
    let bytes = Array(text.utf8)
    func name(_ part: Range<Int>, _ thing: (String) -> NamedThing) -> Name {
      Name(thing(String(decoding: bytes[part], as: UTF8.self)), part: part)
    }
    // A rule reports what is not a destination; it names nothing.
    switch try? Destination(bytes[...]) {
    case .screen(let screen, let section):
      return [name(screen) { .screen($0) }]
        + [section].compactMap(\.self).map { name($0) { .section($0) } }
    case .section(let id): return [name(id) { .section($0) }]
    case .item(let id): return [name(id) { Self.item($0, library) }]
    case .address, nil: return []
    }
  }

  /// An item that a link names: one of the library has its identifier there.
  private static func item(_ id: String, _ library: ItemLibrary) -> NamedThing {
    library[id] == nil ? .item(id) : .libraryItem(id)
  }
}
