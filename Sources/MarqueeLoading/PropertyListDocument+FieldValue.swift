package import MarqueeDiagnostics
package import MarqueePropertyList
package import MarqueeScreen

extension PropertyListDocument {
  /// Returns the value of a field as an app gets it; `nil` if it is damaged or of the wrong kind.
  package func fieldValue(of index: ValueIndex, kind: FieldKind) -> FieldValue? {
    let value = self[index]
    guard !value.flags.contains(.isDamaged) else { return nil }
    switch (kind.storage, value.kind) {
    case (.integer, .integer), (.number, .integer), (.number, .real),
      (.numberOrText, .integer), (.numberOrText, .real), (.numberOrText, .string):
      return number(of: index).map(FieldValue.number)
    case (.boolean, .boolean): return .boolean(value.flags.contains(.isTrue))
    case (.strings, .array):
      return list(of: index, kind: .text)
    case (.list(let element), .array): return list(of: index, kind: element.kind)
    case (.group(let fields), .dictionary):
      var values: [String: FieldValue] = [:]
      for field in fields { values[field.key] = fieldValue(of: field, in: index) }
      return .group(values)
    case (.date, .date), (_, .string): return .text(string(of: index))
    default: return nil
    }
  }

  /// Returns the value of a field of a dictionary, or the default value of an absent one.
  func fieldValue(of field: Field, in index: ValueIndex) -> FieldValue? {
    guard let member = member(field.key, of: index) else { return field.defaultValue }
    return fieldValue(of: member.value, kind: field.kind)
  }

  private func list(of index: ValueIndex, kind: FieldKind) -> FieldValue? {
    var values: [FieldValue] = []
    for element in children(of: index) {
      guard let value = fieldValue(of: element, kind: kind) else { return nil }
      values.append(value)
    }
    return .list(values)
  }
}

extension PropertyListDocument {
  /// The number in a value; `nil` for anything else, and for a faulty one.
  package func number(of index: ValueIndex) -> DecimalNumber? {
    let value = self[index]
    guard !value.kind.isContainer, !value.flags.contains(.isDamaged) else { return nil }
    return NumberText.decimal(string(of: index), isHexadecimal: value.kind == .integer)
  }

  /// The place of a value; of a container, that of its opening tag.
  func shortPlace(of index: ValueIndex) -> Place {
    place(of: index, range: self[index].kind.isContainer ? openingTag(of: index) : nil)
  }

  /// The edit that removes a member of a dictionary with the white space before it.
  package func removal(ofKey key: ValueIndex) -> TextEdit {
    let text = source.text
    var start = Int(self[key].range.start)
    while start > 0, text[start - 1].isASCIISpace { start -= 1 }
    let end = self[key + 1].range.offsets.upperBound
    return TextEdit(SourceRange(start..<max(start, end)), replacement: [])
  }
}

extension PropertyListDocument {
  /// Visits the values inside an authored list or group, at any depth.
  ///
  /// - Parameter body: Receives the table of the part's field, the field's position in it, and the
  ///   value.
  func forEachPart(
    of value: ValueIndex, _ kind: FieldKind, _ body: ([Field], Int, ValueIndex) -> Void
  ) {
    let parts = kind.parts
    switch (kind.storage, self[value].kind) {
    case (.list, .array):
      for element in children(of: value) {
        body(parts, 0, element)
        forEachPart(of: element, parts[0].kind, body)
      }
    case (.group, .dictionary):
      for key in children(of: value) {
        guard let position = parts.firstIndex(where: { has(key, utf8: $0.keyUTF8) }) else {
          continue
        }
        body(parts, position, key + 1)
        forEachPart(of: key + 1, parts[position].kind, body)
      }
    default: break
    }
  }
}
