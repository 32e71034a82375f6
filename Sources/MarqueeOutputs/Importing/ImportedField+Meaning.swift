import MarqueeLoading
import MarqueeScreen

extension ImportedField {
  var leaves: [ImportedField] { word == .group ? inner.flatMap(\.leaves) : [self] }

  /// How many groups are around it, other than those that only wrap what is in them.
  var depth: Int { groups.count { !KeyMeanings.namesStructure($0) } }

  /// Whether it can be an item's identity, if its values are different.
  var canIdentify: Bool { word == .integer || word == .text && count(.long) == 0 }
  var isLine: Bool { word == .text && count(.line) * 2 > values.count }
  var isReadable: Bool { word == .text && count(.line, .long) * 2 > values.count }
  private func count(_ counted: ValueForm...) -> Int {
    counted.reduce(0) { $0 + forms[$1, default: 0] }
  }
  var isConstant: Bool { distinctCount < 2 && values.count > 1 }
  var isGenre: Bool { isLine && !isConstant && isRepeated }
  private var isRepeated: Bool { distinctCount * 2 <= values.count }
  var isCurrency: Bool { values.allSatisfy { $0.text.flatMap { Currency($0) } != nil } }
  var isImage: Bool { word == .image || isImageLink }

  /// Whether all of it are links to images, by their ends or by the key.
  var isImageLink: Bool {
    word == .link && count(.link) == 0
      && (isNamedImage || count(.webLink) == 0
        || !groups.isEmpty && KeyMeanings.closeness(ofKeys: keys, to: "imageName") != nil)
  }

  var sign: String? {
    if forms.count == 1, case .price(let sign) = forms.keys.first { sign } else { nil }
  }

  func isNumber(from low: String, to high: String = "1e99") -> Bool {
    guard word == .integer || word == .decimal, let low = DecimalNumber(low),
      let high = DecimalNumber(high)
    else { return false }
    return values.allSatisfy { $0.number.map { low <= $0 && $0 <= high } ?? false }
  }

  var isDate: Bool {
    word == .date || word == .integer && isNamed("date") && isNumber(from: "1000", to: "9999")
  }

  func isNamed(_ meanings: String...) -> Bool {
    meanings.contains { KeyMeanings.name([sourceKey], $0) }
  }

  /// Whether its word says that people do not read it, whatever the texts look like.
  var isForPrograms: Bool { isNamed("id", "spokenText", "currency") }
  var isNamedImage: Bool { KeyMeanings.name(keys, "imageName") }

  /// Where it stands among the fields that can have a meaning, smaller numbers first; `nil` if its
  /// key does not have it.
  ///
  /// A field that few items have comes after others, then one inside groups, one whose word also
  /// means a lesser text, and the name of a person; then the closeness of the key counts.
  func order(for meaning: String, of itemCount: Int) -> [Int]? {
    let own = meaning == "imageName" ? keys : [sourceKey]
    // What is in a group may have the meaning of its key: 'title.rendered'.
    let closeness =
      KeyMeanings.closeness(ofKeys: own, to: meaning)
      ?? KeyMeanings.closeness(ofKeys: groups.suffix(1), to: meaning)
    guard let closeness else { return nil }
    let words = KeyWords(sourceKey).words
    let isLesser = meaning == "title" && isNamed("subtitle", "tag")
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
    let isKnown = isNamed("subtitle", "author", "tag", "sectionName", "currency", "spokenText")
    let length = values.reduce(0) { $0 + ($1.text?.unicodeScalars.count ?? 0) }
    return [
      isKnown ? 1 : 0, 10 - distinctCount * 10 / max(1, values.count),
      length > values.count * 60 ? 1 : 0,
    ]
  }
}
