package import MarqueeCells
import MarqueeDiagnostics
package import MarqueeImages
package import MarqueeRendering
import MarqueeScreen

package struct ImageFile: Hashable, Sendable {
  package let path: String
  package let format: ImageFormat
  package let identity: FileIdentity
  package let facts: ImageFacts

  /// Makes a value for a valid file; `nil` for a faulty one.
  package init?(_ variant: ImageVariant, of set: ImageSet) {
    guard variant.file.kind == .regular, let info = variant.validInfo else { return nil }
    path = variant.file.path
    identity = variant.file.identity
    format = info.format
    let needed: ImageFormat.Support = set.origin == .loose ? .looseFiles : .assetCatalogs
    facts = ImageFacts(
      format: info.format.displayName, size: info.extent?.words, extent: info.extent?.lengths,
      isShownOnPhones: info.format.support.contains(needed)
        && info.coding?.isDecodedByPhones != false,
      isShownByBrowsers: info.format.mediaType != nil)
  }

  /// The data as a `data:` URI; `nil` if browsers cannot show the file.
  ///
  /// - Parameter bytes: The bytes of the file.
  package func dataURI(of bytes: [UInt8]) -> String? {
    format.mediaType.map { "data:\($0);base64,\(Base64.encode(bytes))" }
  }
}

extension ImageExtent {
  /// The size in words; `nil` for a vector image without one.
  fileprivate var words: String? {
    switch self {
    case .pixels(let size): "\(size.width) × \(size.height)"
    case .vector(let size?): "\(Self.text(size.width)) × \(Self.text(size.height)) pt"
    case .vector(nil): nil
    }
  }

  /// The width and height, in pixels or points; `nil` for a vector image without them.
  fileprivate var lengths: LayoutExtent? {
    switch self {
    case .pixels(let size): LayoutExtent(width: Double(size.width), height: Double(size.height))
    case .vector(let size): size.map { LayoutExtent(width: $0.width, height: $0.height) }
    }
  }

  private static func text(_ length: Double) -> String {
    Int(exactly: length.rounded()).map(String.init) ?? String(length)
  }
}

extension ImageSet {
  /// The file that a device shows, chosen in the same way as in the checks.
  ///
  /// - Parameters:
  ///   - idiom: The kind of device.
  ///   - scale: The device's scale, in pixels per point.
  ///   - appearance: The appearance; in dark mode, the dark image of an asset catalog is used if
  ///     there is one.
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
  /// Whether the files are for screens with this appearance and no special requirements.
  fileprivate func suits(_ appearance: Appearance) -> Bool {
    guard let slot = variants.first?.slot else { return false }
    let wanted: ImageAppearance.Luminosity = appearance == .dark ? .dark : .light
    return [nil, wanted].contains(slot.appearance.luminosity) && slot.appearance.contrast == nil
      && slot.locale == nil && slot.qualifiers.isEmpty
  }

  fileprivate var hasOwnLuminosity: Bool { variants.first?.slot.appearance.luminosity != nil }
}
