struct GeneralCategories: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let all = GeneralCategories(rawValue: 1 << UInt32(names.count) - 1)
  /// The categories of words: letters, marks, decimal digits and connectors such as `_`.
  static let ofWords: GeneralCategories = ["L", "M", "Nd", "Pc"].reduce(into: []) { set, name in
    set.formUnion(GeneralCategories(named: name) ?? [])
  }

  /// Unicode's names, in the order of the bits.
  private static let names: [(name: String, category: Unicode.GeneralCategory)] = [
    ("Lu", .uppercaseLetter), ("Ll", .lowercaseLetter), ("Lt", .titlecaseLetter),
    ("Lm", .modifierLetter), ("Lo", .otherLetter), ("Mn", .nonspacingMark), ("Mc", .spacingMark),
    ("Me", .enclosingMark), ("Nd", .decimalNumber), ("Nl", .letterNumber), ("No", .otherNumber),
    ("Pc", .connectorPunctuation), ("Pd", .dashPunctuation), ("Ps", .openPunctuation),
    ("Pe", .closePunctuation), ("Pi", .initialPunctuation), ("Pf", .finalPunctuation),
    ("Po", .otherPunctuation), ("Sm", .mathSymbol), ("Sc", .currencySymbol),
    ("Sk", .modifierSymbol), ("So", .otherSymbol), ("Zs", .spaceSeparator), ("Zl", .lineSeparator),
    ("Zp", .paragraphSeparator), ("Cc", .control), ("Cf", .format), ("Cs", .surrogate),
    ("Co", .privateUse), ("Cn", .unassigned),
  ]

  private static let bits = Dictionary(
    names.enumerated().map { ($1.category, UInt32($0)) }, uniquingKeysWith: { first, _ in first })

  /// Makes a set from a two-letter name, or from a first letter, which means all categories that
  /// begin with it; `nil` for any other name.
  init?(named name: String) {
    var bits: UInt32 = 0
    for (bit, (full, _)) in Self.names.enumerated()
    where [full, String(full.prefix(1))].contains(name) {
      bits |= 1 << UInt32(bit)
    }
    guard bits != 0 else { return nil }
    self.init(rawValue: bits)
  }

  init(rawValue: UInt32) { self.rawValue = rawValue }

  init(of scalar: Unicode.Scalar) {
    // A category of a later Unicode version has no name here; treat it as unassigned.
    rawValue = 1 << (Self.bits[scalar.properties.generalCategory] ?? UInt32(Self.names.count - 1))
  }

  var complement: GeneralCategories { Self.all.subtracting(self) }
}
