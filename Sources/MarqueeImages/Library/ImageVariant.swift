package struct ImageVariant: Hashable, Sendable {
  package let slot: ImageSlot
  /// The file, with its path and its size on disk.
  package let file: FileEntry
  package let inspection: ImageInspection

  /// The properties; `nil` if the header could not be read.
  package var info: ImageInfo? { inspection.info }
  /// The fault of the file; `nil` for none.
  package var fault: ImageFault? { inspection.fault }
  /// The format that the file's extension indicates; `nil` for none.
  package var promisedFormat: ImageFormat? { ImageFileName(file.name).format }
  /// The properties of a file without a fault; a faulty one must be replaced before they matter.
  package var validInfo: ImageInfo? { fault == nil ? info : nil }
}
