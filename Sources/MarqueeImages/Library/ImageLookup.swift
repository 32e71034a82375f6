/// How an app finds a loose file by the name that an author writes.
///
/// The sets of asset catalogs are found by their names in either way.
package enum ImageLookup: String, Hashable, Sendable, CaseIterable {
  /// As `UIImage(named:)` does: a PNG file without its extension, any other file with it.
  case uiKit
  /// Any file without its extension, for an app that looks for files itself.
  case files

  /// The name that leads to a file.
  package func name(of file: ImageFileName) -> String {
    guard self == .uiKit, let fileExtension = file.fileExtension,
      fileExtension != Self.bareExtension
    else { return file.name }
    return "\(file.name).\(fileExtension)"
  }

  /// The one extension that UIKit adds by itself; on a phone `PNG` is another one.
  private static let bareExtension = "png"
}
