import MarqueeCatalog
import MarqueeDiagnostics
package import MarqueeLoading
import MarqueePropertyList

/// The property list that settings were read from, used to point at values.
package struct SettingsSource: Sendable {
  private let document: PropertyListDocument
  /// The default values of fields, with their places.
  package let defaults: LocatedCatalog

  init(_ document: PropertyListDocument, defaults: [LocatedCatalog.DefaultValue]) {
    self.document = document
    self.defaults = LocatedCatalog(defaults: defaults, in: document)
  }

  var name: String { document.source.name }

  /// The strings of an array in the root, each with its value.
  func texts(of key: String) -> [(text: String, index: ValueIndex)] {
    let texts = document.root.flatMap { document.settingsTexts(key, of: $0) } ?? []
    return texts.map { ($0.text, $0.value) }
  }

  func keys(of key: String) -> [(text: String, index: ValueIndex)] {
    document.settingsMembers(of: key).map { (document.string(of: $0.key), $0.key) }
  }

  /// The custom kinds that no section type holds and no other kind extends, apart from those of
  /// library items that fit into built-in sections.
  func unusedKinds(
    in contentModel: ContentModel, _ library: ItemLibrary
  ) -> [(text: String, index: ValueIndex)] {
    guard contentModel.faulty.isEmpty else { return [] }
    let used = Set(
      contentModel.sectionTypes.all.map(\.itemKind.name)
        + document.settingsMembers(of: "itemKinds").compactMap {
          document.settingsText("extends", of: $0.value)
        }
        + Set(library.items.map(\.kind)).filter { $0.builtIn != nil || $0.rank != nil }.map(\.name))
    return keys(of: "itemKinds").filter { !used.contains($0.text) }
  }

  func place(of index: ValueIndex) -> Place { document.place(of: index) }

  /// The fix-it that writes the name which was probably meant; none if there is no such name.
  ///
  /// - Parameter names: The known names; if there is only one, it is meant.
  func suggestion(for name: String, at index: ValueIndex, among names: [String]) -> [FixIt] {
    guard let meant = names.count == 1 ? names[0] : document.nearest(to: name, among: names) else {
      return []
    }
    let fixIt = FixIt(
      "write '\(meant)'", applicability: .displayOnly,
      edits: [document.replacement(of: index, by: meant)])
    return [document.isDerived ? fixIt.withoutEdits : fixIt]
  }

  /// The place of a value; `nil` if there is no such value.
  ///
  /// - Parameter path: The keys that lead to it, from the root.
  func place(of path: [String]) -> Place? {
    guard var index = document.root else { return nil }
    for key in path {
      guard let member = document.member(key, of: index) else { return nil }
      index = member.value
    }
    return document.place(of: index)
  }
}

extension SettingsSource: Hashable {
  package static func == (left: SettingsSource, right: SettingsSource) -> Bool {
    left.document.source.name == right.document.source.name
      && left.document.source.text == right.document.source.text
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(document.source.text)
  }
}
