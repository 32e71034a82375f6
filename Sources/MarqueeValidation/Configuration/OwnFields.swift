import MarqueeCatalog
import MarqueeDiagnostics
import MarqueeLoading
import MarqueePropertyList
import MarqueeSupport

/// The fields of the authors' own for one dictionary, as `Marquee.plist` describes them.
struct OwnFields {
  /// The fields in the order of the file, without those that are faulty.
  private(set) var fields: [Field] = []
  /// The keys of those that are faulty.
  private(set) var unreadKeys: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  private let document: PropertyListDocument
  private let path: [String]

  /// Reads fields.
  ///
  /// - Parameters:
  ///   - entries: The keys of the fields, and their descriptions.
  ///   - path: The keys that lead to the dictionary of these fields, from the root.
  ///   - taken: The keys that the dictionary has anyhow.
  ///   - owner: What has the fields, in an author's words: `a section`.
  init(
    _ entries: [(key: ValueIndex, value: ValueIndex)], in document: PropertyListDocument,
    at path: [String], beside taken: [String], of owner: String
  ) {
    self.document = document
    self.path = path
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
      guard let field = field(name, description, path + [name]) else {
        unreadKeys.append(name)
        continue
      }
      // Of two equal keys the first counts; the scanner has reported the second.
      guard !fields.contains(where: { $0.key == name }) else { continue }
      if document.member("requiredWhen", of: description) != nil {
        conditions.append((fields.count, description))
      }
      fields.append(field)
    }
    for (field, description) in conditions { addCondition(description, to: field) }
  }

  // MARK: One field

  private mutating func field(
    _ key: String, _ description: ValueIndex, _ path: [String]
  ) -> Field? {
    guard document[description].kind == .dictionary,
      let word = document.settingsText("kind", of: description),
      let ownKind = OwnFieldKind(rawValue: word)
    else { return nil }
    let count = diagnostics.count
    guard let kind = kind(ownKind, key, description, path) else { return nil }
    let constraints = constraints(ownKind, description, path)
    reportStrangers(ownKind, description)
    let isRequired = document.settingsFlag("required", of: description) ?? false
    let value = document.member("default", of: description)?.value
    let defaultValue = value.flatMap { self.defaultValue($0, kind, constraints) }
    if isRequired, let value {
      report("a field with a default value cannot be required", at: value)
    }
    guard diagnostics.count == count else { return nil }
    return Field(
      key, kind, isRequired ? .required : .optional,
      document.settingsText("help", of: description) ?? Field.unwrittenHelp,
      defaultValue: defaultValue, constraints: constraints)
  }

  private mutating func kind(
    _ kind: OwnFieldKind, _ key: String, _ description: ValueIndex, _ path: [String]
  ) -> FieldKind? {
    switch kind {
    case .text: return .text
    case .integer: return .integer(atLeast: nil)
    case .decimal: return .decimal
    case .boolean: return .boolean
    case .date: return .date
    case .link: return .destination
    case .image: return .imageName
    case .color: return .color
    case .choice: return words(description).map(FieldKind.word)
    case .list: return element(key, description, path).map(FieldKind.list)
    case .group:
      let entries = document.settingsMembers(of: "fields", in: description)
      let group = OwnFields(
        entries, in: document, at: path + ["fields"], beside: [], of: "the group")
      diagnostics += group.diagnostics
      if entries.isEmpty {
        report("a group has 'fields', and this one has none", at: description)
        return nil
      }
      return .group(group.fields)
    case .reference:
      return .reference(
        document.settingsText("to", of: description).flatMap(ReferenceTarget.init) ?? .item)
    }
  }

  /// The words of a choice.
  private mutating func words(_ description: ValueIndex) -> [String]? {
    guard let values = document.settingsTexts("values", of: description), !values.isEmpty else {
      report("a choice has 'values', and this one has none", at: description)
      return nil
    }
    var words: Set<String> = []
    for (word, value) in values {
      if word.isEmpty { report("a value of a choice is empty", at: value) }
      if !words.insert(word).inserted { report("'\(word)' appears twice in 'values'", at: value) }
    }
    return values.map(\.text)
  }

  /// What the elements of a list are: a kind's word, or a description.
  ///
  /// An element has the list's key, by which diagnostics name it.
  private mutating func element(
    _ key: String, _ description: ValueIndex, _ path: [String]
  ) -> Field? {
    guard let of = document.member("of", of: description)?.value else {
      report("a list has 'of', the kind of its elements, and this one has none", at: description)
      return nil
    }
    if document[of].kind == .dictionary {
      diagnostics += StructureCheck.check(
        of, of: .dictionary(.fieldDescription), in: document)
      return field(key, of, path + ["of"])
    }
    let word = document[of].kind == .string ? document.string(of: of) : ""
    switch OwnFieldKind(rawValue: word) {
    case .choice?, .list?, .group?:
      report("'\(word)' needs a description: write a dictionary in place of the word", at: of)
      return nil
    case let kind?: return self.kind(kind, key, of, path).map { Field(key, $0, .optional, "") }
    case nil:
      diagnostics.append(
        .contentModel(
          "'of' must be a kind of field or a field's description", at: of, in: document,
          fixIts: document.suggestion(
            for: word, at: of, among: OwnFieldKind.allCases.map(\.rawValue))))
      return nil
    }
  }

  // MARK: Constraints

  private mutating func constraints(
    _ kind: OwnFieldKind, _ description: ValueIndex, _ path: [String]
  ) -> FieldConstraints? {
    var constraints = FieldConstraints(path: path)
    for name in FieldConstraints.Name.allCases {
      guard let value = document.member(name.rawValue, of: description)?.value else { continue }
      guard kind.constraints.contains(name) else {
        report(
          "'\(name.rawValue)' means nothing for a field of kind '\(kind.rawValue)'", at: value - 1)
        continue
      }
      guard name != .pattern else {
        constraints.pattern = pattern(value)
        continue
      }
      if let fault = constraints.set(name, to: value, in: document) { report(fault, at: value) }
    }
    for (least, greatest) in constraints.contradictions {
      guard let value = document.member(greatest.rawValue, of: description)?.value else { continue }
      report("'\(greatest.rawValue)' is less than '\(least.rawValue)'", at: value)
    }
    return constraints == FieldConstraints(path: path) ? nil : constraints
  }

  /// A regular expression; a fault in it is reported where it is.
  private mutating func pattern(_ value: ValueIndex) -> TextPattern? {
    guard let text = AuthoredText(ofString: value, in: document) else { return nil }
    do throws(PatternFault) {
      return try TextPattern(document.string(of: value))
    } catch {
      diagnostics.append(
        .contentModel(
          error.message, at: value, range: text.sourceRange(of: error.range), in: document))
      return nil
    }
  }

  /// Reports what describes a field of another kind.
  private mutating func reportStrangers(_ kind: OwnFieldKind, _ description: ValueIndex) {
    let owners: [(String, OwnFieldKind)] = [
      ("values", .choice), ("of", .list), ("fields", .group), ("to", .reference),
    ]
    for (key, owner) in owners where owner != kind {
      guard let value = document.member(key, of: description)?.value else { continue }
      report("'\(key)' means nothing for a field of kind '\(kind.rawValue)'", at: value - 1)
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
    for violation in constraints?.violations(of: fieldValue) ?? [] {
      report("the default value is against '\(violation.constraint.rawValue)'", at: value)
    }
    return fieldValue
  }

  /// Adds the values of other fields with which a field is required.
  private mutating func addCondition(_ description: ValueIndex, to position: Int) {
    let conditions = document.settingsMembers(of: "requiredWhen", in: description)
    if conditions.count > 1 {
      report("'requiredWhen' names one field, and this one names several", at: conditions[1].key)
    }
    for (key, value) in conditions.prefix(1) {
      let name = document.string(of: key)
      guard let other = fields.first(where: { $0.key == name }) else {
        if !unreadKeys.contains(name) {
          diagnostics.append(
            .contentModel(
              "there is no field '\(name)'", at: key, in: document,
              fixIts: document.suggestion(for: name, at: key, among: fields.map(\.key))))
        }
        continue
      }
      let values =
        document[value].kind == .array ? Array(document.children(of: value)) : [value]
      var wanted: [FieldValue] = []
      for value in values {
        diagnostics += StructureCheck.check(value, of: other.kind, named: "'\(name)'", in: document)
        if let value = document.fieldValue(of: value, kind: other.kind) { wanted.append(value) }
      }
      fields[position] = fields[position].required(when: name, is: wanted)
    }
  }

  private mutating func report(_ message: String, at index: ValueIndex) {
    diagnostics.append(.contentModel(message, at: index, in: document))
  }
}

