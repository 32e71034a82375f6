import MarqueeDiagnostics
import MarqueePropertyList
import MarqueeScreen

/// The only value that an author can have meant by one of another kind.
///
/// Xcode's menu of types changes a value's kind and keeps its text, and other tools write `YES`,
/// `1` or `"2"`.
struct MeantValue {
  private let document: PropertyListDocument
  private let index: ValueIndex
  /// The value's text without white space and quotation marks around it.
  private let text: String

  /// Finds what a value was meant to be; `nil` if it has no text, or more than text in its tags.
  init?(_ index: ValueIndex, in document: PropertyListDocument) {
    let value = document[index]
    guard !value.kind.isContainer, !value.flags.contains(.isDamaged),
      !document.source.text[value.content.offsets].contains(UInt8(ascii: "<"))
    else { return nil }
    self.document = document
    self.index = index
    text = BareName(document.string(of: index)).name
  }

  /// The fix-it that writes the value as one of a kind; `nil` if several values can be meant.
  func fixIt(as kind: FieldKind) -> FixIt? {
    guard let element = element(of: kind) else { return nil }
    return FixIt(
      "write '\(element)'", applicability: .safe,
      edits: [TextEdit(document[index].range, replacement: element)])
  }

  private func element(of kind: FieldKind) -> String? {
    switch kind.storage {
    case .boolean: boolean.map { $0 ? "<true/>" : "<false/>" }
    case .integer: integer.map { "<integer>\($0)</integer>" }
    case .number: number
    case .date: isDate ? "<date>\(text)</date>" : nil
    case .string:
      kind.means(.mayBeDigits) && isNumber && isPlain ? "<string>\(text)</string>" : nil
    case .word(let words): isNumber && words.contains(text) ? "<string>\(text)</string>" : nil
    default: nil
    }
  }

  private var isNumber: Bool { [.integer, .real].contains(document[index].kind) }

  /// Whether the text has only characters of a number without an exponent.
  private var isPlain: Bool { text.utf8.allSatisfy { "0123456789.+-".utf8.contains($0) } }

  private var isDate: Bool {
    document[index].kind == .string && LeafContent.isDate(Array(text.utf8)[...])
  }

  private var boolean: Bool? {
    switch (document[index].kind, text.lowercased()) {
    case (.string, "yes"), (.string, "true"): true
    case (.string, "no"), (.string, "false"): false
    default: integer.flatMap { $0 == 1 ? true : $0 == 0 ? false : nil }
    }
  }

  /// The whole number that a string or a real is, in decimal digits.
  private var integer: Int? {
    guard isNumber || document[index].kind == .string else { return nil }
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 1 || !parts[1].isEmpty && parts[1].allSatisfy({ $0 == "0" }) else {
      return nil
    }
    return Int(parts[0])
  }

  private var number: String? {
    guard document[index].kind == .string, isPlain, DecimalNumber(text) != nil else { return nil }
    return Int(text).map { "<integer>\($0)</integer>" } ?? "<real>\(text)</real>"
  }
}
