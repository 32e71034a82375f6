import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeSupport

/// A string that may have a fault of text.
struct IrregularString: Sendable {
  /// The field that holds it.
  let occurrence: LocatedCatalog.Occurrence
  /// The string: the field's value, or an element of it.
  let value: ValueIndex
  /// What a wrong encoding has done to it; `nil` if nothing.
  let damage: TextDamage?

  init(
    _ value: ValueIndex, of occurrence: LocatedCatalog.Occurrence, in document: PropertyListDocument
  ) {
    self.occurrence = occurrence
    self.value = value
    damage = TextDamage(of: AuthoredText(of: value, in: document).bytes)
  }
}

extension PropertyListDocument {
  /// Whether a string is a ``RegularText``.
  func isRegular(_ index: ValueIndex) -> Bool {
    guard self[index].flags.contains(.hasMarkup) else {
      return source.text.withSpan { RegularText.contains(self[index].content.offsets, in: $0) }
    }
    let bytes = text(of: index).bytes
    return bytes.withSpan { RegularText.contains(bytes.indices, in: $0) }
  }
}

extension FieldKind {
  /// Whether the values are written freely, for people or as names.
  var isWritten: Bool {
    switch self {
    case .text, .hiddenText, .texts, .identifier, .imageName: true
    default: false
    }
  }
}
