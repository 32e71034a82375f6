/// A file format of images.
///
/// Each is in the file of its reader, which has a line in ``ImageInspection``'s list of readers.
package struct ImageFormat: Sendable {
  /// The name, by which an inspection is kept: `png`.
  package let name: String
  /// The extensions of its files in lower case, the usual one first.
  package let fileExtensions: [String]
  /// The name as people write it: `JPEG`, `WebP`.
  package let displayName: String
  /// What a browser calls it; `nil` for a format that browsers do not show.
  package let mediaType: String?
  /// Who shows such a file.
  package let support: Support

  /// Who shows a file of a format.
  package struct Support: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    /// iOS decodes it as a loose file.
    package static let looseFiles = Support(rawValue: 1)
    /// Xcode compiles it in an image set.
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
  /// Formats are distinguished by name.
  package static func == (left: ImageFormat, right: ImageFormat) -> Bool {
    left.name == right.name
  }

  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension ImageFormat: CaseIterable, CustomStringConvertible {
  /// All formats, in the order in which they are tried.
  package static let allCases = ImageInspection.readers.flatMap { $0.formats }

  /// The name.
  package var description: String { name }

  /// The format with a name; `nil` if there is none.
  package init?(name: String) {
    guard let format = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// The format that an extension promises, in any case; `nil` for an extension of no image.
  package init?(fileExtension: String) {
    let lowercased = fileExtension.lowercased()
    guard let format = Self.allCases.first(where: { $0.fileExtensions.contains(lowercased) })
    else { return nil }
    self = format
  }
}
