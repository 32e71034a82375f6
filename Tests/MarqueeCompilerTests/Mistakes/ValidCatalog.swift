import MarqueeCompiler
import TestSupport
import Testing

/// A valid catalog, for which nothing may be reported.
struct ValidCatalog: CustomTestStringConvertible, Sendable {
  let name: String
  let catalog: AuthorCatalog
  private(set) var edits: [AuthorEdit]
  /// The file that is edited.
  var file = "Home.plist"

  var testDescription: String { name }

  /// A catalog with several files changed.
  static func files(_ name: String, _ catalog: AuthorCatalog, _ edits: [AuthorEdit])
    -> ValidCatalog
  {
    ValidCatalog(name: name, catalog: catalog, edits: edits)
  }

  /// A screen among the images of a gallery.
  static func screen(_ name: String, currency: String? = nil, _ sections: [ValidSection])
    -> ValidCatalog
  {
    .files(
      name, .gallery,
      [.write("Home.plist", ValidSection.screen(sections, currency: currency))])
  }

  /// The same catalog with another replacement in its file.
  func replacing(_ old: String, _ new: String) -> ValidCatalog {
    var other = self
    other.edits.append(.replace(file, old, new))
    return other
  }

  static let all = screens + edits

  /// What is reported: rules, places and messages.
  func report() throws -> [String] {
    let folder = try catalog.copy()
    for edit in edits { try edit.apply(to: folder) }
    return try ContentPipeline(folder: folder.path).run().diagnostics.besidesCells.map {
      diagnostic in
      "\(diagnostic.place.file): \(diagnostic.message) [\(diagnostic.rule)]"
    }
  }
}
