/// A kind of text that no author means to show: what it is, how it is recognized, and its message.
///
/// A kind is kept only while it reports nothing in real catalogs and names that is not a mistake.
/// A cut in the middle of a word is none, because it cannot be distinguished from '…' after a word
/// without the words of all languages.
enum DraftKind: CaseIterable, Sendable {
  /// A word that waits for the text, or that a program writes for no text; see
  /// ``PlaceholderWord``.
  ///
  /// Many public projects have had 'Lorem ipsum' in what they published, and Flathub showed
  /// '(null)' in the descriptions of several apps.
  case word
  /// Signs in place of a text, as '???' and '---'; see ``PlaceholderSigns``.
  ///
  /// WCAG lists placeholders among its failures of text alternatives (F30).
  case signs
  /// A directive of `printf`, as '%@' and '%1$s'; see ``FormatPlaceholder``.
  ///
  /// Released apps for iOS and Android have shown '%@' and '%1$d' where a translation or a script
  /// had damaged the format.
  case format
  /// A variable of a template, as '{{name}}', '${x}' and '{0}'; see ``TemplatePlaceholder``.
  ///
  /// Programs that fill in templates leave a variable without a value as it is written.
  case variable
  /// Markup of Markdown, as '**New**'; see ``MarkdownMarkup``.
  ///
  /// Authors of apps have written Markdown into descriptions of which stores show the signs.
  case markdown
  /// A file's name; see ``FileName``.
  ///
  /// W3C has a test rule for it (9eb3f6): many tools fill a missing description with the name.
  case fileName
  /// A mail or web address in place of a text; see ``AddressText``.
  ///
  /// Programs show the address where a person has no name, and lists are exported from them.
  case address
  /// A row of neighboring keys, as 'asdf'; see ``KeyboardRow``.
  ///
  /// Typed to fill a required field; public registers have had to remove such test entries.
  case keys
  /// An article or a conjunction twice, as 'the the'; see ``RepeatedWord``.
  ///
  /// Linters of several projects look for it; one project had 'the the' 57 times.
  case repeatedWord
  /// A bracket without its other half; see ``UnmatchedBracket``.
  ///
  /// Of the 180,000 translated names in Debian's 'iso-codes' four lack one, all by mistake.
  case bracket
  /// A quotation mark without its other half; see ``UnmatchedQuotation``.
  ///
  /// LanguageTool has a rule for it, whose false reports show what to leave out: inches, faces and
  /// apostrophes.
  case quotation

  /// Searches for the kind in a text.
  ///
  /// - Parameters:
  ///   - text: UTF-8, without white space at its ends.
  ///   - key: The key of its field.
  /// - Returns: The bytes that are not meant; `nil` if there are none.
  /// - Complexity: O(*n*) in the bytes.
  func range(in text: ArraySlice<UInt8>, ofField key: String) -> Range<Int>? {
    switch self {
    case .word: PlaceholderWord.range(in: text, ofField: key)
    case .signs: PlaceholderSigns.range(in: text)
    case .format: FormatPlaceholder.range(in: text)
    case .variable: TemplatePlaceholder.range(in: text)
    case .markdown: MarkdownMarkup.range(in: text)
    case .fileName: FileName.range(in: text)
    case .address: AddressText.range(in: text)
    case .keys: KeyboardRow.range(in: text)
    case .repeatedWord: RepeatedWord.range(in: text)
    case .bracket: UnmatchedBracket.range(in: text)
    case .quotation: UnmatchedQuotation.range(in: text)
    }
  }

  /// The fact, in words that follow the field's name.
  ///
  /// - Parameters:
  ///   - piece: What is not meant.
  ///   - isWhole: Whether that is the whole text.
  func phrase(for piece: String, isWhole: Bool) -> String {
    switch self {
    case .word, .signs, .format, .variable:
      isWhole ? "is a placeholder, not a text" : "contains the placeholder '\(piece)'"
    case .markdown: "contains Markdown, which the app shows as it is: '\(piece)'"
    case .fileName: "is the name of a file, not a text"
    case .address: "is an address, not a text"
    case .keys: "is a row of keys, not a text"
    case .repeatedWord: "has a word twice: '\(piece)'"
    case .bracket, .quotation: "has an unmatched '\(piece)'"
    }
  }
}
