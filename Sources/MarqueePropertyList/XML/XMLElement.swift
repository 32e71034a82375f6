import MarqueeDiagnostics

/// The elements of an XML property list.
enum XMLElement: String, CaseIterable, Sendable {
  // In the order in which `init?(packedName:)` tries them: the frequent ones first.
  case string
  case key
  case dict
  case array
  case integer
  case real
  case `true`
  case `false`
  case date
  case data
  case plist

  /// The value that an element stands for; `plist` is only a wrapper.
  var kind: ValueKind? {
    switch self {
    case .plist: nil
    case .dict: .dictionary
    case .array: .array
    case .key: .key
    case .string: .string
    case .integer: .integer
    case .real: .real
    case .true, .false: .boolean
    case .date: .date
    case .data: .data
    }
  }

  /// Whether the element holds other elements, not text.
  var isContainer: Bool { self == .plist || self == .dict || self == .array }

  /// Whether the element is a value, which `plist` and `key` are not.
  var isValue: Bool { self != .plist && self != .key }

  /// The element whose name has these bytes, as ``pack(_:)`` gives them; names are case sensitive.
  init?(packedName: UInt64) {
    guard let index = Self.packedNames.firstIndex(of: packedName) else { return nil }
    self = Self.allCases[index]
  }

  /// The bytes of a name in one integer, the last byte lowest; 0 for a name of more than 8 bytes.
  static func pack(_ name: some Collection<UInt8>) -> UInt64 {
    name.count > 8 ? 0 : name.reduce(0) { $0 << 8 | UInt64($1) }
  }

  private static let packedNames = allCases.map { pack($0.rawValue.utf8) }
}

extension XMLElement {
  /// The element that a misspelt name probably means.
  init?(misspelt name: String) {
    guard
      let nearest = Suggestion.nearest(to: name, among: Self.allCases.map(\.rawValue)),
      let element = XMLElement(rawValue: nearest)
    else { return nil }
    self = element
  }
}
