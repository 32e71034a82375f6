package import MarqueeCompiler

extension CodeModel {
  /// Describes the code for a content folder.
  ///
  /// - Complexity: O(*n*) in the fields and names.
  package init(_ outline: ContentOutline) {
    let names = CodeNames.names(
      for: outline.itemKinds.map(\.name), as: .type, reserved: ReservedNames.topTypes,
      suffix: "Item")
    kinds = zip(outline.itemKinds, names).map { RecordType($0, named: $1) }
    constants = Self.constants(outline)
  }

  private static func constants(_ outline: ContentOutline) -> [ConstantGroup] {
    let screens = outline.screens
    let names = CodeNames.names(
      for: screens.map(\.name), as: .type, reserved: ReservedNames.types, suffix: "Screen")
    func groups(_ texts: (ContentOutline.Screen) -> [String]) -> [ConstantGroup] {
      zip(screens, names).compactMap { screen, name in
        let constants = constants(texts(screen))
        guard !constants.isEmpty else { return nil }
        return ConstantGroup(
          name: name, help: "Of the screen '\(screen.name)'.", constants: constants)
      }
    }
    return [
      ConstantGroup(
        name: "Screens", help: "The names of the screens.",
        constants: constants(screens.map(\.name))
      ),
      ConstantGroup(
        name: "Sections", help: "The identifiers that authors gave to sections.",
        groups: groups(\.sections)),
      ConstantGroup(name: "Layouts", help: "The names of layouts.", groups: groups(\.layouts)),
      ConstantGroup(
        name: "Images", help: "The names of the images.", constants: constants(outline.images)),
    ].filter { !$0.constants.isEmpty || !$0.groups.isEmpty }
  }

  private static func constants(_ texts: [String]) -> [Constant] {
    zip(CodeNames.names(for: texts, as: .member, reserved: ReservedNames.constants), texts)
      .map { Constant(name: $0, text: $1) }
  }
}

extension CodeModel.RecordType {
  fileprivate init(_ kind: ItemKind, named name: String) {
    self.init(
      name: name, help: "An item of the kind '\(kind.name)'.",
      fields: kind.fields + kind.derivedFields, inside: [])
  }

  private init(name: String, help: String, fields: [Field], inside outer: Set<String>) {
    let enclosing = outer.union([name.lowercased()])
    let known = fields.filter { $0.kind.memberType(named: "") != nil }
    let names = CodeNames.names(
      for: known.map(\.key), as: .member, reserved: ReservedNames.fields)
    let typed = known.filter { $0.kind.nestedKind != nil }
    let memberNames = Set(names)
    let typeNames = CodeNames.names(
      for: typed.map(\.key), as: .type, reserved: ReservedNames.types.union(enclosing),
      suffix: "Value"
    )
    // In a script without capitals, a type would have the member's name.
    .map { memberNames.contains($0) ? $0 + "_" : $0 }
    let typeNamesByKey = Dictionary(first: zip(typed.map(\.key), typeNames))
    self.name = name
    self.help = help
    isIdentifiable = fields.contains(.id)
    members = zip(known, names).compactMap { field, name in
      field.kind.memberType(named: typeNamesByKey[field.key] ?? "").map {
        CodeModel.Member(
          name: name, key: field.key, type: $0,
          isOptional: !field.isFilledIn && field != .id, help: field.helpForApps)
      }
    }
    nestedTypes = zip(typed, typeNames).compactMap { field, name in
      switch field.kind.nestedKind?.storage {
      case .word(let words):
        let names = CodeNames.names(for: words, as: .member, reserved: ReservedNames.words)
        return .choice(
          CodeModel.ConstantGroup(
            name: name, help: "What '\(field.key)' can be.",
            constants: zip(names, words).map { CodeModel.Constant(name: $0, text: $1) }))
      case .group(let fields):
        return .record(
          CodeModel.RecordType(
            name: name, help: "What is in '\(field.key)'.", fields: fields, inside: enclosing))
      default: return nil
      }
    }
  }
}

extension Field {
  /// The field's help for app developers; empty if the authors gave none.
  fileprivate var helpForApps: String {
    // An identifier is always filled in.
    self == .id
      ? "The author's name for the item, or a derived one; unique among the items of the screen."
      : help == Field.unwrittenHelp ? "" : help
  }
}

extension FieldKind {
  /// The type of a member; `nil` for a field that no item has.
  ///
  /// - Parameter name: The name of the member's own type, if it needs one.
  fileprivate func memberType(named name: String) -> String? {
    switch storage {
    case .string: "String"
    case .integer: "Int"
    case .number, .numberOrText: "Decimal"
    case .boolean: "Bool"
    case .date: "Date"
    case .strings: "[String]"
    case .word, .group: name
    case .list(let element): element.kind.memberType(named: name).map { "[\($0)]" }
    case .dictionary, .array, .anything, .map: nil
    }
  }

  /// The kind that needs its own type: a choice or a group, also as a list's element.
  fileprivate var nestedKind: FieldKind? {
    switch storage {
    case .word, .group: self
    case .list(let element): element.kind.nestedKind
    default: nil
    }
  }
}
