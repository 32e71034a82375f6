/// An image file format.
///
/// Each is defined in the file of its reader, which must be in ``ImageInspection``'s list of
/// readers.
package struct ImageFormat: Sendable {
  /// The name, under which inspections are stored: `png`.
  package let name: String
  /// The file extensions in lower case, the usual one first.
  package let fileExtensions: [String]
  /// The display name: `JPEG`, `WebP`.
  package let displayName: String
  /// The media type for browsers; `nil` for a format that browsers do not show.
  package let mediaType: String?
  /// The ways in which such a file can be used.
  package let support: Support

  /// The ways in which a file of a format can be used.
  package struct Support: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let looseFiles = Support(rawValue: 1)
    package static let assetCatalogs = Support(rawValue: 2)
  }

  init(
    _ name: String, extensions: [String], displayName: String? = nil, mediaType: String?,
    support: Support
  ) {
    self.name = name
    fileExtensions = extensions
    self.displayName = displayName ?? name.uppercased()
    self.mediaType = mediaType
    self.support = support
  }
}

extension ImageFormat: Hashable {
  package static func == (left: ImageFormat, right: ImageFormat) -> Bool {
    left.name == right.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ImageFormat: CaseIterable, CustomStringConvertible {
  /// All formats, in the order in which they are tried.
  package static let allCases = ImageInspection.readers.flatMap { $0.formats }

  package var description: String { name }

  /// Finds the format with a name; `nil` if there is none.
  package init?(name: String) {
    guard let format = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// Finds the format with a file extension, in any case; `nil` if there is none.
  package init?(fileExtension: String) {
    let lowercased = fileExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.fileExtensions.contains(lowercased) })
    else { return nil }
    self = format
  }
}
