import MarqueeDiagnostics

enum XMLElement: String, CaseIterable, Sendable {
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

  /// The kind of the element's value; `plist` is only a wrapper.
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

  var isContainer: Bool { self == .plist || self == .dict || self == .array }

  var isValue: Bool { self != .plist && self != .key }

  /// Makes the element with a name, packed by ``pack(_:)``; names are case-sensitive.
  ///
  /// Every tag of a file is looked up here, so the packed names are literals.
  init?(packedName: UInt64) {
    switch packedName {
    case 0x1_7374_7269_6e67: self = .string
    case 0x16b_6579: self = .key
    case 0x1_6469_6374: self = .dict
    case 0x161_7272_6179: self = .array
    case 0x169_6e74_6567_6572: self = .integer
    case 0x1_7265_616c: self = .real
    case 0x1_7472_7565: self = .true
    case 0x166_616c_7365: self = .false
    case 0x1_6461_7465: self = .date
    case 0x1_6461_7461: self = .data
    case 0x170_6c69_7374: self = .plist
    default: return nil
    }
  }

  /// The longest name that ``pack(_:)`` accepts.
  static let maximumPackedCount = 7
  /// The packed form of no bytes, which precedes all others, so that a NUL counts too.
  static let packedStart: UInt64 = 1

  /// Packs the bytes of a name into one integer, the last byte lowest; 0 for a name that is too
  /// long.
  static func pack(_ name: some Collection<UInt8>) -> UInt64 {
    name.count > maximumPackedCount ? 0 : name.reduce(packedStart) { $0 << 8 | UInt64($1) }
  }
}

extension XMLElement {
  /// Makes the element that a misspelled name probably means.
  init?(misspelt name: String) {
    guard
      let nearest = Suggestion.nearest(to: name, among: Self.allCases.map(\.rawValue)),
      let element = XMLElement(rawValue: nearest)
    else { return nil }
    self = element
  }
}
