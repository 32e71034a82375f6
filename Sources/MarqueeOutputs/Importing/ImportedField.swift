import MarqueeDiagnostics

/// A key of a file that becomes a field.
package struct ImportedField: Sendable {
  /// A meaning with its score from 0 to 1.
  package struct Score: Hashable, Sendable {
    package let meaning: Meaning
    package let value: Double
  }

  /// What the texts of a field are.
  package enum TextForm: Hashable, Sendable {
    case plain, link, image, date
    case choice([String])
  }

  /// The key in the file.
  package let sourceKey: String
  /// The key that is written.
  package internal(set) var key: String
  /// Whether the kind that is extended, or every item, has this field already.
  package internal(set) var isInherited = false
  /// Whether an item must have it.
  var isRequired = false
  /// The meanings that its values can have, the likeliest first.
  package let scores: [Score]
  /// What the field is used for; `nil` for a field that is only kept.
  package internal(set) var meaning: Meaning?
  /// In how many items it has a value.
  package let count: Int
  /// The form of its texts; ``TextForm/plain`` if it holds something else.
  package internal(set) var form: TextForm
  /// What its values have in common.
  var shape: FieldShape

  /// Judges the values of a key.
  init(_ entry: KeyedValues.Entry, _ diagnostics: inout [Diagnostic]) {
    sourceKey = entry.key
    key = entry.key
    shape = FieldShape(of: entry.values, &diagnostics)
    let values = entry.values.filter { !$0.isEmpty }
    count = values.count { [shape] in shape.holds($0) }
    let words = KeyWords(entry.key)
    scores = Meaning.allCases.map { meaning in
      Score(meaning: meaning, value: Meaning.score(of: meaning, words, values))
    }.filter { $0.value > 0 }.sorted { $0.value > $1.value }
    form = shape == .text ? Self.form(of: values, words) : .plain
  }

  /// The fields for some keys; a key without a value to keep has none.
  ///
  /// - Parameters:
  ///   - limit: The most keys.
  ///   - owner: What has them, with its article.
  ///   - diagnostics: Receives an error for the first key that is too many, and for values that no
  ///     field can hold.
  static func all(
    _ values: KeyedValues, atMost limit: Int, of owner: String, _ diagnostics: inout [Diagnostic]
  ) -> [ImportedField] {
    if values.all.count > limit {
      diagnostics.append(FieldLimit.diagnostic(limit, owner, values))
    }
    return values.all.prefix(limit).map { ImportedField($0, &diagnostics) }
      .filter { $0.shape != .empty }
  }

  private static func form(of values: [ImportedValue], _ words: KeyWords) -> TextForm {
    let texts = values.compactMap(\.text)
    guard texts.count == values.count else { return .plain }
    if texts.allSatisfy({ CalendarText.date($0) != nil }) { return .date }
    if texts.allSatisfy(Meaning.isLink) { return .link }
    return Meaning.words(of: values).map(TextForm.choice) ?? .plain
  }

  /// Whether it holds numbers.
  var isNumeric: Bool { shape == .integer || shape == .decimal }

  /// The score of a meaning.
  func score(of meaning: Meaning) -> Double {
    scores.first { $0.meaning == meaning }?.value ?? 0
  }

  /// The word of the field's kind.
  package var kind: String {
    switch form {
    case .plain: shape.word
    case .link: "link"
    case .image: "image"
    case .date: "date"
    case .choice: "choice"
    }
  }

  /// The description in `Marquee.plist`.
  var description: PropertyListValue {
    var members = form == .plain ? shape.description : [.init("kind", .text(kind))]
    if isRequired { members.append(.init("required", .boolean(true))) }
    if case .choice(let words) = form {
      members.append(.init("values", .list(words.map { .text($0) })))
    }
    return .group(members)
  }

  /// A value as the field holds it; `nil` if it cannot.
  func value(of value: ImportedValue, _ leftOut: inout [LeftOutValue]) -> PropertyListValue? {
    let written = shape.value(of: value, &leftOut)
    guard form == .date, case .text(let text) = written else { return written }
    return CalendarText.date(text).map(PropertyListValue.date)
  }
}
