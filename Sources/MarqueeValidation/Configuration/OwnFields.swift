import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeScreen

/// The fields that authors define for one dictionary, as described in `Marquee.plist`.
struct OwnFields {
  /// The fields in the order of the file; a faulty one accepts any value, so that screens are not
  /// blamed for it.
  private(set) var fields: [Field] = []
  private(set) var unreadKeys: Set<String> = []
  /// Whether there are more fields than a dictionary can have, so that the last ones are left out.
  private(set) var isCutOff = false
  var diagnostics: [Diagnostic] = []
  /// The default values of the fields, and of those inside lists and groups.
  private(set) var defaults: [LocatedCatalog.DefaultValue] = []
  let document: PropertyListDocument
  private let path: [String]
  /// How many lists and groups enclose the field being read.
  private var nesting: Int

  /// Reads fields.
  ///
  /// - Parameters:
  ///   - entries: The keys of the fields, and their descriptions.
  ///   - path: The keys that lead to the dictionary of these fields, from the root.
  ///   - base: The fields that the dictionary already has.
  ///   - taken: Further keys that no field may have.
  ///   - leftOut: The keys of the fields that `base` lacks because of a fault.
  ///   - owner: The owner of the fields, in an author's words: `a section`.
  ///   - nesting: How many lists and groups enclose the fields.
  init(
    _ entries: [(key: ValueIndex, value: ValueIndex)], in document: PropertyListDocument,
    at path: [String], beside base: [Field], and taken: [String] = [],
    leftOut: Set<String> = [], of owner: String, nestedIn nesting: Int = 0
  ) {
    unreadKeys = leftOut
    self.nesting = nesting
    self.document = document
    self.path = path
    let taken = Set(taken).union(base.map(\.key))
    var found: Set<String> = []
    var conditions: [(field: Int, description: ValueIndex)] = []
    for (key, description) in entries {
      let name = document.string(of: key)
      guard !name.isEmpty else {
        report("a field has no key", at: key)
        continue
      }
      guard !taken.contains(name) else {
        report("\(owner) has a field '\(name)' already", at: key)
        continue
      }
      // Of two equal keys the first counts; the scanner has reported the second.
      guard found.insert(name).inserted else { continue }
      guard base.count + fields.count < FieldTable.maximumFieldCount else {
        report(
          "\(owner) has more than \(FieldTable.maximumFieldCount) fields",
          at: key)
        isCutOff = true
        let names = entries.map { document.string(of: $0.key) }
        unreadKeys.formUnion(names.filter { $0 == name || !found.contains($0) })
        break
      }
      guard let field = field(name, description, path + [name]) else {
        unreadKeys.insert(name)
        fields.append(.faulty(name))
        continue
      }
      if document.member("requiredWhen", of: description) != nil {
        conditions.append((fields.count, description))
      }
      fields.append(field)
    }
    for (field, description) in conditions { addCondition(description, to: field, beside: base) }
  }

  // MARK: One field

  private mutating func field(
    _ key: String, _ description: ValueIndex, _ path: [String]
  ) -> Field? {
    guard document[description].kind == .dictionary,
      let word = document.settingsText("kind", of: description),
      let ownKind = OwnFieldKind.named(word),
      // Missing parts may be where the text is damaged, or under an unknown key.
      document.isRead(description, by: .fieldDescription)
    else { return nil }
    let count = diagnostics.count
    guard nesting <= FieldKind.maximumNesting else {
      report(
        "lists and groups are nested more than \(FieldKind.maximumNesting) deep", at: description)
      return nil
    }
    nesting += 1
    defer { nesting -= 1 }
    guard let kind = kind(ownKind, key, description, path) else { return nil }
    let constraints = constraints(ownKind, description, path)
    reportStrangers(ownKind, description)
    let isRequired = document.settingsFlag("required", of: description) ?? false
    let value = document.member("default", of: description)?.value
    let defaultValue = value.flatMap { self.defaultValue($0, kind, constraints) }
    if isRequired, let value {
      report("a field with a default value cannot be required", at: value)
    }
    if isRequired || value != nil, let condition = document.member("requiredWhen", of: description)
    {
      report(
        isRequired
          ? "the field is always required, so 'requiredWhen' has no effect"
          : "a field with a default value cannot be required", at: condition.key)
    }
    guard diagnostics.count == count else { return nil }
    let field = Field(
      key, kind, isRequired ? .required : .optional,
      document.settingsText("help", of: description) ?? Field.unwrittenHelp,
      defaultValue: defaultValue, constraints: constraints, isOwn: true)
    if let value { defaults.append(LocatedCatalog.DefaultValue(of: field, at: value - 1)) }
    return field
  }

  private mutating func kind(
    _ kind: OwnFieldKind, _ key: String, _ description: ValueIndex, _ path: [String]
  ) -> FieldKind? {
    switch kind.detail {
    case "values": return words(description).map(FieldKind.word)
    case "of": return element(key, description, path).map(FieldKind.list)
    case "fields":
      let entries = document.settingsMembers(of: "fields", in: description)
      let group = OwnFields(
        entries, in: document, at: path + ["fields"], beside: [], of: "the group",
        nestedIn: nesting)
      diagnostics += group.diagnostics
      defaults += group.defaults
      if entries.isEmpty {
        let written = document.member("fields", of: description)?.value
        // The structure check has reported a value of a wrong kind.
        if written.map({ document[$0].kind == .dictionary }) ?? true {
          report("a group has 'fields', and this one has none", at: written ?? description)
        }
        return nil
      }
      return group.isCutOff ? nil : .group(group.fields)
    case "to":
      let target = document.settingsText("to", of: description).flatMap(ReferenceTarget.init)
      return target.map(FieldKind.reference) ?? kind.values
    default: return kind.values
    }
  }

