import MarqueeCatalog
import MarqueeDiagnostics
import MarqueePropertyList

extension StructureCheck {
  /// The role of a dictionary in its container, as far as it matters for the dictionary's content.
  enum Host {
    /// An item of a section; in some sections no further item may follow it.
    case item(canBeFollowed: Bool)
    /// Anything else.
    case other
  }

  /// Checks the keys and values of a dictionary.
  ///
  /// - Parameters:
  ///   - expected: An optional field that is expected here, so an unknown key may be its
  ///     misspelling.
  ///   - skipped: A key that is checked elsewhere.
  ///   - isPart: Whether the other fields are elsewhere, so that no key is required.
  /// - Returns: Its known fields, as a range of the located catalog's.
  @discardableResult
  mutating func checkDictionary(
    _ index: ValueIndex, against table: FieldTable, host: Host = .other,
    expecting expected: Field? = nil, skipping skipped: String? = nil, isPart: Bool = false
  ) -> Range<Int> {
    let fields = table.fields
    let start = located.fields.count
    var found: UInt64 = 0
    var unknownKeys: [ValueIndex] = []
    for key in document.children(of: index) {
      guard let position = fields.position(ofKey: key, in: document) else {
        // A key that results from a syntax fault is not another fault.
        let isFaulty = document[key].flags.contains(.isDamaged)
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
    var missing = missingFields(found, of: fields, in: index)
    if table.hasExactlyOneField, found == 0 { missing = fields }
    if let expected, !missing.contains(expected) { missing.append(expected) }
    if isPart || document[index].flags.contains(.isDamaged) { missing = [] }
    // The keys may result from a syntax fault.
    if !unknownKeys.isEmpty, !document[index].flags.contains(.isDamaged) {
      let missingBefore = missing
      unknownKeys = reportMisnamed(&missing, unknownKeys, in: index, table)
      let claimed = missingBefore.filter { !missing.contains($0) }.map(\.key)
      reportUnknown(unknownKeys, in: index, table, host, claimed: claimed)
    }
    if table.hasExactlyOneField {
      if found.nonzeroBitCount > 1 || !missing.isEmpty {
        reportChoice(index, table, count: found.nonzeroBitCount)
      }
    } else if !missing.isEmpty {
      report(missing: missing.filter { $0 != expected }, in: index, table)
    }
    for position in ownFields {
      let value = Int(located.fields[position].key) + 1
      let field = Int(located.fields[position].position)
      checkValue(value, of: fields[field].kind, named: "'\(fields[field].key)'")
    }
    return ownFields
  }

  /// Returns the required fields that were not found.
  private func missingFields(
    _ found: UInt64, of fields: [Field], in index: ValueIndex
  ) -> [Field] {
    var missing: [Field] = []
    for position in fields.indices where found & (1 << UInt64(position)) == 0 {
      if isRequired(fields[position].presence, found, fields, in: index) {
        missing.append(fields[position])
      }
    }
    return missing
  }

  private func isRequired(
    _ presence: Field.Presence, _ found: UInt64, _ fields: [Field], in index: ValueIndex
  ) -> Bool {
    switch presence {
    case .required: return true
    case .optional: return false
    case .requiredUnless(let other):
      guard let position = fields.firstIndex(where: { $0.key == other }) else { return true }
      return found & (1 << UInt64(position)) == 0
    case .requiredWhen(let other, let values):
      guard let field = fields.first(where: { $0.key == other }) else { return false }
      let written = document.member(other, of: index).map {
        document.fieldValue(of: $0.value, kind: field.kind)
      }
      return (written ?? field.defaultValue).map(values.contains) ?? false
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

  /// Reports each required key that is merely misspelled, at the wrong name.
  ///
  /// - Parameter missing: The required keys that are absent; those reported are removed.
  /// - Returns: The unknown keys that are left.
  private mutating func reportMisnamed(
    _ missing: inout [Field], _ unknownKeys: [ValueIndex], in index: ValueIndex,
    _ table: FieldTable
  ) -> [ValueIndex] {
    // A field can be missing because its alternative is misspelled.
    let wanted = missing + missing.compactMap { field in standIn(for: field, in: table) }
    let isOnlyPair =
      unknownKeys.count == 1
      && missing.first.map { alternatives(to: $0, in: missing, table) == missing } == true
    return unknownKeys.filter { key in
      let nearest = nearestKey(to: key, in: wanted.map(\.key))
      guard
        let field = wanted.first(where: { $0.key == nearest })
          ?? (isOnlyPair ? missing.first { accepts($0.kind, key + 1) } : nil),
        accepts(field.kind, key + 1)
      else { return true }
      let alternatives = alternatives(to: field, in: missing, table)
      guard !alternatives.isEmpty else { return true }
      missing.removeAll { alternatives.contains($0) }
      let meant = nearest == nil ? alternatives : [field]
      let names = EnglishList.names(meant.map(\.key), "or")
      report(
        .missingKey, at: key,
        "\(table.phrase) has no \(names), and '\(document.string(of: key))' is not a known key",
        fixIts: meant.count > 1
          ? []
          : [
            FixIt(
              "write \(names)", applicability: nearest == nil ? .displayOnly : .safe,
              edits: [replacement(of: key, by: field.key)])
          ])
      return false
    }
  }

  /// Returns the field of a table that makes another one unnecessary; `nil` if there is none.
  private func standIn(for field: Field, in table: FieldTable) -> Field? {
    guard case .requiredUnless(let key) = field.presence else { return nil }
    return table.fields.first { $0.key == key }
  }

  /// Returns a missing field and the fields that could replace it.
  private func alternatives(
    to field: Field, in missing: [Field], _ table: FieldTable
  ) -> [Field] {
    missing.filter {
      $0 == field || table.hasExactlyOneField || $0.presence == .requiredUnless(field.key)
    }
  }

  private mutating func report(missing: [Field], in index: ValueIndex, _ table: FieldTable) {
    guard !missing.isEmpty else { return }
    // List alternatives together, as in "'a' or 'b'".
    var names: [String] = []
    for field in missing {
      if case .requiredUnless(let other) = field.presence,
        let position = names.firstIndex(of: "'\(other)'")
      {
        names[position] += " or '\(field.key)'"
      } else {
        names.append("'\(field.key)'")
      }
    }
    let list = EnglishList.join(names, "and", atMost: EnglishList.maximumNameCount)
    report(
      .missingKey, at: document.openingTag(of: index), of: index, "\(table.phrase) has no \(list)",
      notes: missing.count == 1 ? [Note("'\(missing[0].key)': \(missing[0].help)")] : [])
  }

  private mutating func reportChoice(_ index: ValueIndex, _ table: FieldTable, count: Int) {
    guard !document[index].flags.contains(.isDamaged) else { return }
    let names = EnglishList.names(table.fields.map(\.key), "or")
    report(
      count == 0 ? .missingKey : .unknownKey, severity: .error, at: document.openingTag(of: index),
      of: index,
      "\(table.phrase) must have exactly one of \(names)")
  }

  private mutating func reportUnknown(
    _ keys: [ValueIndex], in index: ValueIndex, _ table: FieldTable, _ host: Host,
    claimed: [String]
  ) {
    // Faulty declarations of fields are reported in the settings.
    guard !keys.isEmpty, !contentModel.faulty.mayAddFields(to: table) else { return }
    var moved = keys.filter { isMovable($0, of: table, host) }
    // Compute this once for all keys, because there may be many unknown ones.
    var free = table.fields.map(\.key).filter {
      document.member($0, of: index) == nil && !claimed.contains($0)
    }
    for key in keys {
      if let inner = nestedTable(in: key, of: table) {
        let isFirst = key == moved.first
        reportNested(key, inner, in: index, table, moving: isFirst ? moved : [])
        if isFirst { moved = [] }
      } else {
        reportUnknown(key, in: table, free: &free)
      }
    }
  }

  /// - Parameter free: The table's keys that the dictionary lacks and that no fix-it writes; this
  ///   function removes the one that it suggests.
  private mutating func reportUnknown(
    _ key: ValueIndex, in table: FieldTable, free: inout [String]
  ) {
    let name = document.string(of: key)
    if let reason = table.reasonUnsupported(name) {
      return report(
        .unknownKey, severity: .warning, at: key,
        "'\(name)' of UIKit cannot be set in \(table.phrase)",
        notes: [Note(reason)], fixIts: [FixIt("remove it", applicability: .displayOnly)])
    }
    let suggestion = nearestKey(to: key, in: table.fields.map(\.key))
    let message = "unknown key '\(name)' in \(table.phrase)"
    // An app ignores an unknown key, but settings must be followed completely.
    let (severity, consequence): (Severity, String) =
      table.isOfSettings
      ? (.error, "this version does not know what the key asks for")
      : (.warning, "this key is ignored")
    guard let suggestion, let position = free.firstIndex(of: suggestion) else {
      // If the suggested key is present, the fix-it would only make a duplicate.
      let reason = suggestion.map { "\(consequence): '\($0)' is there already" }
      return report(
        .unknownKey, severity: severity, at: key, message, notes: [Note(reason ?? consequence)])
    }
    free.remove(at: position)
    let fits =
      table.fields.first { $0.key == suggestion }.map { accepts($0.kind, key + 1) } ?? false
    report(
      .unknownKey, severity: severity, at: key, message, notes: [Note(consequence)],
      fixIts: [
        FixIt(
          "write '\(suggestion)'", applicability: fits ? .safe : .displayOnly,
          edits: [replacement(of: key, by: suggestion)])
      ])
  }

  /// Returns the known key that an unknown one probably means.
  func nearestKey(to key: ValueIndex, in names: [String]) -> String? {
    Suggestion.nearest(to: document.string(of: key), among: names)
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
