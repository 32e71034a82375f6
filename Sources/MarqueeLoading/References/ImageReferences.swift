import MarqueePropertyList
import MarqueeScreen

/// Collects the names of images that a screen needs, each spelling once.
///
/// In addition to the names that the screen writes, these are the names in the library items that
/// it shows, and in the default values of fields that are absent: all of them are in its JSON.
struct ImageReferences {
  /// The names in the order of their first appearance.
  private(set) var references: [Reference] = []
  private var positions: [String: Int] = [:]
  private var knownItems: Set<String> = []
  private let screen: ShownScreen
  private var catalog: LocatedCatalog { screen.file.catalog }

  init(of screen: ShownScreen, _ names: ImageNames, _ workers: Workers) {
    self.screen = screen
    addWritten(names, workers)
    guard !catalog.references.isEmpty || catalog.hasField(where: \.hasDefaultImages) else { return }
    for (position, reference) in references.enumerated() { positions[reference.name] = position }
    addUnwritten()
  }

  private mutating func addWritten(_ names: ImageNames, _ workers: Workers) {
    var isShown = [Bool](repeating: false, count: names.firstValues.count)
    for use in names.uses where use.isShown { isShown[use.name] = true }
    let document = catalog.document
    let strings = workers.map(names.firstValues, inRunsOf: 2048) { document.string(of: $0) }
    references = zip(strings, isShown).map { name, isShown in
      Reference(.image, name, as: isShown ? .shown : .field, at: nil)
    }
  }

  private mutating func add(_ name: String, as role: Reference.Role) {
    guard let position = positions[name] else {
      positions[name] = references.count
      references.append(Reference(.image, name, as: role, at: nil))
      return
    }
    if role == .shown { references[position] = Reference(.image, name, as: role, at: nil) }
  }

  // MARK: Values that the file does not write

  private mutating func addUnwritten() {
    addDefaults(of: catalog.screenFields, in: catalog.document.root)
    var choices: [SectionType: ImageFields] = [:]
    for section in screen.sections {
      guard let type = section.type else { continue }
      addDefaults(of: type.ownFields, in: catalog.sections[section.position].index)
      let fields = choices[type] ?? ImageFields(of: type.itemKind)
      choices[type] = fields
      for item in section.items { addUnwritten(of: item, fields) }
    }
  }

  private mutating func addUnwritten(of item: ShownItem, _ fields: ImageFields) {
    var positions = fields.withDefaults
    if let reference = item.reference {
      guard let target = reference.target else { return }
      // Queries find the same items again and again.
      if reference.override == nil, !knownItems.insert(target.id).inserted { return }
      positions = fields.all
    }
    for position in positions {
      add(item.kind.fields[position], item.value(ofField: position)?.value)
    }
    guard fields.shown.last?.kind.means(.image) == true, let shown = item.value(of: fields.shown),
      !shown.isOwn, let name = shown.text
    else { return }
    add(name.string, as: .shown)
  }

  /// Adds the images of absent fields of a screen or a section, and of absent parts of values.
  private mutating func addDefaults(of fields: [Field], in dictionary: ValueIndex?) {
    for field in fields where field.hasDefaultImages {
      add(
        field,
        dictionary.map { catalog.document.fieldValue(of: field, in: $0) } ?? field.defaultValue)
    }
  }

  private mutating func add(_ field: Field, _ value: FieldValue?) {
    guard let value else { return }
    for name in field.kind.imageNames(in: value) { add(name, as: .defaultValue) }
  }
}

/// The fields of a kind of items that may show images, by their positions.
private struct ImageFields {
  let all: [Int]
  /// The fields that may show images although no value is written.
  let withDefaults: [Int]
  let shown: [Field]

  init(of kind: ItemKind) {
    all = kind.fields.indices.filter { kind.fields[$0].kind.holdsImages }
    withDefaults = all.filter { kind.fields[$0].hasDefaultImages }
    shown = kind.fields(shownAs: .image)
  }
}

extension Field {
  /// Whether an absent field, or an absent part of its value, may stand for images.
  fileprivate var hasDefaultImages: Bool {
    defaultValue != nil && kind.holdsImages || kind.parts.contains(where: \.hasDefaultImages)
  }
}
