import Foundation
import TestSupport

/// A catalog as an author has it, without a mistake, which tests edit.
enum AuthorCatalog: String, Sendable {
  case film = "Film"
  case courses = "Courses"
  case list = "List"
  case ranks = "Ranks"
  case own = "Own"
  case library = "Library"
  case layouts = "Layouts"
  case posterLayouts = "PosterLayouts"
  case assets = "Assets"
  case languages = "Languages"
  case gallery = "Gallery"

  /// The name of the file that lists a catalog's images, which tests make.
  private static let imageList = "Images.txt"

  /// The folder that holds a catalog's property lists.
  private var url: URL {
    PackageFolder.url.appending(path: "Tests/Support/Fixtures/AuthorCatalogs/\(rawValue)")
  }

  /// The text of a file of another catalog.
  static func text(_ path: String) throws -> String {
    try String(
      contentsOf: AuthorCatalog.film.url.deletingLastPathComponent().appending(path: path),
      encoding: .utf8)
  }

  /// A folder with the catalog and its images.
  func copy() throws -> TemporaryFolder {
    let folder = try TemporaryFolder(copyOf: url)
    for line in try folder.text(Self.imageList).split(separator: "\n") {
      let parts = line.split(separator: " ")
      guard parts.count == 3, let width = Int(parts[1]), let height = Int(parts[2]) else {
        throw AuthorEditError("'\(line)' is not a name and a size")
      }
      try folder.writeImage(String(parts[0]), width, height)
    }
    try folder.remove(Self.imageList)
    return folder
  }
}

extension TemporaryFolder {
  /// Writes an image for 2x and 3x.
  ///
  /// - Parameters:
  ///   - name: Its path without scale and extension.
  ///   - width: The width in pixels at 3x.
  ///   - height: The height in pixels at 3x.
  func writeImage(_ name: String, _ width: Int, _ height: Int) throws {
    for scale in [2, 3] {
      try write(
        PNGBytes.image(
          (width * scale + 2) / 3, (height * scale + 2) / 3, note: "\(name) at \(scale)"),
        to: "\(name)@\(scale)x.png")
    }
  }
}
