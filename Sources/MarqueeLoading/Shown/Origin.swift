package import MarqueeDiagnostics

/// Where what a screen shows is written.
package enum Origin: Hashable, Sendable {
  case written(Place)
  /// In an item of the library, which the screen names where it uses it.
  case library(Place, use: Place)
  /// In an item of the library that a query finds.
  case query(Place, use: Place)
  /// Nowhere in the item: its field has a default value.
  case byDefault(use: Place)

  /// Where an author changes it; a default value at the item that lacks a value of its own.
  package var place: Place {
    switch self {
    case .written(let place), .library(let place, _), .query(let place, _), .byDefault(let place):
      place
    }
  }

  /// Where the screen uses what is written elsewhere; `nil` for what it writes itself.
  package var use: Place? {
    switch self {
    case .written: nil
    case .library(_, let use), .query(_, let use), .byDefault(let use): use
    }
  }
}
