import MarqueeCatalog
import MarqueeConcurrency
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

/// A string that may have a fault of text.
struct IrregularString {
  /// The field that holds it.
  let occurrence: LocatedCatalog.Occurrence
  /// The string: the field's value, or an element of it.
  let value: ValueIndex

  /// All such strings of a screen, in order.
  ///
  /// - Complexity: O(*n*) in the bytes of the strings.
  static func all(in catalog: LocatedCatalog, _ workers: Workers) -> [IrregularString] {
    catalog.mapSections(workers) { all(in: catalog, $0) }
  }

  private static func all(in catalog: LocatedCatalog, _ run: Range<Int>) -> [IrregularString] {
    let document = catalog.document
    var strings: [IrregularString] = []
    catalog.forEachField(in: run, where: \.isWritten) { occurrence in
      document.forEachSoundString(of: occurrence) { value in
        guard !isRegular(value, in: document) else { return }
        strings.append(IrregularString(occurrence: occurrence, value: value))
      }
    }
    return strings
  }

  private static func isRegular(_ value: ValueIndex, in document: PropertyListDocument) -> Bool {
    guard document[value].flags.contains(.hasMarkup) else {
      return RegularText.contains(document[value].content.offsets, in: document.source.text.span)
    }
    let bytes = document.text(of: value).bytes
    return RegularText.contains(bytes.indices, in: bytes.span)
  }
}

extension FieldKind {
  /// Whether the values are written freely, for people or as names.
  fileprivate var isWritten: Bool {
    switch self {
    case .text, .hiddenText, .texts, .identifier, .imageName: true
    default: false
    }
  }
}
