import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueeScreen
import MarqueeValidation

/// The names that can be written at a place, of those that are known.
struct KnownNames {
  struct Name {
    let text: String
    var detail: String?
    var isImage = false
    var field: Field?
  }

  let view: DocumentView
  let cursor: CursorContext
  let frames: [NameFrame]

  private var snapshot: Snapshot { view.snapshot }
  private var model: ContentModel { view.snapshot.model }

  /// The keys of a dictionary whose keys name something, each with an empty value.
  var keys: [(name: Name, value: Snippet)] {
    guard case .names(let kind) = frames.last?.container, let naming = kind.names,
      let value = kind.mappedKind
    else { return [] }
    return names(naming).map { name in
      (name, Snippet.value(of: name.field ?? Field(name.text, value, "")))
    }
  }

  /// The values that can be written where something is expected.
  func values(_ next: Expectation) -> [Name] {
    switch next {
    case .dictionary(.item): return libraryItems
    case .element(let kind): return values(of: kind)
    case .value(let field): return values(of: field.kind)
    default:
      guard case .dictionary(.item) = frames.last?.container else { return [] }
      if view.kind == .library, frames.last?.key == LibraryLoad.kindKey { return names(.kind) }
      return frames.last?.key == ItemReference.key ? libraryItems : []
    }
  }

  /// The items of the library that the section around a cursor can hold besides its others.
  var libraryItems: [Name] {
    for (container, frame) in zip(cursor.containers, frames).reversed() {
      guard case .dictionary(.section(let type)) = frame.container else { continue }
      let others = view.kindsReferred(inSectionAt: container.start, besides: cursor.offset)
      let declared = model.sectionTypes[type.name] ?? type
      return snapshot.content.library.library.items
        .filter { model.fits($0.kind, in: declared, besides: others) }
        .map { Name(text: $0.id, detail: "an item of the library") }
    }
    return []
  }

  private func values(of kind: FieldKind) -> [Name] {
    if case .word(let words) = kind.storage { return words.map { Name(text: $0) } }
    guard kind.means(.destination) else { return kind.names.map(names) ?? [] }
    return ReferenceTarget.allCases.flatMap { target in
      places(target).map { Name(text: "\(target.rawValue):\($0.text)", detail: $0.detail) }
    }
  }

  private func names(_ naming: Naming) -> [Name] {
    switch naming {
    case .reference(let target): places(target)
    case .image:
      (snapshot.report.images?.sets ?? []).map { set in
        Name(text: set.name, detail: set.variants.last?.sizeText, isImage: true)
      }
    case .kind: kinds.map { Name(text: $0.name) }
    case .sectionType:
      model.sectionTypes.all.map { Name(text: $0.name, detail: $0.summary) }
    case .layout:
      (snapshot.screen(atPath: view.document.path)?.resolved.catalog.layouts ?? []).map {
        Name(text: $0.name, detail: "a layout of this screen")
      } + HouseLayout.all.map { Name(text: $0.name, detail: $0.summary) }
    case .rule:
      snapshot.report.rules.all.filter(\.canBeSilenced).map {
        Name(text: $0.id.description, detail: $0.severity.rawValue)
      }
    case .field: names(of: fields.map { ($0.key, $0) })
    case .fieldPath: names(of: fields.paths)
    case .anyField: names(of: model.textFields.map { ($0.key, $0) })
    case .declaration: []
    }
  }

  private func names(of fields: [(path: String, field: Field)]) -> [Name] {
    fields.map { Name(text: $0, detail: $1.kind.phrase, field: $1) }
  }

  private func places(_ target: ReferenceTarget) -> [Name] {
    let screens = snapshot.report.screens
    switch target {
    case .screen:
      let names = Array(Set(screens.map(\.parsed.file.id.name))).sortedByBytes()
      return names.map { Name(text: $0, detail: "a screen") }
    case .section:
      return screens.flatMap(\.resolved.catalog.catalog.sections).compactMap { section in
        section.id.map { Name(text: $0, detail: section.name) }
      }
    case .item:
      let items = screens.flatMap(\.resolved.catalog.catalog.sections).flatMap(\.items)
      return items.compactMap(\.id).distinct.map { Name(text: $0, detail: "an item") }
    }
  }

  /// The kinds of items, or those that a query here can find.
  private var kinds: [ItemKind] {
    guard case .dictionary(.query) = frames.last?.container else { return model.itemKinds }
    guard case .dictionary(.section(let type)) = frames.dropLast().last?.container else {
      return []
    }
    let declared = model.sectionTypes[type.name] ?? type
    return model.itemKinds.filter { !model.lineage(of: $0, in: declared).isEmpty }
  }

  /// The fields that can be named here, without the one that is described.
  private var fields: [Field] {
    var described: String?
    if case .dictionary(.fieldDescription) = frames.dropLast().last?.container {
      described = frames.dropLast(2).last?.key
    }
    return (frames.ownerOfNamedFields.map(model.fields) ?? []).filter { $0.key != described }
  }
}
