import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

extension Snapshot {
  /// Where a thing is defined; empty if it is not in the content.
  ///
  /// - Parameter path: The file that names it, whose readers see one version of a screen.
  func definitions(of thing: NamedThing, from path: String? = nil) -> [Location] {
    locations(
      of: places(of: thing).filter(\.isDefinition).map(\.place) + files(of: thing, from: path))
  }

  func references(to thing: NamedThing) -> [Location] {
    locations(of: places(of: thing).filter { !$0.isDefinition }.map(\.place))
  }

  /// All texts in XML that name a thing.
  ///
  /// - Complexity: O(*n*) in the bytes of the content.
  func places(of thing: NamedThing) -> [(isDefinition: Bool, place: Place)] {
    var found: [(isDefinition: Bool, place: Place)] = []
    forEachName(of: thing, in: propertyLists.filter { !$0.file.isDerived }) { name, index, file in
      let range = name.part.map { file.document.text(of: index).sourceRange(of: $0) }
      found.append(
        (
          name.isDefinition,
          file.document.place(of: index, range: range ?? file.document[index].content)
        ))
    }
    return found
  }

  /// The name of a file that names a thing, but is not XML and cannot be edited; `nil` for none.
  func derivedFile(naming thing: NamedThing) -> String? {
    var found: String?
    forEachName(of: thing, in: propertyLists.filter(\.file.isDerived)) { _, _, file in
      found = found ?? file.file.name
    }
    return found
  }

  /// Visits the values and keys of some property lists that name a thing.
  private func forEachName(
    of thing: NamedThing, in files: [(kind: Expectation.Document, file: ParsedFile)],
    _ body: (NamePlace.Name, ValueIndex, ParsedFile) -> Void
  ) {
    for (kind, file) in files {
      if case .layout(let path) = thing.kind, path != file.file.identity { continue }
      let walk = NameWalk(
        document: file.document, kind: kind, path: file.file.identity, model: model,
        library: content.library.library, declarations: declarations)
      walk.forEach(containing: thing.name) { place, index in
        for name in place.names where name.thing == thing { body(name, index, file) }
      }
    }
  }

  /// The property list of a file; `nil` for one that is not part of the content.
  func propertyList(atPath path: String) -> PropertyListDocument? {
    propertyLists.first { $0.file.file.identity == path }?.file.document
  }

  private var propertyLists: [(kind: Expectation.Document, file: ParsedFile)] {
    report.screens.map { (.screen, $0.parsed) }
      + content.libraryFiles.map { (.library, $0) }
      + [settingsDocument].compactMap(\.self).map { (.settings, $0) }
  }

  /// The files that are the thing: those of an image, or of a screen.
  private func files(of thing: NamedThing, from path: String?) -> [Place] {
    switch thing.kind {
    case .image:
      imageSets(named: thing.name).flatMap(\.variants).map { Place(file: $0.file.path, range: nil) }
    case .screen:
      versions(ofScreen: thing.name, from: path).map { Place(file: $0.name, range: nil) }
    default: []
    }
  }
  /// The version of a screen that readers of another see, or all versions if they see none.
  private func versions(ofScreen name: String, from path: String?) -> [ContentFile] {
    let shown = content.screens.first { $0.identity == path }.flatMap { reader in
      Route(content.screens.map(\.id)).screen(name, for: reader.id.audience)
    }
    return content.screens.filter { shown == nil ? $0.id.name == name : $0.id == shown }
  }
}
