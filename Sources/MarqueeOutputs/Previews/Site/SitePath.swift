import MarqueeCompiler

/// The paths of a site: an index, a page for each screen, and a folder of shared files.
enum SitePath {
  /// The folder of the pages; it keeps screen names apart from the names of other files.
  private static let pages = "screens"
  static let index = OutputFile.indexName

  static func page(_ screen: String) -> String { "\(pages)/\(screen)" }

  /// The path from a screen's page up to the folder of the site, with a slash at the end.
  static func up(fromPage screen: String) -> String {
    "../" + PathFromFolder.up(from: screen)
  }

  /// The address of a screen's page, relative to the page of another one.
  static func address(ofPage screen: String, fromPage other: String) -> String {
    let steps = PathFromFolder.steps(to: screen, fromFolder: ContentPath.folder(of: other))
    return RelativeURI.reference(forPath: "\(steps.joined(separator: "/")).html")
  }
}
