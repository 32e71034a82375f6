package enum ScreenPairing: Hashable, Sendable {
  /// Screens with equal names first, then those with much content in common.
  case byName
  /// The only screen of each catalog, whatever its name is.
  case onlyOnes
}
