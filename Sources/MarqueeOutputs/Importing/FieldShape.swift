import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen

/// What the values of a key have in common, so that one kind of field can hold them all.
indirect enum FieldShape: Hashable, Sendable {
  /// Nothing is known: all values are empty.
  case empty
  case scalar(Word)
  case list(FieldShape)
  /// The keys in the order in which they are first seen.
  case group([GroupMember])

  /// A kind by its word in `Marquee.plist`; an integer has at most 64 bits.
  enum Word: String, Sendable {
    case text, integer, decimal, boolean, date, link, image, color
  }

  struct GroupMember: Hashable, Sendable {
    let key: String
    let shape: FieldShape
  }

  /// What some values have in common.
  ///
  /// - Parameters:
  ///   - values: Values of one key.
  ///   - depth: How many lists and groups are around them.
  ///   - diagnostics: Receives an error for a value that no field can hold.
  /// - Complexity: O(*n*) in the values inside; recurses as deep as they are nested.
  init(
    of values: [ImportedValue], key: String, depth: Int = 0, _ diagnostics: inout [Diagnostic]
  ) {
    let values = values.filter { !$0.isEmpty }
    let scalars = values.filter { $0.scalarText != nil }
    let containers = values.filter { $0.list != nil || $0.group != nil }
    self = .empty
    // One less than what a field can hold, for the section or item around it.
    if let deep = containers.first, depth >= FieldKind.maximumNesting - 1 {
      diagnostics.append(
        .import(
          "lists and groups are nested more than \(FieldKind.maximumNesting - 1) deep",
          at: deep.place))
    } else if containers.contains(where: { $0.list != nil }) {
      // A value next to lists becomes a list of one.
      let element = FieldShape(
        of: values.flatMap { $0.list ?? [$0] }, key: key, depth: depth + 1, &diagnostics)
      if element != .empty { self = .list(element) }
    } else if !scalars.isEmpty {
      self = .scalar(Self.word(of: scalars, key))
    } else {
      let members = KeyedValues(containers.lazy.compactMap(\.group).joined())
      guard members.check(atMost: FieldTable.maximumFieldCount, of: "a group", &diagnostics) else {
        return
      }
      let known = members.all.filter { !$0.key.isEmpty }.map { member in
        GroupMember(
          key: member.key,
          shape: FieldShape(of: member.values, key: member.key, depth: depth + 1, &diagnostics))
      }.filter { $0.shape != .empty }
      if !known.isEmpty { self = .group(known) }
    }
  }

  private static func word(of values: [ImportedValue], _ key: String) -> Word {
    let words = Set(values.map(\.word))
    if words == [.integer, .decimal] { return .decimal }
    guard words == [.text] else { return words.count == 1 ? words.first ?? .text : .text }
    let texts = values.compactMap(\.text)
    let forms = Set(texts.lazy.map(TextForm.init))
    if forms.count == 1, let word = forms.first?.word { return word }
    let closeness = KeyMeanings.closeness(ofImage: KeyWords(key).words)
    let canBeImage = closeness.map { $0.part < 2 } ?? false
    return canBeImage && texts.allSatisfy(TextForm.canNameImage) ? .image : .text
  }

  /// The kind's word and what else describes it in `Marquee.plist`.
  var description: ImportedValue.Kind {
    var members = [ImportedMember("kind", .text(kind))]
    switch self {
    case .list(.scalar(let word)): members.append(.init("of", .text(word.rawValue)))
    case .list(let element): members.append(.init("of", element.description))
    case .group(let inner):
      members.append(.init("fields", .group(inner.map { .init($0.key, $0.shape.description) })))
    case .empty, .scalar: break
    }
    return .group(members)
  }

  var kind: String {
    switch self {
    case .empty: "text"
    case .scalar(let word): word.rawValue
    case .list: "list"
    case .group: "group"
    }
  }

  // MARK: Values

  /// A value as the field holds it.
  ///
  /// - Parameter leftOut: Receives what the field cannot hold.
  /// - Returns: `nil` if nothing of the value can be held.
  func value(of value: ImportedValue, _ leftOut: inout [LeftOutValue]) -> ImportedValue.Kind? {
    if let reason = reason(againstHolding: value) {
      leftOut.append(LeftOutValue(value, reason))
      return nil
    }
    switch self {
    case .empty: return nil
    case .list(let element):
      return .list(
        (value.list ?? [value]).compactMap { value in
          element.value(of: value, &leftOut).map { ImportedValue(kind: $0) }
        })
    case .group(let members):
      return .group(
        (value.group ?? []).compactMap { member in
          let shape = members.first { $0.key == member.key }?.shape ?? .empty
          return shape.value(of: member.value, &leftOut).map { .init(member.key, $0) }
        })
    case .scalar(let word):
      let text = value.scalarText ?? ""
      switch word {
      case .integer, .boolean: return value.kind
      case .decimal:
        return (value.number ?? PriceText(text).flatMap { DecimalNumber($0.amount) })
          .map(ImportedValue.Kind.number)
      case .date: return .date(CalendarText.date(text) ?? text)
      case .text, .link, .image, .color: return .text(text)
      }
    }
  }

  func holds(_ value: ImportedValue) -> Bool { reason(againstHolding: value) == nil }

  private func reason(againstHolding value: ImportedValue) -> LeftOutValue.Reason? {
    if value.isEmpty { return .empty }
    if case .data = value.kind { return .data }
    return switch self {
    case .list(.group): nil
    case .list: value.group == nil ? nil : .otherForm
    case .group: value.group == nil ? .otherForm : nil
    case .scalar: value.scalarText == nil ? .otherForm : nil
    // Lists and groups with nothing in them have no shape, and neither have keys without a name.
    case .empty: value.leaves.allSatisfy(\.isEmpty) ? .empty : .otherForm
    }
  }
}

extension ImportedValue {
  /// The kind of field for a text, a number, a boolean or a date by itself.
  fileprivate var word: FieldShape.Word {
    switch kind {
    case .number(let number): Int(number.text) == nil ? .decimal : .integer
    case .boolean: .boolean
    case .date: .date
    default: .text
    }
  }
}

extension TextForm {
  /// The kind of field for texts of this form; `nil` for plain texts.
  fileprivate var word: FieldShape.Word? {
    switch self {
    case .date: .date
    case .link: .link
    case .color: .color
    case .imageFile: .image
    case .line, .long, .price, .other: nil
    }
  }
}

extension KeyMeanings {
  /// How close the words of a key are to those of an image; `url` and the like behind them say only
  /// how it is written.
  static func closeness(ofImage words: [String]) -> Closeness? {
    let forms: Set = ["url", "uri", "link", "href", "name", "path", "file", "src"]
    let named = words.reversed().drop(while: forms.contains).reversed()
    return closeness(of: named.isEmpty ? words : Array(named), to: "imageName")
  }
}
