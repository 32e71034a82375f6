import MarqueeLoading
import MarqueeScreen

/// A field, or one inside groups, that a part of a cell can show.
package struct ShownField: Sendable {
  package let field: Int
  /// The keys in the file: that of the field, and those inside groups.
  package let keys: [String]
  let shape: FieldShape
  /// How many groups are around it, other than those that only wrap what is in them.
  let depth: Int
  let values: [ImportedValue]
  /// The words of its key, of the key of the group around it, and of all of its keys.
  private let words: [String]
  private let wordsAround: [String]
  private let allWords: [String]
  private let lineCount: Int
  private let longCount: Int
  private let distinctCount: Int
  private let hasLongLines: Bool

  static func all(in fields: [ImportedField]) -> [ShownField] {
    // A dot in a key could be one of a path.
    let hasDots = fields.contains { $0.sourceKey.contains(".") }
    return fields.enumerated().flatMap { index, field in
      all(index, [field.sourceKey], field.shape, field.values, depth: 0)
    }.filter { $0.keys.count == 1 || !hasDots && !$0.keys.contains { $0.contains(".") } }
  }

  private static func all(
    _ field: Int, _ keys: [String], _ shape: FieldShape, _ values: [ImportedValue], depth: Int
  ) -> [ShownField] {
    guard case .group(let members) = shape else {
      return [ShownField(field, keys, shape, values, depth: depth)]
    }
    let wraps = keys.last.map(KeyMeanings.namesStructure) ?? false
    return members.flatMap { member in
      let inner = values.compactMap { $0.group?[member.key] }
        .filter { !$0.isEmpty && member.shape.holds($0) }
      return all(
        field, keys + [member.key], member.shape, inner, depth: wraps ? depth : depth + 1)
    }
  }

  private init(
    _ field: Int, _ keys: [String], _ shape: FieldShape, _ values: [ImportedValue], depth: Int
  ) {
    self.field = field
    self.keys = keys
    self.shape = shape
    self.depth = depth
    self.values = values
    words = KeyWords(keys.last ?? "").words
    wordsAround = KeyWords(keys.dropLast().last ?? "").words
    allWords = keys.flatMap { KeyWords($0).words }
    let texts = values.compactMap(\.text)
    let forms = texts.map(TextForm.init)
    lineCount = forms.count { $0 == .line }
    longCount = forms.count { $0 == .long }
    distinctCount = Set(texts).count
    hasLongLines = texts.reduce(0) { $0 + $1.unicodeScalars.count } > texts.count * 60
  }

  /// The value in an item; `nil` if there is none to show.
  func value(in item: ImportedList.Item) -> ImportedValue? {
    var members = item.members
    for key in keys.dropLast() { members = members[key]?.group ?? [] }
    return keys.last.flatMap { members[$0] }.flatMap { value in
      !value.isEmpty && shape.holds(value) ? value : nil
    }
  }

  package var count: Int { values.count }

  // MARK: Forms

  /// Whether most of it are lines that people can read at once.
  var isLine: Bool { isText && lineCount * 2 > values.count }

  var isReadable: Bool { isText && (lineCount + longCount) * 2 > values.count }

  var isConstant: Bool { distinctCount < 2 && values.count > 1 }

  private var isText: Bool { shape == .scalar(.text) }

  /// Whether most of it are few words, such as genres.
  var isGenre: Bool { isLine && !isConstant && isRepeated }

  private var isRepeated: Bool { distinctCount * 2 <= values.count }

  /// Whether all of it are links to images, by their ends or by the key.
  var isImageLink: Bool {
    shape == .scalar(.link) && values.allSatisfy { $0.text.map(TextForm.isWebLink) ?? false }
      && (isNamedImage || keys.count > 1 && closenessOfImage != nil
        || values.allSatisfy { $0.text.map(TextForm.endsLikeImage) ?? false })
  }

  var sign: String? {
    let signs = Set(values.map { $0.text.flatMap(PriceText.init)?.sign })
    return isText && signs.count == 1 ? signs.first ?? nil : nil
  }

  func isNumber(from low: String, to high: String? = nil) -> Bool {
    let (low, high) = (DecimalNumber(low), high.flatMap { DecimalNumber($0) })
    return [.scalar(.integer), .scalar(.decimal)].contains(shape)
      && values.allSatisfy { value in
        guard let number = value.number, let low else { return false }
        return number >= low && high.map { number <= $0 } ?? true
      }
  }

  /// Whether all of it are dates, or years by its key.
  var isDate: Bool {
    shape == .scalar(.date)
      || shape == .scalar(.integer) && isNamed("date") && isNumber(from: "1000", to: "9999")
  }

  var isImage: Bool { shape == .scalar(.image) || isImageLink }

  var isCurrency: Bool { values.allSatisfy { $0.text.flatMap { Currency($0) } != nil } }

  /// Whether all of it are short and without white space.
  var canIdentify: Bool {
    values.allSatisfy { value in
      guard let text = value.text else { return value.number.map { Int($0.text) != nil } ?? false }
      return text.utf8.count <= 64 && !text.utf8.contains(where: \.isASCIISpace)
    }
  }

  // MARK: Meanings

  private var closenessOfImage: KeyMeanings.Closeness? {
    KeyMeanings.closeness(ofImage: allWords)
  }

  /// Whether the key is, or ends in, a word for something.
  func isNamed(_ meaning: String) -> Bool {
    KeyMeanings.closeness(of: words, to: meaning).map { $0.part < 2 } ?? false
  }

  /// Whether its word says that people do not read it, whatever the texts look like.
  var isForPrograms: Bool { ["id", "spokenText", "currency"].contains(where: isNamed) }

  var isNamedImage: Bool { closenessOfImage.map { $0.part < 2 } ?? false }

  /// Where it stands among the fields that can have a meaning, smaller numbers first; `nil` if its
  /// key does not have it.
  ///
  /// A field that few items have comes after others, then one inside groups, one whose word also
  /// means a lesser text, and the name of a person; then the closeness of the key counts.
  func order(for meaning: String, of itemCount: Int) -> [Int]? {
    let closeness =
      meaning == "imageName"
      ? closenessOfImage
      // What is in a group may have the meaning of its key: 'title.rendered'.
      : KeyMeanings.closeness(of: words, to: meaning)
        ?? KeyMeanings.closeness(of: wordsAround, to: meaning)
    guard let closeness else { return nil }
    let isLesser = meaning == "title" && (isNamed("subtitle") || isNamed("tag"))
    let isOfPerson =
      words.count > 1 && KeyMeanings.closeness(of: words.dropLast(), to: "author") != nil
    return [
      values.count * 2 < itemCount ? 1 : 0, depth, isLesser ? 1 : 0, isOfPerson ? 1 : 0,
      closeness.part, closeness.position, isRepeated ? 1 : 0,
    ]
  }

  /// Where it stands among the fields that can be a title though no key says so: what is known for
  /// something else comes after others, then what is less unique, then what is longer.
  var orderWithoutName: [Int] {
    let isKnown = ["subtitle", "author", "tag", "sectionName", "currency", "spokenText"]
      .contains(where: isNamed)
    return [
      isKnown ? 1 : 0, values.isEmpty ? 10 : 10 - distinctCount * 10 / values.count,
      hasLongLines ? 1 : 0,
    ]
  }
}
