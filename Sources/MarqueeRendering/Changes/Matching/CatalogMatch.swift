/// The corresponding screens, sections and items of two versions.
struct CatalogMatch: Sendable {
  let screens: OneToOne
  let sections: OneToOne
  let items: OneToOne

  /// Matches two versions.
  init(_ versions: CatalogVersions, pairing: ScreenPairing) {
    screens = ScreenMatching(versions).match(pairing)
    sections = SectionMatching(versions, screens).match()
    items = ItemMatching(versions, screens, sections).match()
  }
}
