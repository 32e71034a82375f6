import MarqueeCatalog
import MarqueeDiagnostics
import MarqueePropertyList

extension StructureCheck {
  /// Checks the keys and values of a dictionary.
  ///
  /// - Parameters:
  ///   - canBeFollowed: Whether it is an item of a section that may have another after it.
  ///   - expected: An optional field that is expected here, so an unknown key may be its
  ///     misspelling.
  ///   - skipped: A key that is checked elsewhere.
  ///   - isElsewhere: Whether a field that is required may be absent, because another place has it.
  /// - Returns: Its known fields, as a range of the located catalog's.
  @discardableResult
  mutating func checkDictionary(
    _ index: ValueIndex, against table: FieldTable, canBeFollowed: Bool = false,
    expecting expected: Field? = nil, skipping skipped: String? = nil,
    isElsewhere: (Field) -> Bool = { _ in false }
  ) -> Range<Int> {
    let fields = table.fields
    let start = located.fields.count
    var found: UInt64 = 0
    var unknownKeys: [ValueIndex] = []
    for key in document.children(of: index) {
      guard let position = fields.position(ofKey: key, in: document) else {
        // A key that results from a syntax fault is not another fault.
        let isFaulty = document.isDamaged(key)
        if !isFaulty, skipped.map({ document.has(key, text: $0) }) != true {
          unknownKeys.append(key)
        }
        continue
      }
      // If a key appears twice, the first counts; the scanner has reported the second.
      guard found & (1 << UInt64(position)) == 0 else { continue }
      found |= 1 << UInt64(position)
      located.fields.append(LocatedField(position: UInt8(position), key: UInt32(key)))
    }
    let ownFields = start..<located.fields.count
    if !unknownKeys.isEmpty { takeAlias(of: index, fields, &unknownKeys, &found) }
    var missing = fields.indices.filter {
      found & (1 << UInt64($0)) == 0 && isRequired(fields[$0].presence, found, fields, in: index)
    }.map { fields[$0] }
    let choices = table.hasExactlyOneField ? fields.choices : []
    let chosen = choices.count { document.member($0.key, of: index) != nil }
    if chosen == 0 { missing += choices }
    if let expected, !missing.contains(expected) { missing.append(expected) }
    missing.removeAll(where: isElsewhere)
    if document.isDamaged(index) { missing = [] }
    // The keys may result from a syntax fault.
    if !unknownKeys.isEmpty, !document.isDamaged(index) {
      missing = reportUnknown(
        unknownKeys, in: index, table, found: found, missing: missing,
        canBeFollowed: canBeFollowed)
    }
    if table.hasExactlyOneField {
      if chosen > 1 || !missing.isEmpty { reportChoice(index, table, count: chosen) }
    } else if !missing.isEmpty {
      report(missing: missing.filter { $0 != expected }, in: index, table)
    }
    for position in ownFields {
      let value = Int(located.fields[position].key) + 1
      let field = fields[Int(located.fields[position].position)]
      if case .onlyWith(let keys) = field.presence,
        !keys.contains(where: { document.member($0, of: index) != nil })
      {
        report(
          .unknownKey, at: value - 1,
          "\(table.phrase) has '\(field.key)' only with \(EnglishList.names(keys, "or"))")
      }
      checkValue(value, of: field.kind, named: "'\(field.key)'")
    }
    return ownFields
  }

  private func isRequired(
    _ presence: Field.Presence, _ found: UInt64, _ fields: [Field], in index: ValueIndex
  ) -> Bool {
    switch presence {
    case .required: return true
    case .optional, .onlyWith: return false
    case .requiredUnless(let other):
      guard let position = fields.firstIndex(where: { $0.key == other }) else { return true }
      return found & (1 << UInt64(position)) == 0
    case .requiredWhen(let other, let values):
      guard let field = fields.first(where: { $0.key == other }) else { return false }
      return document.fieldValue(of: field, in: index).map(values.contains) ?? false
    }
  }

  /// Accepts `contentItems` as `contentItem`, its classic spelling.
  private mutating func takeAlias(
    of index: ValueIndex, _ fields: [Field], _ unknownKeys: inout [ValueIndex],
    _ found: inout UInt64
  ) {
    guard let position = fields.firstIndex(where: { $0.key == CatalogSection.itemsKey }),
      let alias = unknownKeys.firstIndex(where: {
        document.has($0, text: CatalogSection.itemsKeyAlias)
      })
    else { return }
    let key = unknownKeys.remove(at: alias)
    guard found & (1 << UInt64(position)) == 0 else {
      return report(
        .duplicateKey, at: key,
        "a section has both 'contentItem' and 'contentItems', and only one is read")
    }
    found |= 1 << UInt64(position)
    report(
      .unknownKey, severity: .note, at: key,
      "'contentItems' is read as 'contentItem', the classic spelling")
    checkValue(key + 1, of: fields[position].kind, named: "'contentItems'")
  }

