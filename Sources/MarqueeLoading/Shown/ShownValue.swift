package import MarqueeDiagnostics
import MarqueePropertyList
package import MarqueeScreen

/// What a screen shows for a field, and where that is written.
package struct ShownValue: Sendable {
  enum Source: Sendable {
    /// In the screen's file, also in place of a value of the library.
    case written(ValueIndex)
    case library(ValueIndex, LibraryItem)
    case byDefault(FieldValue)
  }

  let file: ShownScreen.File
  let source: Source
  package let kind: FieldKind
  /// The item that has it; `nil` for a value of a section or of the screen itself.
  package let item: ShownItem?

  package var origin: Origin {
    switch source {
    case .written(let value): .written(file.catalog.document.place(of: value))
    case .library(let value, let target): libraryOrigin(target.document.place(of: value))
    case .byDefault: .byDefault(use: use)
    }
  }

  /// Where a part of its text is written.
  ///
  /// - Parameter range: A range of the bytes of ``text``.
  package func origin(of range: Range<Int>) -> Origin {
    guard let (document, value) = written, let text else { return origin }
    let place = document.place(of: value, range: text.sourceRange(of: range))
    if case .written = source { return .written(place) }
    return libraryOrigin(place)
  }

  /// Where the screen's own file has it: where it is written, or where the screen lists the item.
  package var screenPlace: Place { isOwn ? origin.place : item?.place ?? origin.place }

  /// Whether the file of the screen writes it.
  package var isOwn: Bool { if case .written = source { true } else { false } }

  package var isDefault: Bool { if case .byDefault = source { true } else { false } }

  /// The text; `nil` for another kind of value, and for a faulty one.
  package var text: AuthoredText? {
    if let (document, value) = written { return AuthoredText(ofString: value, in: document) }
    guard case .byDefault(.text(let text)) = source else { return nil }
    return AuthoredText(unlocated: text)
  }

  /// The content as it is written; `nil` for a container and a default value.
  package var writtenText: String? {
    guard let (document, value) = written, !document[value].kind.isContainer else { return nil }
    return document.string(of: value)
  }

  /// The number; `nil` for another kind of value, and for a faulty one.
  package var number: DecimalNumber? {
    if let (document, value) = written { return document.number(of: value) }
    guard case .byDefault(.number(let number)) = source else { return nil }
    return number
  }

  /// The value as an app gets it; `nil` for a faulty one.
  package var value: FieldValue? {
    if let (document, value) = written { return document.fieldValue(of: value, kind: kind) }
    guard case .byDefault(let value) = source else { return nil }
    return value
  }

  /// Whether it is written as a whole number without a fault.
  package var isWholeNumber: Bool {
    guard let (document, value) = written else { return true }
    return document[value].kind == .integer && !document.isDamaged(value)
  }

  /// The edit that removes it with its key; `nil` for what the screen's file does not write.
  package var removal: TextEdit? {
    guard case .written(let value) = source else { return nil }
    return file.catalog.document.removal(ofKey: value - 1)
  }

  /// Returns what a field in this group shows; `nil` for nothing.
  func part(_ field: Field) -> ShownValue? {
    let member: Source? =
      switch source {
      case .written(let group):
        file.catalog.document.member(field.key, of: group).map { .written($0.value) }
      case .library(let group, let target):
        target.document.member(field.key, of: group).map { .library($0.value, target) }
      case .byDefault(let group): group[field.key].map(Source.byDefault)
      }
    return (member ?? field.defaultValue.map(Source.byDefault)).map {
      ShownValue(file: file, source: $0, kind: field.kind, item: item)
    }
  }

  private var written: (document: PropertyListDocument, value: ValueIndex)? {
    switch source {
    case .written(let value): (file.catalog.document, value)
    case .library(let value, let target): (target.document, value)
    case .byDefault: nil
    }
  }

  private var use: Place { item?.place ?? Place(file: file.catalog.document.source.name) }

  private func libraryOrigin(_ place: Place) -> Origin {
    item?.isFound == true ? .query(place, use: use) : .library(place, use: use)
  }
}
