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
  /// Settings from equal texts are equal.
  package static func == (left: SettingsSource, right: SettingsSource) -> Bool {
    left.document.source.name == right.document.source.name
      && left.document.source.text == right.document.source.text
  }

  /// Hashes the text.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(document.source.text)
  }
}
