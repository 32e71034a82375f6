package import MarqueeCompiler
import MarqueeRendering

package struct PreviewSide {
  package let version: DiffSide
  let previews: [String: Preview]

  /// Runs content through the pipeline, with its images.
  package init(_ content: DiffContent, _ request: PreviewRequest) throws(FileError) {
    version = try DiffSide(content, workers: .all)
    let report = ContentPipeline(content.folder, asksOnlyForErrors: true).run()
    var images = PreviewImages(
      for: [request.comparedDevice], output: request.output,
      style: Self.imageStyle(content.operand, request), in: content.folder.world)
    try images.update(report)
    let paths = PreviewNames(of: content.folder, at: content.name).paths
    let faults = SharedFaults(report)
    previews = Dictionary(
      first: report.screens.map { screen in
        let name = screen.outputName
        let sources = images.sources(forPage: name)
        return (name, screen.preview(images: sources, request, faults: faults, paths: paths))
      })
  }

  /// How images are reached; a page cannot refer to those of a revision.
  private static func imageStyle(
    _ operand: DiffOperand, _ request: PreviewRequest
  ) -> PreviewImages.Style {
    guard case .path = operand, request.linksImages, request.format == .html else {
      return .embedded
    }
    return .linked
  }
}
