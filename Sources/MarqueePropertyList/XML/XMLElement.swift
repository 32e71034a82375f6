import MarqueeDiagnostics

/// The elements of an XML property list.
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
  ///
  /// Every tag of a file comes by here, so the packed names are written out.
  init?(packedName: UInt64) {
    switch packedName {
    case 0x7374_7269_6E67: self = .string
    case 0x6B_6579: self = .key
    case 0x6469_6374: self = .dict
    case 0x61_7272_6179: self = .array
    case 0x69_6E74_6567_6572: self = .integer
    case 0x7265_616C: self = .real
    case 0x7472_7565: self = .true
    case 0x66_616C_7365: self = .false
    case 0x6461_7465: self = .date
    case 0x6461_7461: self = .data
    case 0x70_6C69_7374: self = .plist
    default: return nil
    }
  }

  /// The bytes of a name in one integer, the last byte lowest; 0 for a name of more than 8 bytes.
  static func pack(_ name: some Collection<UInt8>) -> UInt64 {
    name.count > 8 ? 0 : name.reduce(0) { $0 << 8 | UInt64($1) }
  }
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
