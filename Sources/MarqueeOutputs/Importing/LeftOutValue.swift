package import MarqueeDiagnostics

/// A value that is not imported, with the reason.
package struct LeftOutValue: Sendable {
  /// Why a value is not imported.
  package enum Reason: Hashable, Sendable {
    /// There is nothing in it.
    case empty
    /// An element of a list of items is not a group.
    case notAnItem
    /// It belongs to a section without items.
    case sectionWithoutItems
    /// A screen cannot hold data.
    case data
    /// Other items have a list or a group under its key, or one of another form.
    case otherForm
    /// It contains characters that XML cannot; the rest of the text is imported.
    case characters
  }

  package let place: Place
  package let reason: Reason
  /// The texts, numbers, booleans and dates in it.
  package let texts: [String]

  init(_ value: ImportedValue, _ reason: Reason) {
    place = value.place
    self.reason = reason
    texts = Self.texts(in: value)
  }

  private static func texts(in value: ImportedValue) -> [String] {
    switch value.kind {
    case .list(let elements): elements.flatMap(texts)
    case .group(let members): members.flatMap { texts(in: $0.value) }
    default: value.scalarText.map { [$0] } ?? []
    }
  }
}
