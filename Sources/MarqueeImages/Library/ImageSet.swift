package import MarqueeDiagnostics

/// All files that an app finds under one name.
package struct ImageSet: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    case loose
    /// A set of an asset catalog, described by this `Contents.json`.
    case assetCatalog(contents: String)
  }

  /// The name by which an app requests the image, including namespaces: `Posters/poster1`.
  package let name: String
  package let origin: Origin
  /// The files, sorted by path; a set in a catalog may have none.
  package let variants: [ImageVariant]
  /// Whether a vector image stays sharp at any size, and is not rendered once at its natural size.
  package let preservesVector: Bool
  /// Whether a reported fault of its description may be the reason why it has no files.
  package let isBroken: Bool
  /// The groups that phones and tablets pick from, computed once because every screen that shows
  /// the image asks for them on each device.
  private let groupsOfDevices: [ImageIdiom: [ImageVariantGroup]]

  /// Makes an image of its files.
  ///
  /// - Parameter variants: The files, sorted by path.
  /// - Complexity: O(*n* log *n*) in the files.
  package init(
    name: String, origin: Origin, variants: [ImageVariant], preservesVector: Bool,
    isBroken: Bool = false
  ) {
    self.name = name
    self.origin = origin
    self.variants = variants
    self.preservesVector = preservesVector
    self.isBroken = isBroken
    groupsOfDevices = [
      .phone: ImageVariantGroup.all(of: variants, for: .phone),
      .pad: ImageVariantGroup.all(of: variants, for: .pad),
    ]
  }

  /// Returns the groups of files that a kind of device picks from, in the order of their files: one
  /// for each appearance, language and so on.
  ///
  /// Files for this kind of device replace those for all devices.
  package func groups(for idiom: ImageIdiom) -> [ImageVariantGroup] {
    groupsOfDevices[idiom] ?? ImageVariantGroup.all(of: variants, for: idiom)
  }

  /// The place that represents the set: its `Contents.json`, or the first of its files.
  package var place: Place {
    switch origin {
    case .assetCatalog(let contents): Place(file: contents)
    case .loose: Place(file: variants.first?.file.path ?? name)
    }
  }
}
