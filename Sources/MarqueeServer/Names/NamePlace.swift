import MarqueeCatalog
import MarqueeLoading
import MarqueeScreen

/// A key or a string of a property list, with everything that decides what it names.
struct NamePlace: Sendable {
  let document: Expectation.Document
  let path: String
  /// The containers around it, the root first.
  let frames: [NameFrame]
  /// What is expected of a string; of a key it does not matter.
  let expected: Expectation
  let isKey: Bool
  let text: String
  let declarations: Declarations
  /// The items that links may lead to.
  let library: ItemLibrary

  struct Name: Hashable, Sendable {
    let thing: NamedThing
    let isDefinition: Bool
    /// The part of the text that is the name, in UTF-8; `nil` for all of it.
    let part: Range<Int>?

    init(
      _ kind: NamedThing.Kind, _ name: String, isDefinition: Bool = false, part: Range<Int>? = nil
    ) {
      thing = NamedThing(kind: kind, name: name)
      self.isDefinition = isDefinition
      self.part = part
    }
  }

  var names: [Name] { isKey ? namesOfKey : namesOfText }

  private var namesOfKey: [Name] {
    switch frames.last?.container {
    case .library: return [Name(.libraryItem, text, isDefinition: true)]
    case .names(let kind): return kind.names.map(names) ?? []
    case .dictionary where document != .settings:
      return field(of: ownerOfKeys)
    default: return namesOfDefaultKey
    }
  }

  /// What a key inside a default value names: a field of a group.
  private var namesOfDefaultKey: [Name] {
    let start = frames.lastIndex { frame in
      if case .dictionary(.fieldDescription) = frame.container {
        frame.key == "default"
      } else {
        false
      }
    }
    guard let start else { return [] }
    let owner = frames[start...].dropFirst().dropLast().compactMap(\.key)
      .reduce(frames.ownerOfFields(start)) { .group($1, of: $0) }
    return [Name(.field(of: owner), text)]
  }

  private var namesOfText: [Name] {
    let kind: FieldKind
    switch expected {
    case .dictionary(.item) where document == .screen: return [Name(.libraryItem, text)]
    case .value(let field): kind = field.kind
    case .element(let element): kind = element
    default:
      guard case .dictionary(.item) = frames.last?.container else { return [] }
      return switch (document, frames.last?.key) {
      case (.library, LibraryLoad.kindKey): [Name(.kind, text)]
      case (.screen, ItemReference.key): [Name(.libraryItem, text)]
      default: []
      }
    }
    if kind.means(.destination) { return namesOfDestination }
    if kind.isIdentifier {
      return switch frames.last?.container {
      case .dictionary(.item): [Name(.item, text, isDefinition: true)]
      case .dictionary(.section), .dictionary(.untypedSection):
        [Name(.section, text, isDefinition: true)]
      default: []
      }
    }
    return kind.names.map(names) ?? []
  }

  private func names(_ naming: Naming) -> [Name] {
    switch naming {
    case .declaration(.field):
      let owner = frames.ownerOfFields(frames.count - 1)
      return [Name(.field(of: owner), text, isDefinition: true)]
    case .declaration(let naming):
      return names(naming).map { Name($0.thing.kind, $0.thing.name, isDefinition: true) }
    case .reference(let target): return [Name(kind(of: target, text), text)]
    case .image: return [Name(.image, text)]
    case .kind: return [Name(.kind, text)]
    case .sectionType: return [Name(.sectionType, text)]
    case .layout: return [Name(.layout(inFile: path), text)]
    case .rule: return []
    case .field: return field(of: frames.ownerOfNamedFields)
    case .fieldPath:
      return frames.ownerOfNamedFields.map { path(in: $0) } ?? []
    case .anyField: return declarations.owners(of: text).map { Name(.field(of: $0), text) }
    }
  }

  /// What has the keys of the innermost dictionary: an item, a section, the screen, or a group in
  /// them.
  private var ownerOfKeys: Declarations.Owner? {
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

  private func field(of owner: Declarations.Owner?) -> [Name] {
    owner.flatMap { declarations.owner(of: text, in: $0) }.map { [Name(.field(of: $0), text)] }
      ?? []
  }

  private func path(in owner: Declarations.Owner) -> [Name] {
    var end = -1
    return declarations.fields(at: text[...], in: owner).map { key, owner in
      let start = end + 1
      end = start + key.utf8.count
      return Name(.field(of: owner), key, part: start..<end)
    }
  }

  private var namesOfDestination: [Name] {
    let bytes = Array(text.utf8)
    // A rule reports what is not a link; it names nothing.
    let names = (try? LinkText(valid: bytes[...]))?.names ?? []
    return names.map { target, part in
      let name = String(decoding: bytes[part], as: UTF8.self)
      return Name(kind(of: target, name), name, part: part)
    }
  }

  /// What a link or a field names; an item of the library has its identifier there.
  private func kind(of target: ReferenceTarget, _ name: String) -> NamedThing.Kind {
    switch target {
    case .screen: .screen
    case .section: .section
    case .item: library[name] == nil ? .item : .libraryItem
    }
  }
}