  private mutating func words(_ description: ValueIndex) -> [String]? {
    guard document.member("values", of: description) != nil else {
      report("a choice has 'values', and this one has none", at: description)
      return nil
    }
    // The structure check has reported an empty array, and a value of a wrong kind.
    guard let values = document.settingsTexts("values", of: description), !values.isEmpty else {
      return nil
    }
    var words: Set<String> = []
    for (word, value) in values {
      if word.isEmpty { report("a value of a choice is empty", at: value) }
      if !words.insert(word).inserted { report("'\(word)' appears twice in 'values'", at: value) }
    }
    return values.map(\.text)
  }

  /// The kind of a list's elements: a kind's word, or a description.
  ///
  /// An element has the list's key, which diagnostics use to name it.
  private mutating func element(
    _ key: String, _ description: ValueIndex, _ path: [String]
  ) -> Field? {
    guard let of = document.member("of", of: description)?.value else {
      report("a list has 'of', the kind of its elements, and this one has none", at: description)
      return nil
    }
    if document[of].kind == .dictionary {
      let wrong = StructureCheck.check(of, of: .dictionary(.fieldDescription), in: document)
      diagnostics += wrong
      guard !wrong.contains(where: { $0.severity == .error }) else { return nil }
      for key in ["required", "requiredWhen", "default"] {
        guard let member = document.member(key, of: of) else { continue }
        report("'\(key)' has no effect on the elements of a list", at: member.key)
        return nil
      }
      return field(key, of, path + ["of"])
    }
    let word = document[of].kind == .string ? document.string(of: of) : ""
    guard let kind = OwnFieldKind.named(word) else {
      report(
        "'of' must be a kind of field or a field's description", at: of,
        fixIts: document.suggestion(for: word, at: of, among: OwnFieldKind.all.map(\.word)))
      return nil
    }
    guard let values = kind.values else {
      report("'\(word)' needs a description: write a dictionary in place of the word", at: of)
      return nil
    }
    return Field(key, values, .optional, "", isOwn: true)
  }

  // MARK: What else is written

  /// Reports keys that only describe fields of another kind.
  private mutating func reportStrangers(_ kind: OwnFieldKind, _ description: ValueIndex) {
    for key in OwnFieldKind.all.compactMap(\.detail) where key != kind.detail {
      guard let value = document.member(key, of: description)?.value else { continue }
      report("'\(key)' has no effect on a field of kind '\(kind.word)'", at: value - 1)
    }
  }

  private mutating func defaultValue(
    _ value: ValueIndex, _ kind: FieldKind, _ constraints: FieldConstraints?
  ) -> FieldValue? {
    let wrong = StructureCheck.check(value, of: kind, named: "'default'", in: document)
    diagnostics += wrong
    guard wrong.isEmpty, let fieldValue = document.fieldValue(of: value, kind: kind) else {
      return nil
    }
    if let fault = document.fault(ofDefault: value, kind, constraints) {
      report(fault.message, at: fault.value)
    }
    return fieldValue
  }

  private mutating func addCondition(
    _ description: ValueIndex, to position: Int, beside base: [Field]
  ) {
    let conditions = document.settingsMembers(of: "requiredWhen", in: description)
    let others = base + fields
    let ownKey = fields[position].key
    // The scanner has reported the second of two equal keys.
    if Set(conditions.map { document.string(of: $0.key) }).count > 1 {
      report("'requiredWhen' names one field, and this one names several", at: conditions[1].key)
    }
    for (key, value) in conditions.prefix(1) {
      let name = document.string(of: key)
      guard !unreadKeys.contains(name) else { continue }
      guard name != ownKey else {
        report("'requiredWhen' of '\(name)' names the field itself", at: key)
        continue
      }
      guard let other = others.first(where: { $0.key == name }) else {
        report(
          "there is no field '\(name)'", at: key,
          fixIts: document.suggestion(for: name, at: key, among: others.map(\.key)))
        continue
      }
      let values =
        document[value].kind == .array ? Array(document.children(of: value)) : [value]
      if values.isEmpty { report("'requiredWhen' names no value of '\(name)'", at: value) }
      var wanted: [FieldValue] = []
      for value in values {
        diagnostics += StructureCheck.check(value, of: other.kind, named: "'\(name)'", in: document)
        if let value = document.fieldValue(of: value, kind: other.kind) { wanted.append(value) }
      }
      fields[position] = fields[position].required(when: name, is: wanted)
    }
  }

  mutating func report(
    _ message: String, at index: ValueIndex, range: SourceRange? = nil, fixIts: [FixIt] = []
  ) {
    diagnostics.append(
      .contentModel(message, at: index, range: range, in: document, fixIts: fixIts))
  }
}
