import MarqueeImages

/// Content that is checked again and again while it changes: a folder, with the unsaved texts of an
/// editor on top.
///
/// It is the only place that knows what an edit leaves as it is. A server, and everything that
/// watches a folder, asks it for a report after each change.
package struct Workspace: Sendable {
  /// The path of the content: a folder or a property list.
  package let path: String
  private let world = EditedWorld()
  private var images: [FileEntry: ImageInspection] = [:]
  private var kept = KeptScreens()

  /// Makes a workspace; nothing is read yet.
  package init(path: String) { self.path = path }

  /// Sets the text of a file, which may be a new one, until it is closed.
  ///
  /// - Parameters:
  ///   - text: The unsaved text, in UTF-8; `nil` for that on disk.
  ///   - path: The path of the file.
  package func setText(_ text: [UInt8]?, ofFile path: String) {
    world.setText(text, ofFileAt: Disk().place(of: path))
  }

  /// Notes that the folder has changed, so that it is read again.
  package func noteChange() { world.forget() }

  /// Reads the content if it has changed.
  ///
  /// - Throws: ``FileError`` if it cannot be read.
  package func content() throws(FileError) -> ContentFolder {
    try ContentFolder.read(path, in: world)
  }

  /// Checks the content as it is now.
  ///
  /// A screen is checked again only if its own text has changed, or what all screens share: the
  /// settings, the library, and the list of images.
  ///
  /// - Throws: ``FileError`` if the content cannot be read.
  /// - Complexity: O(*n*) in the bytes of the screens that have changed, and in the number of
  ///   screens.
  package mutating func report() throws(FileError) -> (pipeline: ContentPipeline, ContentReport) {
    let pipeline = ContentPipeline(try content())
    return (pipeline, report(of: pipeline))
  }

  /// Checks the content with the rules and the baseline that a host has chosen for it.
  ///
  /// - Parameter pipeline: A pipeline of ``content()``.
  package mutating func report(of pipeline: ContentPipeline) -> ContentReport {
    pipeline.run(inspections: &images, keeping: &kept)
  }
}
