/// The two versions to compare.
struct CatalogVersions: Sendable {
  let old: CatalogVersion
  let new: CatalogVersion
}
