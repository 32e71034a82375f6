/// The way in which an app finds a loose file by the name that an author writes.
///
/// Sets in asset catalogs are found by their names with either lookup.
package enum ImageLookup: String, Hashable, Sendable, CaseIterable {
  /// Like `UIImage(named:)`: a PNG without its extension, any other file with it.
  case uiKit
  /// Without its extension for any file, in an app that searches for files itself.
  case files

  package func name(of file: ImageFileName) -> String {
    guard self == .uiKit, let fileExtension = file.fileExtension,
      fileExtension != Self.bareExtension
    else { return file.name }
    return "\(file.name).\(fileExtension)"
  }

  /// The only extension that UIKit adds itself; on a phone `PNG` is a different one.
  private static let bareExtension = "png"
}
