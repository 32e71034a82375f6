import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueeScreen

/// What the values of one key have in common, so that one kind of field can hold them all.
package struct ImportedField: Sendable {
  /// A kind by its word in `Marquee.plist`; an integer has at most 64 bits.
  enum Word: String, Sendable {
    case text, integer, decimal, boolean, date, link, image, color, list, group
  }

  package let sourceKey: String
  let groups: [String]
  package private(set) var key: String
  package private(set) var isInherited = false
  var word = Word.text
  /// The element of a list, or the members of a group.
  private(set) var inner: [ImportedField] = []
  private(set) var values: [ImportedValue] = []
  private(set) var forms: [ValueForm: Int] = [:]
  private(set) var distinctCount = 0

  /// Makes no field if there is nothing to hold; recurses as deep as the values are nested.
  private init?(_ key: String, in groups: [String], _ values: [ImportedValue]) {
    (sourceKey, self.groups, self.key) = (key, groups, key)
    let values = values.filter { !$0.isEmpty && !$0.isUnwritten }
    let texts = values.compactMap(\.scalarText)
    if values.contains(where: { $0.list != nil }) {
      word = .list
      // A value next to lists becomes a list of one.
      let element = ImportedField(key, in: groups, values.flatMap { $0.list ?? [$0] })
      inner = [element].compactMap(\.self)
    } else if texts.isEmpty {
      word = .group
      inner = Self.all(values.lazy.flatMap(\.members), in: groups + [key])
    } else {
      let scalars = values.filter { $0.group == nil }
      forms = scalars.reduce(into: [:]) { $0[ValueForm($1), default: 0] += 1 }
      distinctCount = Set(texts).count
      let words = Set(forms.keys.map(\.word))
      word =
        words == [.integer, .decimal] ? .decimal : words.count == 1 ? words.first ?? .text : .text
      if word == .text, KeyMeanings.name([key], "imageName"),
        scalars.allSatisfy({ $0.text.map(ValueForm.canNameImage) ?? false })
      {
        word = .image
      }
    }
    guard !inner.isEmpty || !forms.isEmpty else { return nil }
    self.values = values.filter(holds)
  }

  /// The fields for some keys; a key without a value to keep has none.
  static func all(
    _ members: some Sequence<ImportedMember>, in groups: [String] = [], taken: [String] = []
  ) -> [ImportedField] {
    var keys: [String] = []
    var columns: [String: [ImportedValue]] = [:]
    for member in members where groups.isEmpty || !member.key.isEmpty {
      if columns[member.key] == nil { keys.append(member.key) }
      columns[member.key, default: []].append(member.value)
    }
    let fields = keys.compactMap { ImportedField($0, in: groups, columns[$0] ?? []) }
    return renamed(fields, taken: taken)
  }

  /// Fields with other keys for those that mean something else: `kind` becomes `originalKind`.
  static func renamed(_ fields: [ImportedField], taken: [String]) -> [ImportedField] {
    var names = ImportedNames(taken: taken + [""])
    let kept = fields.map { $0.isInherited ? $0.key : names.free($0.key) }
    return zip(fields, kept).map { field, key in
      var field = field
      if key != field.key { field.key = names.free(ImportedNames.original(field.sourceKey)) }
      return field
    }
  }

  mutating func inherit(as key: String) { (self.key, isInherited, word) = (key, true, .text) }

  package var kind: String { word.rawValue }
  package var keys: [String] { groups + [sourceKey] }
  package var count: Int { values.count }

  package var remark: String {
    let texts = values.lazy.compactMap(\.text)
    return switch word {
    case .date where texts.contains(where: { $0.utf8.count > 20 }): "in UTC, without offset"
    case .decimal where !texts.isEmpty: "without its sign"
    default: ""
    }
  }

  static func description(of fields: [ImportedField]) -> ImportedValue.Kind {
    .init(members: fields.map { ($0.key, $0.description) })
  }

  private var description: ImportedValue.Kind {
    let element = word == .list ? inner.first : nil
    return .init(members: [
      ("kind", .text(kind)),
      ("of", element.map { $0.inner.isEmpty ? .text($0.kind) : $0.description }),
      ("fields", word == .group ? Self.description(of: inner) : nil),
    ])
  }

  func value(in item: ImportedValue) -> ImportedValue? {
    let around = groups.reduce(item.members) { $0[$1]?.members ?? [] }
    return around[sourceKey].flatMap { !$0.isEmpty && holds($0) ? $0 : nil }
  }

  private func holds(_ value: ImportedValue) -> Bool {
    switch word {
    case .list: value.group == nil || inner.first?.word == .group
    case .group: value.group != nil
    default: value.scalarText != nil
    }
  }

  /// The members of a group as the fields for their keys hold them.
  static func members(
    of group: [ImportedMember], in fields: [ImportedField], _ leftOut: inout [LeftOutValue]
  ) -> [ImportedMember] {
    group.compactMap { member in
      let field = fields.first { $0.sourceKey == member.key }
      let value = value(member.value, of: field, &leftOut)
      return value.map { ImportedMember(field?.key ?? "", $0) }
    }
  }

  private static func value(
    _ value: ImportedValue, of field: ImportedField?, _ leftOut: inout [LeftOutValue]
  ) -> ImportedValue.Kind? {
    // Lists and groups with nothing in them have no field, and neither have keys without a name.
    let isEmpty = value.isEmpty || field == nil && value.leaves.allSatisfy(\.isEmpty)
    guard let field, !isEmpty, !value.isUnwritten, field.holds(value) else {
      let reason: LeftOutValue.Reason =
        isEmpty ? .empty : value.isUnwritten ? .data : field == nil ? .unnamed : .otherForm
      leftOut.append(LeftOutValue(value, reason))
      return nil
    }
    let text = value.scalarText ?? ""
    switch field.word {
    case .list:
      let elements = (value.list ?? [value]).compactMap {
        Self.value($0, of: field.inner.first, &leftOut)
      }
      return .list(elements.map { ImportedValue(kind: $0) })
    case .group: return .group(members(of: value.members, in: field.inner, &leftOut))
    case .integer, .boolean: return value.kind
    case .decimal:
      return value.number.map { .number($0) } ?? .init(number: PriceText(text)?.amount ?? text)
    case .date: return .date(InstantText.date(text) ?? text)
    case .text, .link, .image, .color: return .text(text)
    }
  }
}
