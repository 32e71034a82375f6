import MarqueeCatalog
import MarqueeDiagnostics
package import MarqueeLoading
import MarqueePropertyList
import MarqueeSolver

/// The property list that settings were read from, used to point at values.
package struct SettingsSource: Sendable {
  private let root: Setting
  package let defaults: LocatedCatalog

  init(_ root: Setting, defaults: [LocatedCatalog.DefaultValue]) {
    self.root = root
    self.defaults = LocatedCatalog(defaults: defaults, in: root.document)
  }

  private var document: PropertyListDocument { root.document }

  package var name: String { document.source.name }

  /// The strings of an array in the root, each with its value.
  func texts(of key: String) -> [(text: String, value: Setting)] { root.texts(of: key) }

  /// The bars of each entry of `chrome`, with the title and those of the tabs.
  var bars: [(chrome: ScreenChrome, titles: [(text: String, value: Setting)])] {
    root.entries(of: "chrome").map { entry in
      let owners = [entry.value] + (entry.value["tabs"]?.elements ?? [])
      return (
        ScreenChrome(entry.value),
        owners.compactMap { $0["title"] }.compactMap { title in title.text.map { ($0, title) } }
      )
    }
  }

  func keys(of key: String) -> [(text: String, value: Setting)] {
    root.entries(of: key).map { ($0.name, $0.key) }
  }

  /// The custom kinds that no section type holds and no other kind extends, apart from those of
  /// library items that fit into built-in sections.
  func unusedKinds(
    in contentModel: ContentModel, _ library: ItemLibrary
  ) -> [(text: String, value: Setting)] {
    guard contentModel.faulty.isEmpty else { return [] }
    let used = Set(
      contentModel.sectionTypes.all.map(\.itemKind.name)
        + root.entries(of: "itemKinds").compactMap { $0.value["extends"]?.text }
        + Set(library.items.map(\.kind)).filter { $0.builtIn != nil || $0.rank != nil }.map(\.name))
    return keys(of: "itemKinds").filter { !used.contains($0.text) }
  }

  /// The fix-it that writes the name which was probably meant; none if there is no such name.
  ///
  /// - Parameter names: The known names; if there is only one, it is meant.
  func suggestion(for name: String, at setting: Setting, among names: [String]) -> [FixIt] {
    guard let meant = names.count == 1 ? names[0] : document.nearest(to: name, among: names) else {
      return []
    }
    let fixIt = document.writing(meant, at: setting.index)
    return [document.isDerived ? fixIt.withoutEdits : fixIt]
  }

  /// The place of a value; `nil` if there is no such value.
  ///
  /// - Parameter path: The keys that lead to it, from the root.
  func place(of path: [String]) -> Place? {
    path.reduce(root) { $0?[$1] }?.place
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
