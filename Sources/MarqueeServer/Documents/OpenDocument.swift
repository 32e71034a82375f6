/// A document that is open in the editor, with its unsaved text.
struct OpenDocument: Sendable {
  /// The address, as the client writes it.
  let uri: String
  /// The path of the file.
  let path: String
  /// The version that the client gave.
  private(set) var version: Int
  /// The text in UTF-8.
  private(set) var text: [UInt8]
  private(set) var positions: TextPositions
  private let encoding: PositionEncoding

  /// Opens a document.
  init(uri: String, path: String, version: Int, text: [UInt8], encoding: PositionEncoding) {
    self.uri = uri
    self.path = path
    self.version = version
    self.text = text
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
  mutating func apply(_ changes: [Change], version: Int) {
    self.version = version
    for change in changes {
      if let range = change.range {
        text.replaceSubrange(positions.offsets(range), with: change.text.utf8)
      } else {
        text = Array(change.text.utf8)
      }
      positions = TextPositions(text, encoding)
    }
  }
}
