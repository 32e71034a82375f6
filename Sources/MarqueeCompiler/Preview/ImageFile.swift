package import MarqueeCells
package import MarqueeImages
import MarqueeRendering

/// A file of an image that a preview can show.
package struct ImageFile: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// What a browser calls the format.
  package let mediaType: String
  /// What distinguishes one state of the file from another.
  package let identity: FileIdentity

  /// Takes a file without faults in a format that browsers show.
  init?(_ variant: ImageVariant) {
    guard variant.file.kind == .regular, let format = variant.soundInfo?.format,
      let mediaType = format.mediaType
    else { return nil }
    path = variant.file.path
    identity = variant.file.identity
    self.mediaType = mediaType
  }
}

extension ImageSet {
  /// The file that a device shows, as the checks have resolved it.
  ///
  /// - Parameters:
  ///   - idiom: The kind of device.
  ///   - scale: Pixels per point of the device.
  ///   - appearance: Dark screens show the dark image of an asset catalog where it has one.
  /// - Returns: `nil` if an app would show nothing, and for a format that no browser shows.
  package func file(
    for idiom: ImageIdiom, scale: Double, in appearance: Appearance
  ) -> ImageFile? {
    let groups = groups(for: idiom).filter { $0.suits(appearance) }
    let group = groups.first(where: \.hasOwnLuminosity) ?? groups.first
    return group?.pick(forScale: scale).flatMap(ImageFile.init)
  }
}

extension ImageVariantGroup {
  /// Whether the files are for screens of an appearance that ask for nothing special.
  fileprivate func suits(_ appearance: Appearance) -> Bool {
    guard let slot = variants.first?.slot else { return false }
    let wanted: ImageAppearance.Luminosity = appearance == .dark ? .dark : .light
    return [nil, wanted].contains(slot.appearance.luminosity) && slot.appearance.contrast == nil
      && slot.locale == nil && slot.qualifiers.isEmpty
  }

  fileprivate var hasOwnLuminosity: Bool { variants.first?.slot.appearance.luminosity != nil }
}
