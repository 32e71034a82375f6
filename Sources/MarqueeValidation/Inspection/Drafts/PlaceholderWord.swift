/// Words that wait for a text, and words that a program has left in place of one.
enum PlaceholderWord {
  /// Texts that are drafts as a whole, in the case in which they are always written: `Todo` is
  /// Spanish, and `Null` is a film.
  private static let whole: Set<String> = [
    "TODO", "TODO.", "TBD", "TBD.", "tbd", "FIXME", "test", "test test", "Test test", "test123",
    "xxx", "xxxx", "XXXX", "foo", "foobar", "foo bar", "Foo Bar", "blah", "blah blah", "bla bla",
    "placeholder", "PLACEHOLDER", "lorem", "Lorem", "ipsum", "N/A", "n/a", "(null)", "<null>",
    "null", "NULL", "nil", "<nil>", "<no value>", "undefined", "NaN", "None", "#N/A", "#REF!",
    "#VALUE!", "#NAME?", "#DIV/0!", "#NULL!", "#NUM!",
  ]

  /// Texts that are drafts in any case.
  private static let phrases: Set<String> = [
    "lorem ipsum", "placeholder text", "sample text", "dummy text", "blind text", "your text here",
    "text here", "text goes here", "insert text here", "enter text here", "add text here",
    "title here", "title goes here", "your title here", "insert title here", "description here",
    "description goes here", "add description here", "platzhaltertext", "beispieltext",
    "mustertext", "blindtext", "texte factice", "texto de relleno",
  ]

  /// Names of fields, which are drafts in the field of that name.
  private static let fieldNames = ["Title", "Author", "Caption", "Description"]

  /// The beginnings of longer drafts, in any case.
  private static let beginnings = [
    "lorem ipsum dolor", "ipsum dolor", "dolor sit amet", "consectetur adipis", "sed do eiusmod",
    "ut enim ad minim", "duis aute irure", "excepteur sint", "sed ut perspiciatis",
  ]

  /// The beginnings of longer drafts, in this case.
  private static let marks = [
    "TODO:", "TODO(", "TODO -", "TBD:", "FIXME", "XXX:", "DRAFT:", "Text folgt",
  ]

  /// What programs write for a missing text, anywhere.
  private static let remains = ["(null)", "[object Object]", "Optional(\""]

  /// What follows a bracket in a reminder: '[TODO]', '(TBD)', '[Insert title]'.
  private static let reminders = [
    "TODO", "TBD", "tbd", "FIXME", "DRAFT]", "DRAFT)", "WIP]", "WIP)", "PLACEHOLDER", "placeholder",
    "insert ", "Insert ", "INSERT ", "your text", "Your text",
  ]

  private static let longestWhole = 24

  /// The place of such a word.
  ///
  /// - Parameters:
  ///   - text: UTF-8, without white space at its ends.
  ///   - key: The key of its field.
  static func range(in text: ArraySlice<UInt8>, ofField key: String) -> Range<Int>? {
    isWhole(text) || isName(text, ofField: key)
      ? text.indices : remainder(in: text) ?? reminder(in: text)
  }

  private static func isName(_ text: ArraySlice<UInt8>, ofField key: String) -> Bool {
    fieldNames.contains { text.elementsEqual($0.utf8) && $0.lowercased() == key }
  }

  private static func isWhole(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count > 1,
      DraftTrace.mayBegin(with: text[text.startIndex], text[text.startIndex + 1])
    else { return false }
    let start = String(decoding: text.prefix(longestWhole), as: UTF8.self)
    let lowercase = start.lowercased()
    return text.count <= longestWhole && (whole.contains(start) || phrases.contains(lowercase))
      || beginnings.contains { lowercase.hasPrefix($0) } || marks.contains { start.hasPrefix($0) }
  }

  private static func remainder(in text: ArraySlice<UInt8>) -> Range<Int>? {
    remains.lazy.compactMap { text.range(of: $0) }.first
  }

  private static func reminder(in text: ArraySlice<UInt8>) -> Range<Int>? {
    var offset = text.startIndex
    while let start = text[offset...].firstIndex(where: { "([<".utf8.contains($0) }) {
      offset = start + 1
      let rest = text[offset...]
      guard reminders.contains(where: { rest.starts(with: $0.utf8) }) else { continue }
      // Where no bracket closes the first reminder, none closes a later one.
      return rest.firstIndex { ")]>".utf8.contains($0) }.map { start..<($0 + 1) }
    }
    return nil
  }

  /// The beginnings of whole drafts, in each case in which they are found.
  static let beginningsOfAll: [String] = {
    let insensitive = Array(phrases) + beginnings
    let capitalized = insensitive.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return Array(whole) + fieldNames + marks + remains + insensitive + capitalized
      + insensitive.map { $0.uppercased() }
  }()
}
