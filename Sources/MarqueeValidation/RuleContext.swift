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

  /// Visits the texts that people read on the screen.
  func forEachText(_ body: (LocatedCatalog.Occurrence, ValueIndex) -> Void) {
    forEachString(where: { $0 == .text || $0 == .texts }, body)
  }

  /// Visits the strings of fields of some kinds: the value, or each element where the field holds
  /// several.
  func forEachString(
    where isWanted: (FieldKind) -> Bool, _ body: (LocatedCatalog.Occurrence, ValueIndex) -> Void
  ) {
    catalog.forEachField(where: isWanted) { occurrence in
      if occurrence.field.kind == .texts {
        for element in document.children(of: occurrence.value) where isString(element) {
          body(occurrence, element)
        }
      } else if isString(occurrence.value) {
        body(occurrence, occurrence.value)
      }
    }
  }

  /// Visits the numbers of fields of some kinds, a price that is written as a string too.
  func forEachNumber(
    where isWanted: (Field) -> Bool,
    _ body: (LocatedCatalog.Occurrence, DecimalNumber) -> Void
  ) {
    catalog.forEachField(where: \.isNumeric) { occurrence in
      guard isWanted(occurrence.field), let number = number(of: occurrence.value) else { return }
      body(occurrence, number)
    }
  }

  /// The string of a dictionary's key; `nil` where it is absent or no sound string.
  func text(_ key: String, in index: ValueIndex) -> (text: AuthoredText, value: ValueIndex)? {
    guard let value = catalog.value(of: key, in: index), isString(value) else { return nil }
    return (text(of: value), value)
  }

  /// The text of a string.
  func text(of index: ValueIndex) -> AuthoredText { AuthoredText(of: index, in: document) }

  /// The number that a value holds; `nil` for anything else, and for one with a fault.
  func number(of index: ValueIndex) -> DecimalNumber? {
    let value = document[index]
    guard !value.kind.isContainer, !value.flags.contains(.isDamaged) else { return nil }
    return NumberText.decimal(
      document.string(of: index), isHexadecimal: value.kind == .integer)
  }

  /// A container's opening tag: enough to find it, where the whole would be many lines.
  func openingTag(of index: ValueIndex) -> SourceRange {
    let value = document[index]
    return SourceRange(start: value.range.start, end: value.content.start)
  }

  /// Whether a value is a string without a fault, so that its text can be judged.
  private func isString(_ index: ValueIndex) -> Bool {
    document[index].kind == .string && !document[index].flags.contains(.isDamaged)
  }
}

extension FieldKind {
  /// Whether the values are numbers.
  fileprivate var isNumeric: Bool {
    switch self {
    case .integer, .number, .price: true
    default: false
    }
  }
}
