import MarqueeDiagnostics

/// The edits that turn a text into another one: words and tags that both share stay.
///
/// White space belongs to no word, so that text which only moved to another line keeps its
/// characters, and a cursor in it its place.
struct TextChanges {
  private(set) var edits: [TextEdit] = []

  /// Compares two texts.
  ///
  /// - Complexity: O(*n* log *n*) in the bytes of both.
  init(from old: [UInt8], to new: [UInt8]) {
    let (oldWords, newWords) = (Self.words(of: old), Self.words(of: new))
    var start = (old: 0, new: 0)
    for case .kept(let oldIndex, let newIndex) in LineScript(from: oldWords, to: newWords).steps {
      let (oldWord, newWord) = (oldWords[oldIndex], newWords[newIndex])
      replace(old[start.old..<oldWord.startIndex], by: new[start.new..<newWord.startIndex])
      start = (oldWord.endIndex, newWord.endIndex)
    }
    replace(old[start.old...], by: new[start.new...])
  }

  /// Replaces what differs, without the characters that both begin or end with.
  private mutating func replace(_ before: ArraySlice<UInt8>, by after: ArraySlice<UInt8>) {
    guard before != after else { return }
    var start = zip(before, after).prefix { $0 == $1 }.count
    while Self.isInCharacter(before, start) || Self.isInCharacter(after, start) { start -= 1 }
    let rest = (before.dropFirst(start), after.dropFirst(start))
    var end = zip(rest.0.reversed(), rest.1.reversed()).prefix { $0 == $1 }.count
    while end > 0, Self.isInCharacter(before, before.count - end) { end -= 1 }
    let range = rest.0.dropLast(end)
    edits.append(
      TextEdit(
        SourceRange(range.startIndex..<range.endIndex), replacement: Array(rest.1.dropLast(end))))
  }

  private static func isInCharacter(_ bytes: ArraySlice<UInt8>, _ distance: Int) -> Bool {
    distance < bytes.count && bytes[bytes.startIndex + distance] & 0xC0 == 0x80
  }

  private static func words(of text: [UInt8]) -> [LineScript.Line] {
    var words: [LineScript.Line] = []
    var start = 0
    for (end, byte) in text.enumerated() {
      let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
      let isEdge = byte == UInt8(ascii: "<") || end > 0 && text[end - 1] == UInt8(ascii: ">")
      guard isSpace || isEdge else { continue }
      if start < end { words.append(text[start..<end]) }
      start = isSpace ? end + 1 : end
    }
    if start < text.count { words.append(text[start...]) }
    return words
  }
}
