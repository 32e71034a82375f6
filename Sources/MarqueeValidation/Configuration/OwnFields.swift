import MarqueeCatalog
import MarqueeLoading
import MarqueeScreen

/// The fields that authors define for one dictionary, as described in `Marquee.plist`.
struct OwnFields {
  /// The fields in the order of the file; a faulty one accepts any value, so that screens are not
  /// blamed for it.
  private(set) var fields: [Field] = []
  private(set) var unreadKeys: Set<String>
  /// Whether there are more fields than a dictionary can have, so that the last ones are left out.
  private(set) var isCutOff = false
  let findings: SettingsFindings
  /// How many lists and groups enclose the field being read.
  private var nesting: Int

  /// Reads fields.
  ///
  /// - Parameters:
  ///   - entries: The keys of the fields, and their descriptions.
  ///   - base: The fields that the dictionary already has.
  ///   - taken: Further keys that no field may have.
  ///   - leftOut: The keys of the fields that `base` lacks because of a fault.
  ///   - owner: The owner of the fields, in an author's words: `a section`.
  ///   - nesting: How many lists and groups enclose the fields.
  init(
    _ entries: [Setting.Entry], beside base: [Field] = [], and taken: [String] = [],
    leftOut: Set<String> = [], of owner: String, nestedIn nesting: Int = 0,
    _ findings: SettingsFindings
  ) {
    unreadKeys = leftOut
    self.nesting = nesting
    self.findings = findings
    let taken = Set(taken).union(base.map(\.key))
    for (position, entry) in entries.enumerated() {
      guard !entry.name.isEmpty else {
        findings.report("a field has no key", at: entry.key)
        continue
      }
      guard !taken.contains(entry.name) else {
        findings.report("\(owner) has a field '\(entry.name)' already", at: entry.key)
        continue
      }
      guard base.count + fields.count < FieldTable.maximumFieldCount else {
        findings.report(
          "\(owner) has more than \(FieldTable.maximumFieldCount) fields", at: entry.key)
        isCutOff = true
        unreadKeys.formUnion(entries[position...].map(\.name))
        break
      }
      let field = field(entry.name, entry.value)
      if field == nil { unreadKeys.insert(entry.name) }
      fields.append(field ?? .faulty(entry.name))
    }
    for (position, field) in fields.enumerated() where !unreadKeys.contains(field.key) {
      guard let entry = entries.first(where: { $0.name == field.key }) else { continue }
      addCondition(entry.value, to: position, beside: base)
    }
  }

  // MARK: One field

  private mutating func field(_ key: String, _ description: Setting) -> Field? {
    guard let ownKind = description["kind"]?.text.flatMap(OwnFieldKind.named),
      // Missing parts may be where the text is damaged, or under an unknown key.
      description.isRead(by: .fieldDescription)
    else { return nil }
    let count = findings.diagnostics.count
    guard nesting <= FieldKind.maximumNesting else {
      findings.report(
        "lists and groups are nested more than \(FieldKind.maximumNesting) deep", at: description)
      return nil
    }
    nesting += 1
    defer { nesting -= 1 }
    guard let kind = kind(ownKind, key, description) else { return nil }
    for key in OwnFieldKind.allKeys where !ownKind.keys.contains(key) {
      guard let value = description[key] else { continue }
      findings.report("'\(key)' has no effect on a field of kind '\(ownKind.word)'", at: value.key)
    }
    let constraints = constraints(ownKind, description)
    let isRequired = description["required"]?.flag ?? false
    let value = description["default"]
    let defaultValue = value.flatMap { self.defaultValue($0, kind, constraints) }
    if isRequired, let value {
      findings.report("a field with a default value cannot be required", at: value)
    }
    if isRequired || value != nil, let condition = description["requiredWhen"] {
      findings.report(
        isRequired
          ? "the field is always required, so 'requiredWhen' has no effect"
          : "a field with a default value cannot be required", at: condition.key)
    }
    guard findings.diagnostics.count == count else { return nil }
    let field = Field(
      key, kind, isRequired ? .required : .optional,
      description["help"]?.text ?? Field.unwrittenHelp, defaultValue: defaultValue,
      constraints: constraints, isOwn: true)
    if let value {
      findings.defaults.append((field: field, key: value.key.index))
    }
    return field
  }

