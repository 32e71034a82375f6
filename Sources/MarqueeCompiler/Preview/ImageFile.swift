package import MarqueeCells
package import MarqueeImages
package import MarqueeRendering
import MarqueeSupport

/// A file of an image that an app shows.
package struct ImageFile: Hashable, Sendable {
  /// The path of the file.
  package let path: String
  /// What the file is.
  package let format: ImageFormat
  /// What distinguishes one state of the file from another.
  package let identity: FileIdentity
  /// What there is to say of it.
  package let facts: ImageFacts

  /// Takes a file without faults.
  init?(_ variant: ImageVariant, of set: ImageSet) {
    guard variant.file.kind == .regular, let info = variant.soundInfo else { return nil }
    path = variant.file.path
    identity = variant.file.identity
    format = info.format
    let needed: ImageFormat.Support = set.origin == .loose ? .looseFiles : .assetCatalogs
    facts = ImageFacts(
      format: info.format.displayName, size: info.extent.words,
      isShownOnPhones: info.format.support.contains(needed)
        && info.coding?.isDecodedByPhones != false,
      isShownByBrowsers: info.format.mediaType != nil)
  }

  /// The bytes as `data:`, in a format that browsers show: all of the file, or a small image inside it.
  ///
  /// - Parameter bytes: The bytes of the file.
  /// - Returns: `nil` for a file that no browser shows and that holds no small image.
  package func dataURI(of bytes: [UInt8]) -> String? {
    if let mediaType = format.mediaType {
      return "data:\(mediaType);base64,\(Base64.encode(bytes))"
    }
    return EmbeddedThumbnail.jpeg(in: bytes).map { "data:image/jpeg;base64,\(Base64.encode($0))" }
  }
}

extension ImageExtent {
  /// The size as people write it; `nil` for an image of shapes that names none.
  fileprivate var words: String? {
    switch self {
    case .pixels(let size): "\(size.width) × \(size.height)"
    case .vector(let size?): "\(Self.text(size.width)) × \(Self.text(size.height)) pt"
    case .vector(nil): nil
    }
  }

  private static func text(_ length: Double) -> String {
    Int(exactly: length.rounded()).map(String.init) ?? String(length)
  }
}

extension ImageSet {
  /// The file that a device shows, as the checks have resolved it.
  ///
  /// - Parameters:
  ///   - idiom: The kind of device.
  ///   - scale: Pixels per point of the device.
  ///   - appearance: Dark screens show the dark image of an asset catalog where it has one.
  /// - Returns: `nil` if an app would show nothing.
  package func file(
    for idiom: ImageIdiom, scale: Double, in appearance: Appearance
  ) -> ImageFile? {
    let groups = groups(for: idiom).filter { $0.suits(appearance) }
    let group = groups.first(where: \.hasOwnLuminosity) ?? groups.first
    return group?.pick(forScale: scale).flatMap { ImageFile($0, of: self) }
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
