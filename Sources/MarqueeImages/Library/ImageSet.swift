package import MarqueeDiagnostics

/// All files that an app finds under one name.
package struct ImageSet: Hashable, Sendable {
  /// Where the files come from.
  package enum Origin: Hashable, Sendable {
    /// Files of their own in a folder.
    case loose
    /// A set of an asset catalog, described by this `Contents.json`.
    case assetCatalog(contents: String)
  }

  /// The name by which an app asks for the image, namespaces included: `Posters/poster1`.
  package let name: String
  /// Where the files come from.
  package let origin: Origin
  /// The files, sorted by path; a set of a catalog may have none.
  package let variants: [ImageVariant]
  /// Whether a vector image stays one at any size, and is not drawn once at its natural size.
  package let preservesVector: Bool
  /// Whether a fault of its description, which is reported there, may be why it has no file.
  package var isBroken = false

  /// Where the set itself is spoken of: its `Contents.json`, or the first of its files.
  package var place: Place {
    switch origin {
    case .assetCatalog(let contents): Place(file: contents)
    case .loose: Place(file: variants.first?.file.path ?? name)
    }
  }
}
