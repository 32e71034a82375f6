/// A file format of images.
package enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  /// Portable Network Graphics, also in the variant that Xcode makes for apps (CgBI).
  case png
  /// JPEG, baseline or progressive.
  case jpeg
  /// Graphics Interchange Format.
  case gif
  /// WebP, lossy, lossless or extended.
  case webp
  /// High Efficiency Image File with any coding but AV1.
  case heic
  /// AV1 Image File.
  case avif
  /// Tagged Image File, also with 64-bit offsets.
  case tiff
  /// Windows bitmap.
  case bmp
  /// Windows icon.
  case ico
  /// Scalable Vector Graphics.
  case svg
  /// Portable Document.
  case pdf

  /// The extensions of its files in lower case, the usual one first.
  package var fileExtensions: [String] {
    switch self {
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg", "jpe", "jfif"]
    case .gif: ["gif"]
    case .webp: ["webp"]
    case .heic: ["heic", "heif", "hif"]
    case .avif: ["avif"]
    case .tiff: ["tiff", "tif"]
    case .bmp: ["bmp", "dib"]
    case .ico: ["ico"]
    case .svg: ["svg"]
    case .pdf: ["pdf"]
    }
  }

  /// The name as people write it: `JPEG`, `WebP`.
  package var displayName: String {
    self == .webp ? "WebP" : rawValue.uppercased()
  }

  /// The format that an extension promises, in any case; `nil` for an extension of no image.
  package init?(fileExtension: String) {
    let lowercased = fileExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.fileExtensions.contains(lowercased) })
    else { return nil }
    self = format
  }
}
