/// What changed for the viewer between two versions of a catalog's screens.
///
/// Sections and items are recognized by their own identifiers first, then by what they show. So an
/// edit is an edit, and not something that went and something else that came. What has kept its
/// order has not moved, however many others came before it.
///
/// What no viewer sees is no change: the order of keys, white space of the file, identifiers, layouts
/// that no section uses.
package struct CatalogDiff: Hashable, Sendable {
  /// The screens that are not the same: those of the new version in its order, then removed ones.
  package let screens: [ScreenDiff]

  /// Whether the viewer sees the same.
  package var isEmpty: Bool { screens.isEmpty }

  /// Compares two versions.
  ///
  /// - Complexity: O(*n* log *n*) in the sections and items of both.
  package init(
    from old: [NamedScreen], to new: [NamedScreen], pairing: ScreenPairing = .byName
  ) {
    let versions = CatalogVersions(old: CatalogVersion(old), new: CatalogVersion(new))
    let match = CatalogMatch(versions, pairing: pairing)
    screens = DiffMaking(versions, match, pairing).screens
  }
}
