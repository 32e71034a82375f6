import MarqueePropertyList

/// `textDocument/rename`: another name for a thing, at all places.
struct RenameRequest: DocumentRequest {
  static let method = "textDocument/rename"

  let textDocument: DocumentIdentifier
  let position: Position
  let newName: String

  static var nothing: WorkspaceEdit {
    get throws(ResponseError) {
      throw ResponseError(.requestFailed, "the document is not part of any content")
    }
  }

  /// The changes that give a thing another name.
  ///
  /// - Throws: ``ResponseError`` if the name cannot be given.
  func answer(_ view: DocumentView) throws(ResponseError) -> WorkspaceEdit {
    guard !view.isBroken else {
      throw ResponseError(.requestFailed, "the document has syntax errors")
    }
    let name = newName
    guard let (thing, _) = NamedThing.at(position, in: view), thing.isRenamedInText else {
      throw ResponseError(.requestFailed, "nothing that can be renamed is here")
    }
    guard !name.isEmpty, !name.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
      throw ResponseError(.invalidParams, "'\(name)' is not a name")
    }
    guard view.snapshot.definitions(of: thing.named(name)).isEmpty else {
      throw ResponseError(.requestFailed, "'\(name)' is taken already")
    }
    let places =
      view.snapshot.definitions(of: thing).map { view.snapshot.withoutTags($0) }
      + view.snapshot.references(to: thing)
    var changes: [String: [WorkspaceEdit.Edit]] = [:]
    for place in Set(places) {
      changes[place.uri, default: []].append(
        WorkspaceEdit.Edit(range: place.range, newText: XMLText.escaped(name)))
    }
    return WorkspaceEdit(
      changes: changes.mapValues { $0.sorted { $0.range.start < $1.range.start } })
  }
}

extension NamedThing {
  /// Whether its name is only in texts, and not also that of a file.
  var isRenamedInText: Bool {
    switch self {
    case .libraryItem, .layout, .section, .item: true
    case .image, .screen: false
    }
  }

  /// The same kind of thing with another name.
  fileprivate func named(_ name: String) -> NamedThing {
    switch self {
    case .libraryItem: .libraryItem(name)
    case .layout(_, let path): .layout(name, inFile: path)
    case .image: .image(name)
    case .screen: .screen(name)
    case .section: .section(name)
    case .item: .item(name)
    }
  }
}
