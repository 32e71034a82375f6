extension Language {
  /// Whether its texts are read from the right: as its script is, or else as the language usually.
  package var isReadFromRight: Bool {
    script.map(Self.scriptsFromRight.contains) ?? Self.codesFromRight.contains(code)
  }

  private static let scriptsFromRight: Set = [
    "Adlm", "Arab", "Aran", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa",
  ]
  private static let codesFromRight: Set = [
    "ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi",
  ]
}
