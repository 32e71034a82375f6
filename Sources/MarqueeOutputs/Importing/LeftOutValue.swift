package import MarqueeDiagnostics

/// A value that is not imported, with the reason.
package struct LeftOutValue: Sendable {
  package enum Reason: String, Sendable {
    case empty = "there is nothing in it"
    case blankRow = "a row has nothing in it"
    case notAnItem = "a list of items has an element that is not a dictionary"
    case sectionWithoutItems = "it belongs to a section without items"
    case continuesRow = "it has no title, and continues the row above"
    case showsNothing = "no cell can show anything of it"
    case data = "a screen cannot hold data"
    case otherForm = "the same key has another form in other items"
    case characters = "XML does not allow each of its characters, and the rest is imported"
  }

  package let place: Place
  package let reason: Reason
  package let texts: [String]

  init(_ value: ImportedValue, _ reason: Reason) {
    (place, self.reason) = (value.place, reason)
    texts = value.leaves.compactMap(\.scalarText)
  }
}
