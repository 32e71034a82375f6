/// A file of an image.
package struct ImageVariant: Hashable, Sendable {
  /// The conditions that the file is for.
  package let slot: ImageSlot
  /// The file, with its path and its size on disk.
  package let file: FileEntry
  /// The inspection of the file.
  package let inspection: ImageInspection

  /// The properties; `nil` if the header could not be read.
  package var info: ImageInfo? { inspection.info }
  /// The fault of the file; `nil` for none.
  package var fault: ImageFault? { inspection.fault }
  /// The format that the file's extension indicates; `nil` for none.
  package var promisedFormat: ImageFormat? { ImageFileName(file.name).format }
  /// The properties of a file without a fault; a faulty file must be replaced before anything else
  /// matters.
  package var validInfo: ImageInfo? { fault == nil ? info : nil }
}
