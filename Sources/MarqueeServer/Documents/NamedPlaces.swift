import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

/// A thing that has a name in the content: what definition, references and rename are about.
enum NamedThing: Hashable, Sendable {
  /// An item of the library.
  case libraryItem(String)
  /// A layout of a screen; the path of the screen's file.
  case layout(String, inFile: String)
  /// An image.
  case image(String)
  /// A screen.
  case screen(String)
  /// A section with an identifier of its author's.
  case section(String)
  /// An item with an identifier of its author's, outside of the library.
  case item(String)

  /// The thing that is named at a cursor, and the range of the name; `nil` for none.
  static func at(
    _ position: Position, in view: DocumentView
  ) -> (thing: NamedThing, range: Range<Int>)? {
    let (context, container, next) = view.cursor(at: position)
    guard case .text(let element, let range) = context.place else { return nil }
    let text = XMLText.string(view.document.text, in: range)
    if element == "key" {
      if case .library = container { return (.libraryItem(text), range) }
      if context.containers.count == 2, context.containers[0].key == "layouts" {
        return (.layout(text, inFile: view.document.path), range)
      }
      return nil
    }
    switch next {
    case .dictionary(.item): return (.libraryItem(text), range)
    case .value(let field) where field.key == ItemReference.key && view.kind == .screen:
      return (.libraryItem(text), range)
    case .value(let field):
      if field.kind == .layoutName { return (.layout(text, inFile: view.document.path), range) }
      if field.kind.means(.image) { return (.image(text), range) }
      if field.kind.means(.destination) { return place(text, range) }
      if field.kind.isIdentifier {
        let isSection = context.containers.count % 2 == 0
        return (isSection ? .section(text) : .item(text), range)
      }
      return nil
    case .element(let kind): return kind.means(.image) ? (.image(text), range) : nil
    default:
      // Next to 'item', which is not a field of the kind.
      return context.containers.last?.key == ItemReference.key && view.kind == .screen
        ? (.libraryItem(text), range) : nil
    }
  }

  /// The place in the catalog that a link leads to; its range is that of the name.
  private static func place(
    _ text: String, _ range: Range<Int>
  ) -> (thing: NamedThing, range: Range<Int>)? {
    let bytes = Array(text.utf8)
    guard let destination = try? Destination(bytes[...]) else { return nil }
    func named(_ part: Range<Int>, _ thing: (String) -> NamedThing) -> (NamedThing, Range<Int>) {
      (
        thing(String(decoding: bytes[part], as: UTF8.self)),
        range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound
      )
    }
    switch destination {
    case .screen(let name, _): return named(name) { .screen($0) }
    case .section(let id): return named(id) { .section($0) }
    case .item(let id): return named(id) { .item($0) }
    case .address: return nil
    }
  }
}

extension Snapshot {
  /// Where a thing is defined; empty if it is not in the content.
  func definitions(of thing: NamedThing) -> [Location] {
    switch thing {
    case .libraryItem(let id):
      return [content.library.library[id].flatMap { location(of: $0.place) }].compactMap(\.self)
    case .layout(let name, let path):
      guard let catalog = screen(atPath: path)?.resolved.catalog else { return [] }
      return catalog.layouts.filter { $0.name == name }
        .compactMap { location(of: catalog.document.place(of: $0.key)) }
    case .image(let name):
      let files = report.images?.sets.first { $0.name == name }?.variants.map(\.file.path) ?? []
      return files.compactMap { location(of: Place(file: $0, range: nil)) }
    case .screen(let name):
      return content.screens.filter { $0.outputName == name }
        .compactMap { location(of: Place(file: $0.name, range: nil)) }
    case .section(let id):
      return identifiers { $0.sections.map(\.index) }.filter { $0.id == id }.map(\.location)
    case .item(let id):
      let inScreens = identifiers { $0.items.map(\.index) }.filter { $0.id == id }.map(\.location)
      return inScreens + definitions(of: .libraryItem(id))
    }
  }

  /// The identifiers that authors wrote in some dictionaries of all screens, with their places.
  private func identifiers(
    of dictionaries: (LocatedCatalog) -> [ValueIndex]
  ) -> [(id: String, location: Location)] {
    report.screens.map(\.checked.resolved.catalog).flatMap { catalog in
      dictionaries(catalog).compactMap { index -> (id: String, location: Location)? in
        guard let value = catalog.value(of: "id", in: index),
          let location = location(ofText: value, in: catalog.document)
        else { return nil }
        return (catalog.document.string(of: value), location)
      }
    }
  }

  /// Where a thing is named, without its definition.
  func references(to thing: NamedThing) -> [Location] {
    let catalogs = report.screens.map(\.checked.resolved.catalog)
    switch thing {
    case .libraryItem(let id):
      return catalogs.flatMap { catalog in
        catalog.references.filter { reference in
          catalog.document[reference.name].kind == .string
            && catalog.document.has(reference.name, text: id)
        }.compactMap { location(ofText: $0.name, in: catalog.document) }
      }
    case .layout(let name, let path):
      guard let catalog = screen(atPath: path)?.resolved.catalog else { return [] }
      return catalog.sections.compactMap { catalog.value(of: "layout", in: $0.index) }
        .filter { catalog.document.has($0, text: name) }
        .compactMap { location(ofText: $0, in: catalog.document) }
    case .image(let name):
      return (catalogs + content.library.files.map(\.located)).flatMap { catalog in
        var places: [Location] = []
        catalog.forEachField(where: \.isImageName) { occurrence in
          guard catalog.document.has(occurrence.value, text: name) else { return }
          if let location = location(ofText: occurrence.value, in: catalog.document) {
            places.append(location)
          }
        }
        return places
      }
    case .screen(let name): return links(to: .screen, name)
    case .section(let id): return links(to: .section, id)
    case .item(let id): return links(to: .item, id)
    }
  }

  private func links(to target: Reference.Target, _ name: String) -> [Location] {
    report.screens.flatMap(\.checked.resolved.references.links)
      .filter { $0.target == target && $0.name == name }
      .compactMap { $0.place.flatMap(location) }
  }

  /// The place of a text without its tags.
  private func location(ofText index: ValueIndex, in document: PropertyListDocument) -> Location? {
    location(of: document.place(of: index, range: document[index].content))
  }
}

extension Snapshot {
  /// The same place without the tags around a key.
  func withoutTags(_ location: Location) -> Location {
    guard let name = content.file(atPath: DocumentAddress.path(of: location.uri) ?? "")?.name,
      let source = report.sources.first(where: { $0.name == name && !$0.text.isEmpty }),
      let positions = positions(inFile: name)
    else { return location }
    var offsets = positions.offsets(location.range)
    guard source.text.indices.contains(offsets.lowerBound),
      source.text[offsets.lowerBound] == UInt8(ascii: "<")
    else { return location }
    guard let start = source.text[offsets].firstIndex(of: UInt8(ascii: ">")),
      let end = source.text[offsets].lastIndex(of: UInt8(ascii: "<")), start < end
    else { return location }
    offsets = start + 1..<end
    return Location(
      uri: location.uri,
      range: PositionRange(
        start: positions.position(at: offsets.lowerBound),
        end: positions.position(at: offsets.upperBound)))
  }
}

extension ContentFolder {
  /// The file with a path without links: a screen, the settings, or a file of the library.
  func file(atPath path: String) -> ContentFile? {
    (screens + libraryFiles.map(\.file) + [settingsFile].compactMap(\.self))
      .first { $0.identity == path }
  }
}
