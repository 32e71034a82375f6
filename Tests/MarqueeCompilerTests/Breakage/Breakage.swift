import MarqueeDiagnostics
import MarqueePropertyList
import MarqueeValidation
import Testing

/// One thing in a valid property list, broken in one way.
struct Breakage: CustomTestStringConvertible {
  /// A way to break something.
  enum Way: CaseIterable {
    case remove, removeValue, removeKey, extendKey, replaceKey, changeType, makeEmpty
  }

  let way: Way
  let site: BreakageSite
  let document: PropertyListDocument
  let edit: TextEdit

  /// `nil` if the way does not apply: an element has no key, and a boolean cannot be empty.
  init?(_ way: Way, _ site: BreakageSite, in document: PropertyListDocument) {
    self.way = way
    self.site = site
    self.document = document
    let value = document[site.value]
    let key = site.key.map { document[$0] }
    switch way {
    case .remove:
      let start = key?.range.start ?? value.range.start
      edit = TextEdit(SourceRange(start: start, end: value.range.end), replacement: "")
    case .removeValue:
      guard key != nil else { return nil }
      edit = TextEdit(value.range, replacement: "")
    case .removeKey:
      guard let key else { return nil }
      edit = TextEdit(key.range, replacement: "")
    case .extendKey:
      guard let key else { return nil }
      edit = TextEdit(SourceRange(start: key.content.end, end: key.content.end), replacement: "X")
    case .replaceKey:
      guard let key else { return nil }
      edit = TextEdit(key.content, replacement: "quiteDifferent")
    case .changeType:
      let other = value.kind == .string ? "<integer>7</integer>" : "<string>words</string>"
      edit = TextEdit(value.range, replacement: other)
    case .makeEmpty:
      guard let element = Self.emptyElement(value.kind) else { return nil }
      edit = TextEdit(value.range, replacement: element)
    }
  }

  private static func emptyElement(_ kind: ValueKind) -> String? {
    switch kind {
    case .dictionary: "<dict></dict>"
    case .array: "<array></array>"
    case .string: "<string></string>"
    case .integer: "<integer></integer>"
    case .real: "<real></real>"
    case .key, .boolean, .date, .data: nil
    }
  }

  var testDescription: String { "\(way) at \(document.codingPath(of: site.value))" }

  /// The property list with the fault.
  var text: [UInt8] {
    let fixIt = FixIt("break it", applicability: .safe, edits: [edit])
    return TextEdit.apply([fixIt], to: document.source.text).text
  }

  /// The ranges where diagnostics must be, in the broken text.
  var expectedRanges: [SourceRange] { expectedPlaces.map(moved) }

  /// The range in the edited text for a range in the valid text.
  private func moved(_ range: SourceRange) -> SourceRange {
    let change = edit.replacement.count - edit.range.offsets.count
    let start =
      range.start < edit.range.end || range.start == edit.range.start
      ? Int(range.start) : Int(range.start) + change
    let end = range.end < edit.range.end ? Int(range.end) : Int(range.end) + change
    return SourceRange(start..<max(start, end))
  }
}
