import Marquee
import MarqueeImages

/// Where a run leaves what it has found in pictures, for the next one.
///
/// The folder holds one file for each path that a command is given. A file that is damaged, or from
/// another version, is as good as none: its pictures are opened again.
struct ImageCacheFolder {
  let path: String

  /// What the option says of itself.
  static let help = "Where to keep what was found in pictures, so that none is opened twice"

  /// Runs pipelines with what earlier runs have found, and keeps what these find.
  ///
  /// - Parameter path: The folder; `nil` to keep nothing.
  static func run(
    _ pipelines: [ContentPipeline], cache path: String?, on console: Console
  ) -> [ContentReport] {
    guard let path else { return pipelines.map { $0.run() } }
    let folder = ImageCacheFolder(path: path)
    return pipelines.enumerated().map { position, pipeline in
      folder.run(pipeline, at: position, on: console)
    }
  }

  private func run(
    _ pipeline: ContentPipeline, at position: Int, on console: Console
  ) -> ContentReport {
    let file = "\(path)/pictures-\(position + 1)"
    var pipeline = pipeline
    // A cache that cannot be read is as good as none.
    if LocalFiles.kind(of: file) == .file, let stored = try? LocalFiles.read(file) {
      pipeline.imageCache = ImageInspectionCache(stored: stored)
    }
    let report = pipeline.run()
    do {
      try LocalFiles.write(report.imageCache.stored, to: file)
    } catch {
      // The run itself is none the worse for it.
      console.printError("marquee: warning: nothing is kept for the next run: \(error.message)")
    }
    return report
  }
}
