/// A protocol for the host to open the files of a listing.
///
/// It is called from several tasks at once.
package protocol ImageFileReader: Sendable {
  /// Opens a regular file while `body` runs.
  ///
  /// - Returns: The result of `body`; `nil` if the file cannot be opened.
  func withSource<Result>(
    of entry: FileEntry, _ body: (any ByteSource) -> Result
  ) -> Result?
}
