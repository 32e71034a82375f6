import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueeScreen
import MarqueeValidation

/// The names that can be written at a place, of those that are known.
struct KnownNames {
  /// A name.
  struct Name {
    let text: String
    var detail: String?
    var isImage = false
    /// The value of a key with this name.
    var value = Snippet()
  }

  // MARK: Keys

  /// The keys of a dictionary whose keys are names: of rules, or of fields in the conditions of a query.
  static func keys(in frames: [NameFrame], of view: DocumentView) -> [Name] {
    if view.kind == .settings, frames.count == 2, frames[0].key == "rules",
      case .names(let kind) = frames[1].container, case .word(let words) = kind.storage
    {
      var value = Snippet("<string>")
      value.addChoice(words)
      value.add("</string>")
      return view.snapshot.report.rules.all.filter(\.canBeSilenced).map {
        Name(text: $0.id.description, detail: $0.severity.rawValue, value: value)
      }
    }
    guard frames.count >= 3, frames[frames.count - 2].key == "where",
      case .dictionary(.query) = frames[frames.count - 2].container
    else { return [] }
    return queriedFields(frames[..<(frames.count - 2)], view).map {
      Name(
        text: $0.key, detail: $0.kind.phrase, value: Snippet.value(of: $0, view.snapshot.model))
    }
  }

  // MARK: Values

  /// The values that can be written where something is expected.
  static func values(
    _ next: Expectation, at cursor: CursorContext, in frames: [NameFrame], of view: DocumentView
  ) -> [Name] {
    let snapshot = view.snapshot
    switch next {
    case .dictionary(.item): return libraryItems(at: cursor, in: frames, of: view)
    case .element(let kind): return values(of: kind, in: view)
    case .value(let field):
      return values(of: field.kind, in: view) + names(forKey: field.key, in: frames, view)
    default:
      guard case .dictionary(.item) = frames.last?.container else { return [] }
      if view.kind == .library, frames.last?.key == LibraryLoad.kindKey {
        return snapshot.model.itemKinds.map { Name(text: $0.name) }
      }
      return frames.last?.key == ItemReference.key
        ? libraryItems(at: cursor, in: frames, of: view) : []
    }
  }

  /// The items of the library that the section around a cursor can hold besides its others.
  static func libraryItems(
    at cursor: CursorContext, in frames: [NameFrame], of view: DocumentView
  ) -> [Name] {
    for (container, frame) in zip(cursor.containers, frames).reversed() {
      guard case .dictionary(.section(let type)) = frame.container else { continue }
      let others = view.kindsReferred(inSectionAt: container.start, besides: cursor.offset)
      let model = view.snapshot.model
      let declared = model.sectionTypes[type.name] ?? type
      return view.snapshot.content.library.library.items
        .filter { model.fits($0.kind, in: declared, besides: others) }
        .map { Name(text: $0.id, detail: "an item of the library") }
    }
    return []
  }

  private static func values(of kind: FieldKind, in view: DocumentView) -> [Name] {
    let snapshot = view.snapshot
    if case .word(let words) = kind.storage { return words.map { Name(text: $0) } }
    if kind == .sectionType {
      return snapshot.model.sectionTypes.all.map { Name(text: $0.name, detail: $0.summary) }
    }
    if kind == .layoutName {
      let layouts = snapshot.screen(atPath: view.document.path)?.resolved.catalog.layouts ?? []
      return layouts.map { Name(text: $0.name, detail: "a layout of this screen") }
    }
    if kind.means(.image) {
      return (snapshot.report.images?.sets ?? []).map { set in
        Name(text: set.name, detail: set.variants.last?.sizeText, isImage: true)
      }
    }
    if kind.means(.destination) {
      return ReferenceTarget.allCases.flatMap { target in
        places(target, in: snapshot).map {
          Name(text: "\(target.rawValue):\($0.text)", detail: $0.detail)
        }
      }
    }
    return kind.target.map { places($0, in: snapshot) } ?? []
  }

  private static func places(_ target: ReferenceTarget, in snapshot: Snapshot) -> [Name] {
    let screens = snapshot.report.screens.map(\.checked)
    switch target {
    case .screen: return screens.map { Name(text: $0.file.outputName, detail: "a screen") }
    case .section:
      return screens.flatMap(\.resolved.catalog.catalog.sections).compactMap { section in
        section.id.map { Name(text: $0, detail: section.name) }
      }
    case .item:
      let authored = screens.flatMap(\.resolved.catalog.catalog.sections).flatMap { section in
        section.items.compactMap(\.id).map { Name(text: $0, detail: "an item") }
      }
      var seen: Set<String> = []
      return authored.filter { seen.insert($0.text).inserted }
    }
  }

  /// The names of kinds and fields that the settings and queries refer to.
  private static func names(
    forKey key: String, in frames: [NameFrame], _ view: DocumentView
  ) -> [Name] {
    let model = view.snapshot.model
    switch frames.last?.container {
    case .dictionary(.authoredSectionType) where key == "items",
      .dictionary(.authoredItemKind) where key == "extends":
      return model.itemKinds.map { Name(text: $0.name) }
    case .dictionary(.authoredItemKind) where key == "identity", .dictionary(.show):
      let kind = frames.indices.contains(1) ? frames[1].key : nil
      let fields = kind.flatMap { model.itemKind(named: $0) }?.fields ?? []
      return (key == "identity" ? fields.map { ($0.key, $0) } : fields.paths)
        .map { Name(text: $0, detail: $1.kind.phrase) }
    case .dictionary(.query) where key == "orderBy":
      return queriedFields(frames.dropLast(), view)
        .map { Name(text: $0.key, detail: $0.kind.phrase) }
    case .dictionary(.query) where key == "kind":
      guard case .dictionary(.section(let type)) = frames.dropLast().last?.container else {
        return []
      }
      let declared = model.sectionTypes[type.name] ?? type
      return model.itemKinds.filter { !model.lineage(of: $0, in: declared).isEmpty }
        .map { Name(text: $0.name) }
    default: return []
    }
  }

  /// The fields that a query in a section can ask for.
  private static func queriedFields(
    _ frames: ArraySlice<NameFrame>, _ view: DocumentView
  ) -> [Field] {
    guard view.kind == .screen, case .dictionary(.section(let type)) = frames.last?.container
    else { return [] }
    return type.itemKind.fields
  }
}
