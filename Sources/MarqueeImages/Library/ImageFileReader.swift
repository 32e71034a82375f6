/// Opens the files of a listing; the host's part of reading images.
///
/// Calls come from several tasks at once.
package protocol ImageFileReader: Sendable {
  /// Opens a regular file for as long as `body` takes.
  ///
  /// - Returns: What `body` returns; `nil` if the file cannot be opened.
  func withSource<Result>(
    of entry: FileEntry, _ body: (any ByteSource) -> Result
  ) -> Result?
}
