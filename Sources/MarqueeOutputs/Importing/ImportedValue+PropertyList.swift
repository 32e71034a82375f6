import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

extension PropertyListDocument {
  /// The root as a value to import; `nil` if there is none.
  var importedRoot: ImportedValue? { root.map(importedValue) }

  private func importedValue(_ index: ValueIndex) -> ImportedValue {
    let kind: ImportedValue.Kind =
      switch self[index].kind {
      case .dictionary:
        .group(
          children(of: index).map { key in
            ImportedMember(
              key: string(of: key), place: place(of: key), value: importedValue(key + 1))
          })
      case .array: .list(children(of: index).map(importedValue))
      case .boolean: .boolean(self[index].flags.contains(.isTrue))
      case .integer, .real: number(of: index)
      case .date: .date(string(of: index))
      case .data: .data
      case .string, .key: .text(string(of: index))
      }
    return ImportedValue(kind: kind, place: place(of: index))
  }

  /// A number; a text if it is infinite, or has more digits than a screen can keep.
  private func number(of index: ValueIndex) -> ImportedValue.Kind {
    let text = string(of: index)
    return NumberText.decimal(text, isHexadecimal: self[index].kind == .integer)
      .map(ImportedValue.Kind.number) ?? .text(text)
  }
}
