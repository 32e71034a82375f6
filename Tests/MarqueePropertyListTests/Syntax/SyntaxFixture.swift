import MarqueeDiagnostics

/// An XML property list with one fault, and where the one diagnostic about it must be.
struct SyntaxFixture: Sendable, CustomStringConvertible {
  /// What is wrong, in a few words.
  let description: String
  /// The file.
  let bytes: [UInt8]
  /// The lines, from 1, on one of which the diagnostic must start.
  ///
  /// There are several if more than one place is right: a mistyped tag, or the tag that it was to
  /// close.
  let lines: Set<Int>
  /// A word that the message must contain.
  let word: String
  let rule: RuleIdentifier

  /// Makes a fixture from a whole file.
  ///
  /// - Parameter text: The file, with a `§` in front of each place where the diagnostic may start;
  ///   the marks are not part of the file.
  init(
    _ description: String, word: String, rule: RuleIdentifier = "property-list-syntax",
    file text: String
  ) {
    let pieces = text.split(separator: "§", omittingEmptySubsequences: false)
    var line = 1
    var lines: Set<Int> = []
    for piece in pieces.dropLast() {
      line += piece.utf8.count { $0 == UInt8(ascii: "\n") }
      lines.insert(line)
    }
    self.description = description
    self.bytes = Array(pieces.joined().utf8)
    self.lines = lines
    self.word = word
    self.rule = rule
  }

  /// Makes a fixture from the content between `<plist version="1.0">` and `</plist>`.
  init(
    _ description: String, word: String, rule: RuleIdentifier = "property-list-syntax",
    root text: String
  ) {
    self.init(
      description, word: word, rule: rule,
      file: "<plist version=\"1.0\">\n\(text)\n</plist>\n")
  }

  /// Makes a fixture from the elements of an array at the root.
  init(
    _ description: String, word: String, rule: RuleIdentifier = "property-list-syntax",
    elements text: String
  ) {
    self.init(description, word: word, rule: rule, root: "<array>\n\(text)\n</array>")
  }

  /// Makes a fixture from the keys and values of a dictionary at the root.
  init(
    _ description: String, word: String, rule: RuleIdentifier = "property-list-syntax",
    pairs text: String
  ) {
    self.init(description, word: word, rule: rule, root: "<dict>\n\(text)\n</dict>")
  }

  /// Makes a fixture from bytes that are not text; the diagnostic must start on the first line.
  init(_ description: String, word: String, rule: RuleIdentifier, bytes: [UInt8]) {
    self.description = description
    self.bytes = bytes
    self.lines = [1]
    self.word = word
    self.rule = rule
  }
}
