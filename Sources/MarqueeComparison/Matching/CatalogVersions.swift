/// The two versions that are compared.
struct CatalogVersions: Sendable {
  let old: CatalogVersion
  let new: CatalogVersion
}
