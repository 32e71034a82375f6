import MarqueeLoading
import MarqueeScreen

/// What a part of a cell can show of a field.
extension ImportedField {
  /// The field, or those inside it, that a part of a cell can show.
  var leaves: [ImportedField] { word == .group ? inner.flatMap(\.leaves) : [self] }

  /// How many groups are around it, other than those that only wrap what is in them.
  var depth: Int { groups.count { !KeyMeanings.namesStructure($0) } }

  // MARK: Forms

  /// Whether most of it are lines that people can read at once.
  var isLine: Bool { word == .text && count(.line) * 2 > values.count }

  var isReadable: Bool { word == .text && (count(.line) + count(.long)) * 2 > values.count }

  var isConstant: Bool { distinctCount < 2 && values.count > 1 }

  /// Whether most of it are few words, such as genres.
  var isGenre: Bool { isLine && !isConstant && isRepeated }

  private var isRepeated: Bool { distinctCount * 2 <= values.count }

  private func count(_ form: ValueForm) -> Int { forms[form, default: 0] }

  var isImage: Bool { word == .image || isImageLink }

  /// Whether all of it are links to images, by their ends or by the key.
  var isImageLink: Bool {
    word == .link && count(.link) == 0
      && (isNamedImage || !groups.isEmpty && closenessOfImage != nil || count(.webLink) == 0)
  }

  /// The sign of the currency that all of it have; `nil` if there is none, or several.
  var sign: String? {
    if forms.count == 1, case .price(let sign) = forms.keys.first { sign } else { nil }
  }

  func isNumber(from low: String, to high: String? = nil) -> Bool {
    guard word == .integer || word == .decimal, let low = DecimalNumber(low) else { return false }
    let high = high.flatMap { DecimalNumber($0) }
    return values.allSatisfy { value in
      value.number.map { $0 >= low && (high == nil || $0 <= high ?? $0) } ?? false
    }
  }

  /// Whether all of it are dates, or years by its key.
  var isDate: Bool {
    word == .date || word == .integer && isNamed("date") && isNumber(from: "1000", to: "9999")
  }

  var isCurrency: Bool { values.allSatisfy { $0.text.flatMap { Currency($0) } != nil } }

  /// Whether all of it are short and without white space.
  var canIdentify: Bool {
    word == .integer
      || values.allSatisfy { value in
        guard let text = value.text else { return false }
        return text.utf8.count <= 64 && !text.utf8.contains(where: \.isASCIISpace)
      }
  }

  // MARK: Meanings

  func isNamed(_ meaning: String) -> Bool { KeyMeanings.names(sourceKey, meaning) }

  private var words: [String] { KeyWords(sourceKey).words }

  private var closenessOfImage: KeyMeanings.Closeness? {
    KeyMeanings.closeness(ofImage: keys.flatMap { KeyWords($0).words })
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
    let words = words
    let closeness =
      meaning == "imageName"
      ? closenessOfImage
      // What is in a group may have the meaning of its key: 'title.rendered'.
      : KeyMeanings.closeness(of: words, to: meaning)
        ?? KeyMeanings.closeness(of: KeyWords(groups.last ?? "").words, to: meaning)
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
    let length = values.reduce(0) { $0 + ($1.text?.unicodeScalars.count ?? 0) }
    return [
      isKnown ? 1 : 0, 10 - distinctCount * 10 / max(1, values.count),
      length > values.count * 60 ? 1 : 0,
    ]
  }
}

extension KeyMeanings {
  /// Whether a key is, or ends in, a word for something.
  static func names(_ key: String, _ meaning: String) -> Bool {
    closeness(of: KeyWords(key).words, to: meaning).map { $0.part < 2 } ?? false
  }

  /// How close the words of a key are to those of an image; `url` and the like behind them say only
  /// how it is written.
  static func closeness(ofImage words: [String]) -> Closeness? {
    let forms: Set = ["url", "uri", "link", "href", "name", "path", "file", "src"]
    let named = words.reversed().drop(while: forms.contains).reversed()
    return closeness(of: named.isEmpty ? words : Array(named), to: "imageName")
  }
}
