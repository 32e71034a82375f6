extension XMLScanner {
  /// The tags of an element with text, in their usual form.
  private struct PlainTags {
    let open: [UInt8]
    let close: [UInt8]

    init(_ element: XMLElement) {
      open = Array("<\(element.rawValue)>".utf8)
      close = Array("</\(element.rawValue)>".utf8)
    }

    /// Returns the content and the end of a plain element at an offset; `nil` if there is none.
    func element(in text: [UInt8], at offset: Int) -> (content: Range<Int>, end: Int)? {
      guard text.has(open, at: offset) else { return nil }
      let start = offset + open.count
      let end = text.endOfPlainText(from: start)
      // A dollar sign may begin a text that the decoder treats as a null value.
      guard text.has(close, at: end), text[start] != UInt8(ascii: "$") else { return nil }
      return (start..<end, end + close.count)
    }
  }

  private static let keyTags = PlainTags(.key)
  private static let stringTags = PlainTags(.string)

  /// Reads keys and strings up to the first that is not plain: `<key>`, text without markup,
  /// `</key>`.
  ///
  /// Most of a catalog has this form. ``scanMarkup()`` would give the same result, but handles many
  /// other cases and takes twice the time.
  mutating func scanPlainTexts() {
    guard var parent = open.last, parent.element != .plist else { return }
    // Use locals, because each use of a property would count references.
    let (text, keyTags, stringTags) = (text, Self.keyTags, Self.stringTags)
    while true {
      offset = text.endOfSpace(from: offset)
      let isKey = parent.element == .dict && parent.key == nil
      guard
        let (content, end) = isKey
          ? keyTags.element(in: text, at: offset) : stringTags.element(in: text, at: offset)
      else { break }
      let index = builder.nextIndex
      let range = offset..<end
      offset = end
      if isKey {
        builder.append(.key, range: range, content: content, in: parent)
        parent.key = index
      } else {
        builder.append(.string, range: range, content: content, in: parent)
        parent.valueDidEnd()
      }
    }
    open[open.count - 1] = parent
  }
}
