/// A document that is open in the editor, with its unsaved text.
struct OpenDocument: Sendable {
  let uri: String
  let path: String
  private(set) var version = 0
  /// The text in UTF-8.
  private(set) var text: [UInt8] = []
  private(set) var positions: TextPositions
  private let encoding: PositionEncoding

  /// Opens a document, whose text is empty.
  init(uri: String, path: String, encoding: PositionEncoding) {
    self.uri = uri
    self.path = path
    self.encoding = encoding
    positions = TextPositions(text, encoding)
  }

  /// A change of a document: of a range, or of the whole text.
  struct Change: Decodable, Hashable, Sendable {
    let range: PositionRange?
    let text: String
  }

  /// Applies changes one after another; places outside the text count as its end.
  ///
  /// - Complexity: O(*n*) in the bytes of the text for each change.
  mutating func apply(_ changes: ArraySlice<Change>, version: Int) {
    self.version = version
    for change in changes {
      if let range = change.range {
        let (start, end) = (min(range.start, range.end), max(range.start, range.end))
        let (first, last) = (positions.offset(at: start), positions.offset(at: end))
        // A half that stays of a divided character counts as one, so that positions stay right.
        let half = Array("\u{FFFD}".utf8)
        let isEndInside = positions.isInside(end, last)
        text.replaceSubrange(
          first..<(isEndInside ? last + 4 : last),
          with: (positions.isInside(start, first) ? half : []) + change.text.utf8
            + (isEndInside ? half : []))
      } else {
        text = Array(change.text.utf8)
      }
      positions = TextPositions(text, encoding)
    }
  }
}
