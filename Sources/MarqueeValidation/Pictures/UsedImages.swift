import MarqueeCatalog
package import MarqueeImages
package import MarqueeLoading
import MarqueePropertyList

extension ImageLibrary {
  /// The names of the pictures that a screen means, also where it writes them wrong.
  package func names(usedBy catalog: LocatedCatalog) -> Set<String> {
    var names: Set<String> = []
    catalog.forEachField(where: \.isImageName) { occurrence in
      guard catalog.document[occurrence.value].kind == .string else { return }
      switch match(for: catalog.document.string(of: occurrence.value)) {
      case .exact(let set), .withExtension(let set), .differentCase(let set):
        names.insert(set.name)
      case .outside, .missing: break
      }
    }
    return names
  }
}
