extension ExampleValue {
  /// Settings with the section type 'films', which has its own item kind.
  ///
  /// - Parameter show: What its cells show; by default a field with a default value.
  package static func films(fields: ExampleValue, show: ExampleValue? = nil) -> ExampleValue {
    let label: ExampleValue = ["label": .onOneLine(["kind": "text", "default": "A film"])]
    let kind: ExampleValue = [
      "fields": show == nil ? fields.adding(label) : fields,
      "show": show ?? ["title": "label"],
    ]
    return [
      "itemKinds": ["film": kind],
      "sectionTypes": ["films": ["items": "film", "layout": "basic"]],
    ]
  }

  package static let films: ExampleValue = [
    "dune": .onOneLine(["kind": "poster", "description": "Dune", "imageName": "dune"]),
    "help": .onOneLine(["kind": "row", "text": "Help"]),
  ]
}