  // MARK: Missing and unknown keys

  private mutating func report(missing: [Field], in index: ValueIndex, _ table: FieldTable) {
    // A key that cannot be read may be the missing one.
    guard !missing.isEmpty, !document.children(of: index).contains(where: document.isDamaged) else {
      return
    }
    let groups = Self.alternatives(in: missing)
    let written = groups.map { group in EnglishList.join(group.map(\.asWritten), "or") }
    report(
      .missingKey, at: index, range: document.openingTag(of: index),
      "\(table.phrase) has \(Self.absence(of: groups.map { $0.map(\.key) }))",
      notes: missing.count == 1 ? [Note("'\(missing[0].key)': \(missing[0].help)")] : [],
      fixIts: .advice("write \(EnglishList.join(written, "and"))"))
  }

  /// Absent fields, with those together of which one is enough.
  private static func alternatives(in missing: [Field]) -> [[Field]] {
    var groups: [[Field]] = []
    for field in missing {
      if case .requiredUnless(let other) = field.presence,
        let position = groups.firstIndex(where: { $0.contains { $0.key == other } })
      {
        groups[position].append(field)
      } else {
        groups.append([field])
      }
    }
    return groups
  }

  /// What a dictionary lacks, as in `no 'title' or 'caption', and neither 'imageLink' nor
  /// 'imageName'`.
  private static func absence(of groups: [[String]]) -> String {
    let single = groups.filter { $0.count == 1 }.flatMap(\.self)
    let parts =
      (single.isEmpty ? [] : ["no \(EnglishList.names(single, "or"))"])
      + groups.filter { $0.count > 1 }.map { "neither \(EnglishList.names($0, "nor"))" }
    return parts.joined(separator: parts.count == 2 && !single.isEmpty ? ", and " : " and ")
  }

  private mutating func reportChoice(_ index: ValueIndex, _ table: FieldTable, count: Int) {
    guard !document.isDamaged(index) else { return }
    let names = EnglishList.names(table.fields.choices.map(\.key), "or")
    report(
      count == 0 ? .missingKey : .unknownKey, at: index, range: document.openingTag(of: index),
      "\(table.phrase) must have exactly one of \(names)")
  }

  /// Reports the unknown keys of a dictionary.
  ///
  /// - Parameters:
  ///   - found: The fields that are present, as a set of positions.
  ///   - missing: The required fields that are absent.
  /// - Returns: The required fields that no key was meant to be.
  private mutating func reportUnknown(
    _ keys: [ValueIndex], in index: ValueIndex, _ table: FieldTable, found: UInt64,
    missing: [Field], canBeFollowed: Bool
  ) -> [Field] {
    let assignment = KeyAssignment(
      of: keys, to: table, found: found, missing: missing, in: document,
      contentModel.sectionTypes)
    let explaining = keys.filter { key in
      assignment.undecided?.key == key
        || assignment.matches[key].map { match in
          match.isAccepted && missing.contains(where: match.explains)
        } ?? false
    }
    for key in explaining {
      guard let match = assignment.matches[key] else {
        reportMisnamed(key, assignment.undecided?.fields ?? [], table)
        continue
      }
      reportMisnamed(key, [match.field], table, fixIts: [fixIt(for: key, match)])
      if match.field.key == CatalogSection.itemsKey { misnamedItems = (index, key + 1) }
    }
    // Faulty declarations of fields are reported in the settings.
    guard !contentModel.faulty.mayAddFields(to: table) else { return assignment.missing }
    let ignored = keys.filter { !explaining.contains($0) }
    var moved = canBeFollowed ? ignored.filter { isMovable($0, of: table) } : []
    var advice = advice(on: table, assignment)
    for key in ignored {
      if let inner = nestedTable(in: key, of: table) {
        let isFirst = key == moved.first
        reportNested(key, inner, in: index, table, moving: isFirst ? moved : [])
        if isFirst { moved = [] }
      } else {
        reportUnknown(key, table, assignment, advice: &advice)
      }
    }
    return assignment.missing
  }

