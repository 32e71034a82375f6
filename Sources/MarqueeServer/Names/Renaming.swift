import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen
import MarqueeValidation

/// Another name for a thing, at all places of its content.
struct Renaming: Sendable {
  private let thing: NamedThing
  private let snapshot: Snapshot
  private let places: [(isDefinition: Bool, place: Place)]

  /// The longest name, in bytes: the longest of a file in most file systems, with room for
  /// suffixes.
  private static let maximumLength = 200

  /// Prepares to rename a thing.
  ///
  /// - Throws: ``ResponseError`` if it has to keep its name, or the client cannot rename files.
  init(_ thing: NamedThing, in view: DocumentView) throws(ResponseError) {
    self.thing = thing
    snapshot = view.snapshot
    places = view.snapshot.places(of: thing)
    if thing.isBuiltIn { throw Self.refusal("'\(thing.name)' is built in") }
    switch thing.kind {
    case .screen:
      throw Self.refusal("a screen is renamed with its file")
    case .image:
      guard !snapshot.imageSets(named: thing.name).isEmpty else {
        throw Self.refusal("the image '\(thing.name)' does not exist")
      }
      guard view.client.renamesFiles else {
        throw Self.refusal("this editor cannot rename the image's files")
      }
    case .field(let owner): try checkIsUnique(owner)
    default: break
    }
    guard isDefined else { throw Self.refusal("'\(thing.name)' is not defined in the content") }
    try checkFiles()
  }

  /// Refuses to leave out a file, or to edit one whose text is not the text that was checked.
  private func checkFiles() throws(ResponseError) {
    if let file = snapshot.derivedFile(naming: thing) {
      throw Self.refusal("'\(ContentPath.name(of: file))' is not XML")
    }
    for (_, place) in places {
      guard let path = Disk().target(of: place.file), snapshot.brokenPaths.contains(path)
      else { continue }
      throw Self.refusal("'\(ContentPath.name(of: path))' has syntax errors")
    }
  }

  /// Whether a link to the thing still leads to it by another name.
  private func canBeLinked(_ name: String) -> Bool {
    switch thing.kind {
    // What is not a link is refused.
    case .section, .item, .libraryItem:
      (try? LinkText(valid: Array("item:\(name)".utf8)[...])) != nil
    default: true
    }
  }

  private var isDefined: Bool {
    if case .image = thing.kind { true } else { places.contains(where: \.isDefinition) }
  }

  private static func refusal(_ message: String) -> ResponseError {
    ResponseError(.requestFailed, message)
  }

  /// Refuses a field of several kinds that a rule about texts names, because it means all of them.
  private func checkIsUnique(_ owner: Declarations.Owner) throws(ResponseError) {
    let name = thing.name
    let isShared =
      snapshot.declarations.owners(of: name).count > 1
      || ContentModel.builtIn.sectionTypes.all.contains { type in
        (type.fields + type.itemKind.fields).contains { $0.key == name }
      }
    let isInTextRule = snapshot.content.settings.textRules.contains {
      $0.fields?.contains(name) == true
    }
    if isShared, isInTextRule {
      throw Self.refusal("a text rule names other fields '\(name)' too")
    }
  }

