/// An image file format.
///
/// Each is defined in the file of its reader, which ``ImageInspection`` must list.
package struct ImageFormat: Hashable, Sendable {
  /// The name, under which inspections are stored: `png`.
  package let name: String
  /// The file extensions in lower case, the usual one first.
  package let fileExtensions: [String]
  /// The display name: `JPEG`, `WebP`.
  package let displayName: String
  /// The media type for browsers; `nil` for a format that browsers do not show.
  package let mediaType: String?
  /// The ways in which such a file can be used.
  package let support: Set<Support>

  /// A way in which a file of a format can be used.
  package enum Support: Sendable {
    case looseFiles
    case assetCatalogs
  }
}

extension ImageFormat: CaseIterable, CustomStringConvertible {
  /// All formats, in the order in which they are tried.
  package static let allCases = ImageInspection.readers.flatMap { $0.formats }

  package var description: String { name }

  /// Finds the format with a file extension, in any case; `nil` if there is none.
  package init?(fileExtension: String) {
    let lowercased = fileExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.fileExtensions.contains(lowercased) })
    else { return nil }
    self = format
  }
}
