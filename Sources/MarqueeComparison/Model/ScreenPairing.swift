/// Which screens of two catalogs are versions of each other.
package enum ScreenPairing: Hashable, Sendable {
  /// Those of one name, and then those that hold much of the same.
  case byName
  /// The only one of each, whatever their names are.
  case onlyOnes
}
