public import MarqueeCompiler

extension ContentPipeline {
  /// Returns the pages of the screens, as `marquee preview` writes them.
  ///
  /// ```swift
  /// import MarqueeCompiler
  /// import MarqueeOutputs
  ///
  /// var request = PreviewRequest()
  /// request.isSite = true
  /// for file in try ContentPipeline(folder: "Content").previews(request) {
  ///   try upload(file.bytes, as: file.name)
  /// }
  /// ```
  ///
  /// Images are in the pages, or among the files of a site. A screen with errors is shown as far as
  /// it could be read.
  ///
  /// - Parameter request: Which files to make.
  /// - Returns: The files; those that others refer to come first.
  /// - Throws: ``FileError`` for an image that cannot be read.
  /// - Complexity: O(*n*) in the bytes of the content and its images.
  public func previews(
    _ request: PreviewRequest = PreviewRequest()
  ) throws(FileError) -> [OutputFile] {
    let names = PreviewNames(publishing: content, at: content.root ?? "")
    return try request.files(of: run(), names).map(\.output)
  }
}
