import MarqueeCatalog
import MarqueeDiagnostics
package import MarqueeLayout
package import MarqueeLoading
package import MarqueePropertyList

/// All that a rule may look at.
package struct RuleContext: Sendable {
  /// The screen, with its places.
  package let catalog: LocatedCatalog
  /// The pictures of the content folder; `nil` where no folder was looked at.
  package let images: ImageNames?

  /// The devices that layouts and pictures are judged on; never empty.
  package let devices: [Device]

  /// Makes a context.
  package init(catalog: LocatedCatalog, images: ImageNames?, devices: [Device]) {
    self.catalog = catalog
    self.images = images
    self.devices = devices
  }

  /// The screen's property list.
  package var document: PropertyListDocument { catalog.document }

  /// Visits the texts that people read on the screen: each string of a text field, and each
  /// element of a field that holds several.
  func forEachText(_ body: (LocatedCatalog.Occurrence, ValueIndex) -> Void) {
    catalog.forEachField(where: { $0 == .text || $0 == .texts }) { occurrence in
      if occurrence.field.kind == .text {
        if isReadable(occurrence.value) { body(occurrence, occurrence.value) }
      } else {
        for element in document.children(of: occurrence.value) where isReadable(element) {
          body(occurrence, element)
        }
      }
    }
  }

  /// Visits the values of fields of a kind that are strings.
  func forEachString(
    where isWanted: (FieldKind) -> Bool, _ body: (LocatedCatalog.Occurrence, ValueIndex) -> Void
  ) {
    catalog.forEachField(where: isWanted) { occurrence in
      if isReadable(occurrence.value) { body(occurrence, occurrence.value) }
    }
  }

  /// The string of a field; `nil` where it is absent or no sound string.
  func string(_ key: String, in index: ValueIndex) -> String? {
    guard let value = catalog.value(of: key, in: index), isReadable(value) else { return nil }
    return document.string(of: value)
  }

  /// Whether a value is a string without a fault, so that its text can be judged.
  private func isReadable(_ index: ValueIndex) -> Bool {
    document[index].kind == .string && !document[index].flags.contains(.isDamaged)
  }
}
