package import MarqueeScreen

/// What changed for the viewer between two versions of a catalog's screens.
///
/// Sections and items are recognized first by their own identifiers, then by what they show. So an
/// edit is reported as an edit, and not as a removal and an addition. What has kept its order has
/// not moved, however much was added before it.
///
/// Invisible differences are not reported: the order of keys, white space in the file, identifiers,
/// layouts that no section uses. What cannot be read because of an error is compared as text.
package struct CatalogDiff: Hashable, Sendable {
  /// The screens that differ: those of the new version in its order, then removed ones.
  package let screens: [ScreenDiff]
  package let unread: [UnreadChange]

  /// The fields, parts of cells and values of the theme that are declared differently.
  package let declarations: [DeclarationChange]

  package var isEmpty: Bool {
    screens.isEmpty && unread.isEmpty && !declarations.contains(where: \.isVisible)
  }

  /// Compares two versions.
  ///
  /// - Parameters:
  ///   - files: The other files of each version that could not be read.
  ///   - themes: The look of the apps' cells in each version.
  ///   - redrawnImages: The names of images whose files differ.
  /// - Complexity: O(*n* log *n*) in the sections and items of both.
  package init(
    from old: [NamedScreen], to new: [NamedScreen], pairing: ScreenPairing = .byName,
    files: (old: [UnreadPart], new: [UnreadPart]) = ([], []),
    themes: (old: Theme, new: Theme) = (Theme(), Theme()), redrawnImages: Set<String> = []
  ) {
    screens =
      DiffMaking(
        from: CatalogVersion(old), to: CatalogVersion(new), pairing, redrawnImages: redrawnImages
      ).screens
    declarations =
      DeclarationChange.changes(from: old, to: new)
      + DeclarationChange.changes(from: themes.old, to: themes.new)
    unread = UnreadChange.changes(from: files.old, to: files.new)
  }
}
