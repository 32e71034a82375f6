import MarqueeDiagnostics
import MarqueePropertyList
import MarqueeScreen

/// What the values of a key have in common, so that one kind of field can hold them all.
indirect enum FieldShape: Hashable, Sendable {
  /// Nothing is known: all values are empty.
  case empty
  case text
  /// Integers of at most 64 bits.
  case integer
  case decimal
  case boolean
  case date
  case list(FieldShape)
  /// The keys in the order in which they are first seen.
  case group([GroupMember])

  /// A key of a group with what its values have in common.
  struct GroupMember: Hashable, Sendable {
    let key: String
    var shape: FieldShape
  }

  /// What some values have in common.
  ///
  /// - Parameters:
  ///   - values: Values of one key.
  ///   - depth: How many lists and groups are around them.
  ///   - diagnostics: Receives an error for a value that no field can hold.
  /// - Complexity: O(*n*) in the values inside; recurses as deep as they are nested.
  init(
    of values: some Sequence<ImportedValue>, depth: Int = 0, _ diagnostics: inout [Diagnostic]
  ) {
    var scalar: FieldShape?
    var elements: [ImportedValue] = []
    var isList = false
    var groups: [ImportedValue] = []
    for value in values where !value.isEmpty {
      switch value.kind {
      case .null, .data: continue
      case .text: scalar = .text
      case .boolean: scalar = Self.common(scalar, .boolean)
      case .date: scalar = Self.common(scalar, .date)
      case .number(let number):
        scalar = Self.common(scalar, Int(number.text) == nil ? .decimal : .integer)
      case .list(let list):
        isList = true
        elements += list
      case .group: groups.append(value)
      }
      if value.kind.isContainer, depth >= Self.maximumDepth {
        diagnostics.append(
          Diagnostic(
            rule: .propertyListNesting, severity: .error,
            message: "lists and groups are nested more than \(Self.maximumDepth) deep",
            place: value.place))
        self = .empty
        return
      }
    }
    if isList {
      // A value next to lists becomes a list of one.
      elements += values.filter { !$0.isEmpty && $0.list == nil }
      let element = FieldShape(of: elements, depth: depth + 1, &diagnostics)
      self = element == .empty ? .empty : .list(element)
    } else if scalar == nil, !groups.isEmpty {
      self = Self.group(of: groups, depth, &diagnostics)
    } else {
      self = scalar ?? .empty
    }
  }

  /// One less than what a field can hold, for the section or item around it.
  private static let maximumDepth = FieldKind.maximumNesting - 1

  private static func common(_ left: FieldShape?, _ right: FieldShape) -> FieldShape {
    guard let left, left != right else { return right }
    return [left, right].allSatisfy { $0 == .integer || $0 == .decimal } ? .decimal : .text
  }

  private static func group(
    of groups: [ImportedValue], _ depth: Int, _ diagnostics: inout [Diagnostic]
  ) -> FieldShape {
    let members = KeyedValues(groups.lazy.compactMap(\.group).joined())
    if members.all.count > FieldLimit.inGroup {
      diagnostics.append(FieldLimit.diagnostic(FieldLimit.inGroup, "a group", members))
      return .empty
    }
    let shapes = members.all.map { member in
      GroupMember(
        key: member.key,
        shape: FieldShape(of: member.values, depth: depth + 1, &diagnostics))
    }
    let known = shapes.filter { $0.shape != .empty && !$0.key.isEmpty }
    return known.isEmpty ? .empty : .group(known)
  }

  /// The kind's word and what else describes it in `Marquee.plist`.
  var description: [PropertyListValue.Member] {
    let kind = PropertyListValue.Member("kind", .text(word))
    switch self {
    case .empty, .text, .integer, .decimal, .boolean, .date: return [kind]
    case .list(let element):
      let isPlain = element.description.count == 1
      return [kind, .init("of", isPlain ? .text(element.word) : .group(element.description))]
    case .group(let members):
      return [
        kind,
        .init(
          "fields",
          .group(members.map { PropertyListValue.Member($0.key, .group($0.shape.description)) })),
      ]
    }
  }

  /// The word of the kind.
  var word: String {
    switch self {
    case .empty, .text: "text"
    case .integer: "integer"
    case .decimal: "decimal"
    case .boolean: "boolean"
    case .date: "date"
    case .list: "list"
    case .group: "group"
    }
  }

  // MARK: Values

  /// A value as the field holds it.
  ///
  /// - Parameter leftOut: Receives what the field cannot hold.
  /// - Returns: `nil` if nothing of the value can be held.
  func value(of value: ImportedValue, _ leftOut: inout [LeftOutValue]) -> PropertyListValue? {
    if let reason = reason(againstHolding: value) {
      leftOut.append(LeftOutValue(value, reason))
      return nil
    }
    switch self {
    case .list(let element):
      return .list((value.list ?? [value]).compactMap { element.value(of: $0, &leftOut) })
    case .group(let members):
      return .group(
        (value.group ?? []).compactMap { member in
          let shape = members.first { $0.key == member.key }?.shape ?? .empty
          return shape.value(of: member.value, &leftOut).map { .init(member.key, $0) }
        })
    case .empty, .text, .integer, .decimal, .boolean, .date:
      return scalar(value)
    }
  }

  /// Whether a field of this shape can hold a value.
  func holds(_ value: ImportedValue) -> Bool { reason(againstHolding: value) == nil }

  private func reason(againstHolding value: ImportedValue) -> LeftOutValue.Reason? {
    if value.isEmpty { return .empty }
    if case .data = value.kind { return .data }
    switch self {
    case .empty: return value.kind.isContainer ? .empty : .otherForm
    case .list: return value.group == nil || isListOfGroups ? nil : .otherForm
    case .group: return value.group == nil ? .otherForm : nil
    case .text, .integer, .decimal, .boolean, .date:
      return value.scalarText == nil ? .otherForm : nil
    }
  }

  private var isListOfGroups: Bool {
    if case .list(.group) = self { true } else { false }
  }

  private func scalar(_ value: ImportedValue) -> PropertyListValue? {
    guard let text = value.scalarText else { return nil }
    switch self {
    case .integer: return .integer(text)
    // The author's digits are kept, also those of an integer.
    case .decimal: return Int(text) == nil ? .real(text) : .integer(text)
    case .boolean: return .boolean(text == "true")
    case .date: return .date(text)
    case .empty, .text, .list, .group: return .text(text)
    }
  }
}

extension ImportedValue.Kind {
  /// Whether it contains other values.
  var isContainer: Bool {
    switch self {
    case .list, .group: true
    case .null, .boolean, .number, .text, .date, .data: false
    }
  }
}
