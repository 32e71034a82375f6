package import MarqueeScreen

extension Screen {
  /// The names of the images in the fields of the screen, its sections and its items.
  ///
  /// - Complexity: O(*n*) in the values of the screen.
  package var imageNames: Set<String> {
    var names: Set<String> = []
    func add(_ fields: [Field], _ value: (String) -> FieldValue?) {
      for field in fields {
        if let value = value(field.key) { names.formUnion(field.kind.imageNames(in: value)) }
      }
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
