import MarqueeCompiler
import MarqueeOutputs
import MarqueeRendering

/// A version with its previews.
struct PreviewSide {
  /// The version, as it is compared.
  let version: DiffSide
  /// The previews of its screens, by name.
  let previews: [String: Preview]

  /// Runs content through the pipeline, with its images.
  ///
  /// - Parameter style: How images are reached.
  init(
    _ content: DiffContent, _ command: PreviewCommand, _ style: PreviewImages.Style
  ) throws(FileError) {
    version = try DiffSide(content, workers: .all)
    let report = ContentPipeline(content.folder, asksOnlyForErrors: true).run()
    let images = try PreviewImages(
      report, for: [command.comparedDevice], output: command.output, style: style)
    let paths = PreviewNames(of: content.folder, at: content.name, nil).paths
    let checked = report.screens.map(\.checked)
    let faults = report.sharedFaults
    previews = Dictionary(
      checked.map { screen in
        let name = screen.file.outputName
        let sources = images.sources(forPage: name)
        let preview = screen.preview(
          images: sources, locale: command.locale, faults: faults, paths: paths)
        return (name, preview)
      }, uniquingKeysWith: { first, _ in first })
  }
}
