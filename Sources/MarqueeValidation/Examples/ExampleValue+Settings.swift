extension ExampleValue {
  /// Settings with the section type 'films', which has its own item kind.
  package static func films(fields: ExampleValue, show: ExampleValue? = nil) -> ExampleValue {
    var kind: [(String, ExampleValue)] = [("fields", fields)]
    if let show { kind.append(("show", show)) }
    return [
      "itemKinds": ["film": ExampleValue(pairs: kind)],
      "sectionTypes": ["films": ["items": "film", "layout": "basic"]],
    ]
  }

  package static let films: ExampleValue = [
    "dune": .onOneLine(["kind": "poster", "description": "Dune", "imageName": "dune"]),
    "help": .onOneLine(["kind": "row", "text": "Help"]),
  ]
}
