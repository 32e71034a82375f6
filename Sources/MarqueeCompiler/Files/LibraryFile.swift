import MarqueeCatalog
import MarqueeLoading
import MarqueePropertyList

/// Recognizes the library of a folder without settings.
enum LibraryFile {
  /// Whether a property list is a library, judging by its root: a dictionary with an item of a
  /// built-in kind, and without a key of a screen.
  ///
  /// - Complexity: O(*n*) in the bytes.
  static func holds(_ bytes: [UInt8]) -> Bool {
    let document = PropertyListDocument.read(bytes, name: "").document
    guard let root = document.root, document[root].kind == .dictionary,
      !document.hasScreenKey(root)
    else { return false }
    return document.children(of: root).contains { key in
      document.member(LibraryLoad.kindKey, of: key + 1).map { kind in
        ContentModel.builtIn.itemKind(named: document.string(of: kind.value)) != nil
      } ?? false
    }
  }
}