  /// Reports a required key that is absent, at the key that was meant to be it.
  ///
  /// - Parameter meant: The field; several if any of them is enough.
  mutating func reportMisnamed(
    _ key: ValueIndex, _ meant: [Field], _ table: FieldTable, fixIts: [FixIt] = []
  ) {
    let names = EnglishList.names(meant.map(\.key), "or")
    report(
      .missingKey, at: key,
      "\(table.phrase) has no \(names), and '\(document.string(of: key))' is not a known key",
      fixIts: fixIts)
  }

  /// The fix-it that writes the key of the field that a wrong key was meant to be.
  func fixIt(for key: ValueIndex, _ match: KeyAssignment.Match) -> FixIt {
    document.writing(
      match.field.key, at: key,
      match.reason == .spelling && match.isAccepted ? .safe : .displayOnly)
  }

  /// The keys that a dictionary can also have, as advice for its first key without a suggestion.
  private func advice(on table: FieldTable, _ assignment: KeyAssignment) -> [FixIt] {
    // Few sections are numbered.
    let free = table.fields.filter { assignment.isFree($0) && $0 != .rank }.map(\.key)
    guard !free.isEmpty else { return [] }
    return .advice("\(table.phrase) can also have \(EnglishList.names(free, "or", atMost: 20))")
  }

  /// Reports a key that nothing reads.
  ///
  /// - Parameter advice: What can be written instead of a key without a suggestion; it is given
  ///   once.
  private mutating func reportUnknown(
    _ key: ValueIndex, _ table: FieldTable, _ assignment: KeyAssignment, advice: inout [FixIt]
  ) {
    let name = document.string(of: key)
    if let reason = table.reasonUnsupported(name) {
      return report(
        .unknownKey, severity: .warning, at: key,
        "'\(name)' of UIKit cannot be set in \(table.phrase)",
        notes: [Note(reason)], fixIts: .advice("remove it"))
    }
    // An app ignores an unknown key, but settings must be followed completely.
    let (severity, consequence): (Severity, String) =
      table.isOfSettings
      ? (.error, "this version does not know what the key asks for")
      : (.warning, "this key is ignored")
    var notes = [Note(consequence)]
    var fixIts: [FixIt] = []
    if let match = assignment.matches[key] {
      fixIts = [fixIt(for: key, match)]
      // What the key does as it is does not matter to those who meant another.
      if fixIts.contains(where: { $0.applicability == .safe }) { notes = [] }
    } else if let right = nearestKey(to: key, in: table.fields.map(\.key)),
      assignment.present.contains(right)
    {
      notes = [Note("\(consequence): '\(right)' is there already")]
    } else if let owner = contentModel.itemKind(withField: name), case .item = table {
      notes.append(Note("it is a field of the kind '\(owner)'"))
      fixIts = .advice(adviceOnItems(of: owner))
    } else {
      fixIts = advice
      advice = []
    }
    report(
      .unknownKey, severity: severity, at: key, "unknown key '\(name)' in \(table.phrase)",
      notes: notes, fixIts: fixIts)
  }

  /// What to write so that a section holds items of a kind.
  ///
  /// - Parameter look: The type that the section has; `nil` for any.
  func adviceOnItems(of kind: ItemKind, laidOutAs look: SectionType? = nil) -> String {
    let types = contentModel.sectionTypes.all.filter { $0.itemKind == kind }.map(\.name)
    return types.isEmpty
      ? "add a section type with 'items' = '\(kind)'"
        + (look.map { " and 'layout' = '\($0.lookType)'" } ?? "")
        + " to 'sectionTypes' in 'Marquee.plist'"
      : "write it in a section of type \(EnglishList.names(types, "or")), whose items are of that kind"
  }

  /// Returns the known key that an unknown one probably means.
  func nearestKey(to key: ValueIndex, in names: [String]) -> String? {
    Suggestion.nearest(to: document.string(of: key), among: names)
  }
}

extension KeyAssignment.Match {
  /// Whether a required field is absent because of the wrong key.
  fileprivate func explains(_ missing: Field) -> Bool {
    field == missing || missing.presence == .requiredUnless(field.key)
  }
}

extension [Field] {
  /// Returns the position of the field that a key names.
  ///
  /// Every key is looked up here, and copying a field would cost more than the comparison.
  fileprivate func position(ofKey key: ValueIndex, in document: PropertyListDocument) -> Int? {
    indices.first { document.has(key, utf8: self[$0].keyUTF8) }
  }
}