  private mutating func kind(
    _ kind: OwnFieldKind, _ key: String, _ description: Setting
  ) -> FieldKind? {
    switch kind.detail {
    case "values": return words(description).map(FieldKind.word)
    case "of": return element(key, description).map(FieldKind.list)
    case "fields":
      let entries = description.entries(of: "fields")
      let group = OwnFields(entries, of: "the group", nestedIn: nesting, findings)
      if entries.isEmpty {
        let written = description["fields"]
        // The structure check has reported a value of a wrong kind.
        if written?.isDictionary ?? true {
          findings.report("a group has 'fields', and this one has none", at: written ?? description)
        }
        return nil
      }
      return group.isCutOff ? nil : .group(group.fields)
    default:
      let target = description["to"]?.text.flatMap(ReferenceTarget.init)
      return kind.detail == "to" ? target.map(FieldKind.reference) ?? kind.values : kind.values
    }
  }

  private func words(_ description: Setting) -> [String]? {
    guard description["values"] != nil else {
      findings.report("a choice has 'values', and this one has none", at: description)
      return nil
    }
    // The structure check has reported an empty array, and a value of a wrong kind.
    let values = description.texts(of: "values")
    var words: Set<String> = []
    for (word, value) in values {
      if word.isEmpty { findings.report("a value of a choice is empty", at: value) }
      if !words.insert(word).inserted {
        findings.report("'\(word)' appears twice in 'values'", at: value)
      }
    }
    return values.isEmpty ? nil : values.map(\.text)
  }

  /// The kind of a list's elements: a kind's word, or a description.
  ///
  /// An element has the list's key, which diagnostics use to name it.
  private mutating func element(_ key: String, _ description: Setting) -> Field? {
    guard let of = description["of"] else {
      findings.report(
        "a list has 'of', the kind of its elements, and this one has none", at: description)
      return nil
    }
    guard !of.isDictionary else {
      for key in ["required", "requiredWhen", "default"] {
        guard let member = of[key] else { continue }
        findings.report("'\(key)' has no effect on the elements of a list", at: member.key)
        return nil
      }
      return field(key, of)
    }
    let word = of.text ?? ""
    guard let kind = OwnFieldKind.named(word) else {
      findings.reportUnknown(
        "kind", word, at: of, among: OwnFieldKind.all.map(\.word),
        message: "'of' must be a kind of field or a field's description")
      return nil
    }
    guard let values = kind.values else {
      findings.report(
        "'\(word)' needs a description: write a dictionary in place of the word", at: of)
      return nil
    }
    return Field(key, values, .optional, "", isOwn: true)
  }

  // MARK: What else is written

  private func defaultValue(
    _ setting: Setting, _ kind: FieldKind, _ constraints: FieldConstraints?
  ) -> FieldValue? {
    let wrong = StructureCheck.check(
      setting.index, of: kind, named: "'default'", in: setting.document)
    findings.diagnostics += wrong
    guard wrong.isEmpty, let value = setting.value(of: kind) else { return nil }
    if let fault = setting.fault(asDefault: value, kind, constraints) {
      findings.report(fault.message, at: fault.setting)
    }
    return value
  }

  private mutating func addCondition(
    _ description: Setting, to position: Int, beside base: [Field]
  ) {
    let conditions = description.entries(of: "requiredWhen")
    guard let condition = conditions.first else { return }
    if conditions.count > 1 {
      findings.report(
        "'requiredWhen' names one field, and this one names several", at: conditions[1].key)
    }
    let (name, value) = (condition.name, condition.value)
    guard !unreadKeys.contains(name) else { return }
    guard name != fields[position].key else {
      return findings.report(
        "'requiredWhen' of '\(name)' names the field itself", at: condition.key)
    }
    let others = base + fields
    guard let other = others.first(where: { $0.key == name }) else {
      return findings.reportUnknown(
        "field", name, at: condition.key, among: others.map(\.key),
        message: "there is no field '\(name)'")
    }
    let values = value.isArray ? value.elements : [value]
    if values.isEmpty { findings.report("'requiredWhen' names no value of '\(name)'", at: value) }
    for value in values {
      findings.diagnostics += StructureCheck.check(
        value.index, of: other.kind, named: "'\(name)'", in: value.document)
    }
    fields[position] = fields[position].required(
      when: name, is: values.compactMap { $0.value(of: other.kind) })
  }
}
