import MarqueeScreen

extension ImportedList.Item {
  /// Whether an item is one of a built-in kind: it has the required fields and no others.
  func fits(_ kind: ItemKind) -> Bool {
    let fields = kind.fields
    let fit = members.allSatisfy { member in
      member.value.isEmpty
        || fields.first { $0.key == member.key }.map { member.value.fits($0.kind) } ?? false
    }
    return fit
      && fields.allSatisfy { field in
        switch field.presence {
        case .required: has(field.key)
        case .requiredUnless(let other): has(field.key) || has(other)
        case .optional, .requiredWhen: true
        }
      }
  }

  private func has(_ key: String) -> Bool { members[key].map { !$0.isEmpty } ?? false }
}

extension ImportedValue {
  /// Whether a field of a built-in kind accepts the value.
  fileprivate func fits(_ kind: FieldKind) -> Bool {
    switch kind.storage {
    case .string: text != nil
    case .word(let words): text.map(words.contains) ?? false
    case .integer(let minimum):
      number.flatMap { Int($0.text) }.map { $0 >= minimum ?? Int.min } ?? false
    case .number, .numberOrText: number != nil
    case .boolean: if case .boolean = self.kind { true } else { false }
    case .strings:
      list.map { !$0.isEmpty && $0.allSatisfy { $0.text != nil && !$0.isEmpty } } ?? false
    case .date, .list, .group, .dictionary, .array, .map, .anything: false
    }
  }
}
