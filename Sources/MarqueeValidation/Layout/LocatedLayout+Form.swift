import MarqueeCatalog
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

extension LocatedLayout {
  /// Whether the layout has only known keys, each with a value.
  ///
  /// If not, that has been reported, and the effects of a missing value would repeat the same
  /// fault.
  func hasKnownForm(in document: PropertyListDocument) -> Bool {
    let root = key + 1
    guard !document[root].flags.contains(.holdsFault) else { return false }
    return document.subtree(of: root).allSatisfy { index in
      document[index].kind != .key || Self.keys.contains(document.string(of: index))
    }
  }

  private static let keys = Set(FieldTable.layouts.flatMap(\.fields).map(\.key))
}
