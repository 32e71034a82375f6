import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeValidation

enum SymbolKind: Int, Encodable, Hashable, Sendable {
  case screen = 1
  case section = 3
  case layout = 5
  case sectionType = 10
  case item = 19
  case itemKind = 23
}

/// A thing of the content as an outline has it: a screen, a section, an item, or a declaration.
struct OutlineName: Hashable, Sendable {
  /// The name, or what an author knows it by.
  let text: String
  let kind: SymbolKind
  let place: Place
  /// What it is in; `nil` for nothing.
  let container: String?

  static let maximumLength = 80

  /// Makes a name; `nil` for an empty one.
  init?(_ text: String, _ kind: SymbolKind, _ place: Place, in container: String?) {
    guard !text.isEmpty else { return nil }
    self.text = String(text.prefix(Self.maximumLength))
    self.kind = kind
    self.place = place
    self.container = container
  }
}

extension Snapshot {
  /// Everything with a name: screens with their sections, items and layouts, the library, and what
  /// the settings declare.
  ///
  /// - Complexity: O(*n*) in the items.
  var outlineNames: [OutlineName] {
    report.screens.flatMap { screen -> [OutlineName?] in
      let name = screen.outputName
      return [OutlineName(name, .screen, Place(file: screen.file, range: nil), in: nil)]
        + screen.resolved.outlineNames(inScreen: name)
    }.compactMap(\.self)
      + content.library.library.items.compactMap {
        OutlineName($0.id, .item, $0.place, in: "library")
      } + declaredNames
  }

  private var declaredNames: [OutlineName] {
    guard let settings = settingsDocument?.document else { return [] }
    return settings.declaredNames.compactMap { key, kind, owner in
      OutlineName(settings.string(of: key), kind, settings.place(of: key), in: owner)
    }
  }
}

extension PropertyListDocument {
  /// The keys that declare kinds and section types in settings, and the key above each.
  var declaredNames: [(key: ValueIndex, kind: SymbolKind, owner: String)] {
    guard let root = root.map({ Setting(self, $0) }) else { return [] }
    return [("itemKinds", SymbolKind.itemKind), ("sectionTypes", .sectionType)].flatMap {
      owner, kind in root.entries(of: owner).map { ($0.key.index, kind, owner) }
    }
  }
}

extension ResolvedFile {
  fileprivate func outlineNames(inScreen screen: String) -> [OutlineName?] {
    let names = shown.sections.flatMap { section -> [OutlineName?] in
      [OutlineName(section.name, .section, section.place, in: screen)]
        + section.items.map { OutlineName($0.name, .item, $0.place, in: section.name) }
    }
    return names
      + catalog.layouts.map {
        OutlineName($0.name, .layout, catalog.document.place(of: $0.key), in: screen)
      }
  }
}