  /// The changes that give the thing another name.
  ///
  /// - Throws: ``ResponseError`` if the name cannot be given.
  func edit(to name: String) throws(ResponseError) -> WorkspaceEdit {
    guard !name.isEmpty, name.utf8.count <= Self.maximumLength,
      !name.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F })
    else { throw ResponseError(.invalidParams, "this is not a name") }
    guard name != thing.name else { return WorkspaceEdit() }
    guard canBeLinked(name) else { throw Self.refusal("no link can lead to '\(name)'") }
    guard !isTaken(name) else { throw Self.refusal("'\(name)' is taken already") }
    var edit = WorkspaceEdit()
    for place in snapshot.locations(of: places.map(\.place)) {
      edit.changes[place.uri, default: []].append(
        WorkspaceEdit.Edit(range: place.range, newText: XMLText.escaped(name)))
    }
    edit.changes = edit.changes.mapValues { $0.sorted { $0.range.start < $1.range.start } }
    if case .image = thing.kind { edit.renames = try renames(to: name) }
    return edit
  }

  private func isTaken(_ name: String) -> Bool {
    let model = snapshot.model
    switch thing.kind {
    case .kind: return model.itemKind(named: name) != nil || isDefined(name)
    case .sectionType: return model.sectionTypes[name] != nil || isDefined(name)
    case .layout: return HouseLayout.named(name) != nil || isDefined(name)
    case .screen, .section, .field(of: .group): return isDefined(name)
    case .field(let owner):
      let tables: [[Field]] =
        switch owner {
        case .kind:
          model.itemKinds.filter {
            snapshot.declarations.owner(of: thing.name, in: .kind($0.name)) == owner
          }.map(\.fields)
        case .sectionType(let type): [model.sectionTypes[type]?.fields ?? []]
        case .screen: [FieldTable.screen(own: model.screenFields).fields]
        case .group: []
        }
      return tables.joined().contains { $0.key == name }
        || [ItemReference.key, LibraryLoad.kindKey].contains(name) || isDefined(name)
    case .image:
      let names = snapshot.report.images?.sets.map { $0.name.lowercased() } ?? []
      // File systems may ignore case, and so may the new name of the same image.
      return names.contains(name.lowercased()) && name.lowercased() != thing.name.lowercased()
    case .item, .libraryItem:
      return isDefined(name)
        || !snapshot.definitions(of: NamedThing(kind: .item, name: name)).isEmpty
    }
  }

  private func isDefined(_ name: String) -> Bool {
    !snapshot.definitions(of: NamedThing(kind: thing.kind, name: name)).isEmpty
  }

  // MARK: Files of images

  private func renames(to name: String) throws(ResponseError) -> [WorkspaceEdit.Rename] {
    var renames: [WorkspaceEdit.Rename] = []
    for set in snapshot.imageSets(named: thing.name) {
      switch set.origin {
      case .assetCatalog(let contents):
        let folder = ContentPath.folder(of: contents)
        renames.append(try rename(folder, ContentPath.name(of: thing.name), name))
      case .loose:
        for variant in set.variants { renames.append(try rename(variant.file.path, name)) }
      }
    }
    return renames
  }

  /// Renames the folder of a set, whose name may begin with those of groups.
  private func rename(
    _ folder: String, _ oldName: String, _ name: String
  ) throws(ResponseError) -> WorkspaceEdit.Rename {
    let group = thing.name.utf8.dropLast(oldName.utf8.count)
    guard name.utf8.starts(with: group) else {
      throw Self.refusal(
        "an image stays in its group: the name must begin with '\(String(group) ?? "")'")
    }
    let newName = String(decoding: name.utf8.dropFirst(group.count), as: UTF8.self)
    let last = ContentPath.name(of: folder)
    guard last.utf8.starts(with: oldName.utf8) else {
      throw Self.refusal("the folder '\(last)' has another name than its image")
    }
    return try rename(
      folder, toFile: newName + last.dropFirst(oldName.count), named: newName)
  }

  /// Renames a loose file, which may have suffixes for a scale and a device.
  private func rename(
    _ path: String, _ name: String
  ) throws(ResponseError) -> WorkspaceEdit.Rename {
    let last = ContentPath.name(of: path)
    let parts = ImageFileName(last)
    let suffixes = String(decoding: last.utf8.dropFirst(parts.name.utf8.count), as: UTF8.self)
    guard thing.name != parts.name else {
      return try rename(path, toFile: name + suffixes, named: name)
    }
    // An app finds some formats only by a name with its extension.
    let ending = ".\(parts.fileExtension ?? "")"
    guard thing.name == parts.name + ending, let stem = ContentPath.path(name, without: ending)
    else { throw Self.refusal("the name must end with '\(ending)', as that of its file") }
    return try rename(path, toFile: stem + suffixes, named: stem)
  }

  private func rename(
    _ path: String, toFile file: String, named name: String
  ) throws(ResponseError) -> WorkspaceEdit.Rename {
    guard let path = Disk().target(of: path), !name.isEmpty, name.first != ".",
      !name.utf8.contains(where: { "/\\:".utf8.contains($0) }),
      ImageFileName("\(name).png").name == name
    else { throw ResponseError(.invalidParams, "this is not the name of an image's file") }
    return WorkspaceEdit.Rename(
      oldUri: DocumentAddress.uri(ofPath: path),
      newUri: DocumentAddress.uri(ofPath: "\(ContentPath.folder(of: path))/\(file)"))
  }
}
