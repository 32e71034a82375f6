package import Foundation

/// The folder of the package, derived from the path of this file.
package enum PackageFolder {
  package static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The package's own screens.
  package static let content = url.appending(path: "Content").path

  /// A screen that uses every field.
  package static let everything = url.appending(
    path: "Tests/Support/Fixtures/Everything.plist")
}
