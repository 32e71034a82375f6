import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

struct IrregularString: Sendable {
  let occurrence: LocatedCatalog.Occurrence
  /// The string: the field's value, or an element of it.
  let value: ValueIndex
  /// The damage done by a wrong encoding; `nil` if there is none.
  let damage: TextDamage?

  /// Finds all of a catalog, in document order within each section or item.
  ///
  /// - Complexity: O(*n*) in the bytes of the texts.
  static func all(in catalog: LocatedCatalog, _ workers: Workers) -> [IrregularString] {
    let document = catalog.document
    return catalog.mapRuns(workers) { run in
      var found: [IrregularString] = []
      catalog.forEachField(in: run, where: \.isWritten) { occurrence in
        document.forEachValidString(of: occurrence) { value in
          guard !document.isRegular(value, isShown: occurrence.kind.isShownText) else { return }
          let damage = TextDamage(of: AuthoredText(of: value, in: document).bytes)
          found.append(IrregularString(occurrence: occurrence, value: value, damage: damage))
        }
      }
      return found
    }.flatMap(\.self)
  }
}

extension PropertyListDocument {
  /// Whether a string is certainly without text faults, according to ``RegularText``.
  func isRegular(_ index: ValueIndex, isShown: Bool) -> Bool {
    guard self[index].flags.contains(.hasMarkup) else {
      return source.text.withSpan {
        RegularText.contains(self[index].content.offsets, in: $0, isShown: isShown)
      }
    }
    let bytes = text(of: index).bytes
    return bytes.withSpan { RegularText.contains(bytes.indices, in: $0, isShown: isShown) }
  }
}
