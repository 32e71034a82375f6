package import MarqueeCatalog
package import MarqueeDiagnostics
import MarqueePlatform
package import MarqueePropertyList

/// Loads the files of a library, which are dictionaries of items by identifier.
package struct LibraryLoad: Sendable {
  package private(set) var library: ItemLibrary
  /// The files, those without values too, in a form that rules can check: each item is in its own
  /// section.
  package private(set) var files: [(located: LocatedCatalog, diagnostics: [Diagnostic])] = []

  private var firstByIdentity: [ItemKind: [FieldValue: LibraryItem]] = [:]

  package static let kindKey = "kind"

  /// Loads files.
  ///
  /// - Parameters:
  ///   - documents: The files, in the order of their names' bytes.
  ///   - contentModel: The available kinds of items.
  ///   - isWhole: Whether the text of all files could be read.
  /// - Complexity: O(*n*) in the bytes of the files.
  package init(
    _ documents: [PropertyListDocument], contentModel: ContentModel, isWhole: Bool = true
  ) {
    let areAllDictionaries = documents.allSatisfy { document in
      document.root.map { document[$0].kind == .dictionary } ?? false
    }
    library = ItemLibrary(mayHaveMore: !isWhole || !areAllDictionaries)
    for document in documents { load(document, contentModel) }
  }

  private mutating func load(_ document: PropertyListDocument, _ contentModel: ContentModel) {
    var check = StructureCheck(document, contentModel: contentModel)
    check.located.isLibrary = true
    defer { files.append((check.located, check.diagnostics)) }
    guard let root = document.root else { return }
    guard document[root].kind == .dictionary else {
      return check.reportWrongKind(
        root, named: "a library", "a dictionary of items by their identifiers")
    }
    var loaded: [LibraryItem] = []
    var types: [ItemKind: SectionType] = [:]
    for key in document.children(of: root) {
      let id = document.string(of: key)
      guard let (kind, isValid, isRead) = check.checkLibraryItem(key, &types) else {
        library.noteUnread(id)
        continue
      }
      guard !id.isEmpty else {
        check.report(.emptySection, at: key, "an item of the library has no identifier")
        continue
      }
      loaded.append(
        LibraryItem(
          id: id, kind: kind, document: document, value: key + 1, isValid: isValid,
          isRead: isRead))
    }
    decode(&loaded, contentModel, &check)
    for item in loaded {
      guard let other = library.add(item) else {
        reportIdentity(of: item, &check)
        continue
      }
      // A duplicate key within one file is reported as such.
      guard other.place.file != item.place.file else { continue }
      check.report(
        .duplicateKey, at: item.value - 1,
        "'\(item.id)' is the identifier of another item already",
        notes: [Note("the other item is here", at: other.place)])
    }
  }

  private mutating func reportIdentity(of item: LibraryItem, _ check: inout StructureCheck) {
    guard let field = item.kind.identityField, let (value, index) = item.identity else { return }
    guard let first = firstByIdentity[item.kind, default: [:]][value] else {
      firstByIdentity[item.kind, default: [:]][value] = item
      return
    }
    check.report(
      .duplicateID, at: index,
      "another item of the library has the '\(field.key)' '\(item.document.string(of: index))'",
      notes: [Note("the other item is here", at: first.place)], label: "again")
  }

  // MARK: Models

  /// Loads the models of items without structural faults, all at once, or one by one if that fails.
  private func decode(
    _ items: inout [LibraryItem], _ contentModel: ContentModel, _ check: inout StructureCheck
  ) {
    let decoder = contentModel.decoder
    let valid = items.indices.filter { items[$0].isValid }
    let texts = valid.map { items[$0].text(overriddenBy: nil, in: nil) }
    // The code below finds out which item the decoder rejects, and why.
    let models = try? Self.models(texts, decoder)
    for (index, position) in valid.enumerated() {
      do {
        let model = try models?[index] ?? Self.models([texts[index]], decoder).first
        items[position] = items[position].loaded(as: model)
      } catch {
        let (_, reason) = DecodingReason.describe(error)
        check.report(
          .wrongValueType, at: items[position].value,
          "an app cannot load this item: \(reason)")
      }
    }
  }

  private static func models(
    _ texts: [[UInt8]], _ decoder: PropertyListDecoder
  ) throws -> [CatalogItem] {
    guard !texts.isEmpty else { return [] }
    var text = PropertyListText(byteCount: texts.reduce(0) { $0 + $1.count })
    text.element("array") { text in
      for item in texts { text.append(item[...]) }
    }
    return try decoder.decode([KindedItem].self, from: text.finished()).map(\.item)
  }
}

struct KindedItem: Decodable {
  let item: CatalogItem

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: FieldKey.self)
    let name = try container.decode(String.self, forKey: "kind")
    guard let kind = ContentModel.of(decoder).itemKind(named: name) else {
      throw DecodingError.dataCorruptedError(
        forKey: "kind", in: container, debugDescription: "Unknown item kind '\(name)'.")
    }
    item = try kind.item(fields: container)
  }
}

extension LibraryItem {
  /// Returns the text of the item as an element of a property list, with its identifier.
  ///
  /// - Parameters:
  ///   - override: A dictionary whose members replace the item's own; `nil` for none.
  ///   - other: The property list that contains it.
  func text(overriddenBy override: ValueIndex?, in other: PropertyListDocument?) -> [UInt8] {
    var text = PropertyListText()
    var overridden: Set<String> = []
    text.element("dict") { text in
      if let override, let other {
        for key in other.children(of: override) {
          let name = other.string(of: key)
          guard name != ItemReference.key, overridden.insert(name).inserted else { continue }
          text.appendMember(key, numbers: other.numbers(in: key + 1, of: kind), of: other)
        }
      }
      for key in document.children(of: value) where !overridden.contains(document.string(of: key)) {
        text.appendMember(key, numbers: document.numbers(in: key + 1, of: kind), of: document)
      }
      if !overridden.contains("id") { text.appendIdentifier(document, value - 1) }
    }
    return text.bytes
  }
}

extension PropertyListDocument {
  /// Returns the numbers in the value of an item's field that keep their digits, in document order.
  func numbers(in value: ValueIndex, of kind: ItemKind) -> [ValueIndex] {
    guard let field = kind.fields.first(where: { has(value - 1, utf8: $0.keyUTF8) }) else {
      return []
    }
    var numbers: [ValueIndex] = []
    if field.kind.keepsDigits { numbers.append(value) }
    forEachPart(of: value, field.kind) { table, position, value in
      if table[position].kind.keepsDigits { numbers.append(value) }
    }
    return numbers.sorted()
  }
}