extension FieldConstraints {
  /// Sets a constraint to a value of the settings.
  ///
  /// - Returns: What is wrong with the value; `nil` if nothing is, or the structure check has said it.
  fileprivate mutating func set(
    _ name: Name, to value: ValueIndex, in document: PropertyListDocument
  ) -> String? {
    switch name {
    case .minLength: return set(\.minLength, name, to: value, in: document)
    case .maxLength: return set(\.maxLength, name, to: value, in: document)
    case .minCount: return set(\.minCount, name, to: value, in: document)
    case .maxCount: return set(\.maxCount, name, to: value, in: document)
    case .digits: return set(\.digits, name, to: value, in: document)
    case .minimum: minimum = document.fieldValue(of: value, kind: .decimal)?.number
    case .maximum: maximum = document.fieldValue(of: value, kind: .decimal)?.number
    case .unique:
      isUnique = document.fieldValue(of: value, kind: .boolean)?.boolean ?? false
    case .pattern: break
    case .schemes:
      guard let list = document.fieldValue(of: value, kind: .texts)?.list else { return nil }
      schemes = list.compactMap { $0.text?.lowercased() }
    }
    return nil
  }

  private mutating func set(
    _ path: WritableKeyPath<FieldConstraints, Int?>, _ name: Name, to value: ValueIndex,
    in document: PropertyListDocument
  ) -> String? {
    guard let integer = document.fieldValue(of: value, kind: .integer(atLeast: nil))?.integer else {
      return nil
    }
    guard integer >= 0 else { return "'\(name.rawValue)' must be 0 or more" }
    self[keyPath: path] = integer
    return nil
  }

  /// The limits that leave no value between them.
  fileprivate var contradictions: [(least: Name, greatest: Name)] {
    var found: [(Name, Name)] = []
    if let minLength, let maxLength, maxLength < minLength {
      found.append((.minLength, .maxLength))
    }
    if let minCount, let maxCount, maxCount < minCount { found.append((.minCount, .maxCount)) }
    if let minimum, let maximum, maximum < minimum { found.append((.minimum, .maximum)) }
    return found
  }
}
