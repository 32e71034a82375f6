import MarqueeModels
package import MarqueeScreen

extension Screen {
  /// The names of the images in the fields of the screen, its sections and its items.
  ///
  /// - Complexity: O(*n*) in the values of the screen.
  package var imageNames: Set<String> {
    var names: Set<String> = []
    func add(_ fields: [Field], _ value: (String) -> FieldValue?) {
      for field in fields { names.formUnion(value(field.key)?.imageNames(in: field.kind) ?? []) }
    }
    add(ownFields) { self[$0] }
    for section in sections {
      add(section.ownFields) { section[$0] }
      let fields = section.itemKind.fields.filter(\.kind.holdsImages)
      for item in section.items { add(fields, item.item.value) }
    }
    return names
  }
}

extension FieldKind {
  /// Whether its values are, or contain, names of images.
  var holdsImages: Bool {
    self == .imageName || parts.contains(where: \.kind.holdsImages)
  }
}

extension FieldValue {
  /// The names of images in a value of a field of some kind.
  func imageNames(in kind: FieldKind) -> [String] {
    switch kind {
    case .imageName: text.map { [$0] } ?? []
    case .list(let element): list?.flatMap { $0.imageNames(in: element.kind) } ?? []
    case .group(let fields):
      fields.flatMap { field in self[field.key]?.imageNames(in: field.kind) ?? [] }
    default: []
    }
  }
}
