struct GeneralCategories: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let all = GeneralCategories(rawValue: 1 << UInt32(names.count) - 1)
  /// The categories that words consist of: letters, marks, decimal digits and connectors such as
  /// `_`.
  static let ofWords: GeneralCategories = ["L", "M", "Nd", "Pc"].reduce(into: []) { set, name in
    set.formUnion(GeneralCategories(named: name) ?? [])
  }

  /// Unicode's names, in the order of the bits.
  private static let names: [String] = [
    "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe", "Pi",
    "Pf", "Po", "Sm", "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Cs", "Co", "Cn",
  ]

  /// Makes a set from a two-letter name, or from a first letter, which means all categories that
  /// begin with it; `nil` for any other name.
  init?(named name: String) {
    var bits: UInt32 = 0
    for (bit, full) in Self.names.enumerated() where full == name || String(full.prefix(1)) == name
    {
      bits |= 1 << UInt32(bit)
    }
    guard bits != 0 else { return nil }
    self.init(rawValue: bits)
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(of scalar: Unicode.Scalar) {
    rawValue = 1 << Self.bit(of: scalar.properties.generalCategory)
  }

  var complement: GeneralCategories { Self.all.subtracting(self) }

  private static func bit(of category: Unicode.GeneralCategory) -> UInt32 {
    switch category {
    case .uppercaseLetter: 0
    case .lowercaseLetter: 1
    case .titlecaseLetter: 2
    case .modifierLetter: 3
    case .otherLetter: 4
    case .nonspacingMark: 5
    case .spacingMark: 6
    case .enclosingMark: 7
    case .decimalNumber: 8
    case .letterNumber: 9
    case .otherNumber: 10
    case .connectorPunctuation: 11
    case .dashPunctuation: 12
    case .openPunctuation: 13
    case .closePunctuation: 14
    case .initialPunctuation: 15
    case .finalPunctuation: 16
    case .otherPunctuation: 17
    case .mathSymbol: 18
    case .currencySymbol: 19
    case .modifierSymbol: 20
    case .otherSymbol: 21
    case .spaceSeparator: 22
    case .lineSeparator: 23
    case .paragraphSeparator: 24
    case .control: 25
    case .format: 26
    case .surrogate: 27
    case .privateUse: 28
    case .unassigned: 29
    // A category of a later Unicode version has no name here; treat it as unassigned.
    @unknown default: 29
    }
  }
}
