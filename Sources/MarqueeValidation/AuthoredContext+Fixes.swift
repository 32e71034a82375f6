import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList

extension AuthoredContext {
  /// A safe fix-it that replaces parts of texts with the same text.
  ///
  /// If a part crosses the border of a CDATA section, only a person can decide what should remain
  /// of it, so the fix-it has no edits.
  func fixIt(_ title: String, replacing ranges: [SourceRange], by replacement: String) -> FixIt {
    fixIt(title, replacing: ranges, by: ranges.map { _ in replacement })
  }

  /// A safe fix-it that replaces parts of texts, each with its own text; one without edits for a
  /// text with a control character.
  ///
  /// - Parameter replacements: One for each range.
  func fixIt(
    _ title: String, replacing ranges: [SourceRange], by replacements: [String]
  ) -> FixIt {
    let reachesOverMarkup = ranges.contains { range in
      document.source.text[range.offsets].contains(UInt8(ascii: "<"))
    }
    let hasControl = replacements.contains { UnseenCharacter.first(in: Array($0.utf8)[...]) != nil }
    guard !reachesOverMarkup, !hasControl else { return FixIt(title, applicability: .displayOnly) }
    return FixIt(
      title, applicability: .safe,
      edits: zip(ranges, replacements).map { TextEdit($0, replacement: [UInt8](xml: $1)) })
  }

  /// A fix-it that writes another text in place of a string.
  func fixIt(
    writing text: String, at value: ValueIndex, _ applicability: FixIt.Applicability = .displayOnly
  ) -> FixIt {
    FixIt("write '\(text)'", applicability: applicability, edits: [edit(of: value, to: text)])
  }

  func edit(of index: ValueIndex, to text: String) -> TextEdit {
    document.replacement(of: index, by: text)
  }
}
