/// One file of an image.
package struct ImageVariant: Hashable, Sendable {
  /// What the file is meant for.
  package let slot: ImageSlot
  /// Where the file is, and its size on disk.
  package let file: FileEntry
  /// What was found in it.
  package let inspection: ImageInspection

  /// The facts; `nil` if the header could not be read.
  package var info: ImageInfo? { inspection.info }
  /// What is wrong with the file; `nil` for nothing.
  package var fault: ImageFault? { inspection.fault }
  /// The format that the extension of the file's name promises; `nil` if it promises none.
  package var promisedFormat: ImageFormat? { ImageFileName(file.name).format }
  /// The facts of a file without a fault: one with a fault has to be replaced before anything else
  /// can be said of it.
  package var soundInfo: ImageInfo? { fault == nil ? info : nil }
}
