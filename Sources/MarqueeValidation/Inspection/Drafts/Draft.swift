import MarqueeScreen

/// A part of a text that its author does not mean to show.
struct Draft {
  let kind: DraftKind
  /// The bytes of the text that are not meant.
  let range: Range<Int>

  /// Searches a text for the first kind that it has.
  ///
  /// - Parameters:
  ///   - text: UTF-8, without white space at its ends.
  ///   - key: The key of its field.
  /// - Returns: `nil` if the text has none.
  /// - Complexity: O(*n*) in the bytes, whatever they are: a text may be a megabyte of '['.
  init?(in text: ArraySlice<UInt8>, ofField key: String) {
    for kind in DraftKind.allCases {
      guard let range = kind.range(in: text, ofField: key) else { continue }
      (self.kind, self.range) = (kind, range)
      return
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the byte belongs to a word: a letter, a digit, or any character beyond ASCII.
  var isOfWord: Bool { isASCIILetter || isASCIIDigit || self >= 0x80 }

  /// Whether a name as programs use them can begin with the byte.
  var beginsIdentifier: Bool { isASCIILetter || self == UInt8(ascii: "_") }

  /// Whether a name as programs use them can have the byte: a letter, a digit, or one of `_.-`.
  var isOfIdentifier: Bool { isASCIILetter || isASCIIDigit || "_.-".utf8.contains(self) }
}

extension ArraySlice<UInt8> {
  /// The byte before an index; `nil` at the start.
  func byte(before index: Int) -> UInt8? { index > startIndex ? self[index - 1] : nil }

  /// The byte at an index; `nil` at the end.
  func byte(at index: Int) -> UInt8? { index < endIndex ? self[index] : nil }

  /// Whether a word ends before an index and none continues there.
  func isEdge(_ index: Int) -> Bool {
    byte(before: index)?.isOfWord != true || byte(at: index)?.isOfWord != true
  }

  /// The place of a text in the slice; `nil` if it does not occur.
  func range(of text: String) -> Range<Int>? {
    guard let first = text.utf8.first else { return nil }
    var offset = startIndex
    while let start = self[offset...].firstIndex(of: first) {
      if self[start...].starts(with: text.utf8) { return start..<(start + text.utf8.count) }
      offset = start + 1
    }
    return nil
  }

  /// Whether the text is a name as programs use them: a letter or `_`, then letters, digits, and
  /// `_.-`.
  var isIdentifier: Bool {
    first?.beginsIdentifier == true && allSatisfy(\.isOfIdentifier)
  }
}
