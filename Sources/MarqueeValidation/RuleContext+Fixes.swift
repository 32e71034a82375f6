import MarqueeDiagnostics
import MarqueePropertyList

extension RuleContext {
  /// A safe fix-it that replaces parts of texts.
  ///
  /// Where a part reaches over the border of a CDATA section, only a person can tell what should be
  /// left of it, and the fix-it is words alone.
  func fixIt(_ title: String, replacing ranges: [SourceRange], by replacement: String) -> FixIt {
    let reachesOverMarkup = ranges.contains { range in
      document.source.text[range.offsets].contains(UInt8(ascii: "<"))
    }
    guard !reachesOverMarkup else { return FixIt(title, applicability: .displayOnly) }
    return FixIt(
      title, applicability: .safe, edits: ranges.map { TextEdit($0, replacement: replacement) })
  }

  /// The edit that gives a string another text.
  func edit(of index: ValueIndex, to text: String) -> TextEdit {
    var escaped: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): escaped += "&amp;".utf8
      case UInt8(ascii: "<"): escaped += "&lt;".utf8
      case UInt8(ascii: ">"): escaped += "&gt;".utf8
      default: escaped.append(byte)
      }
    }
    return TextEdit(document[index].content, replacement: escaped)
  }
}
