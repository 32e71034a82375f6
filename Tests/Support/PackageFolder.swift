package import Foundation

/// The folder of the package, derived from the path of this file.
package enum PackageFolder {
  package static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The package's own screens, whose texts no test depends on.
  package static let content = url.appending(path: "Content").path

  /// A small catalog with a library, settings, both forms of images and most layouts, for tests
  /// that need one and may name its texts.
  package static let sample = url.appending(path: "Tests/Support/Fixtures/Sample")

  /// A screen that uses every field.
  package static let everything = url.appending(
    path: "Tests/Support/Fixtures/Everything.plist")
}
