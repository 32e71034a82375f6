import MarqueeCompiler
import MarqueeSupport

extension [ContentReport] {
  /// Whether nothing was said of a cache that has to be said again.
  var isWellKept: Bool { allSatisfy { $0.cacheError == nil } }
}

/// Runs pipelines with what earlier runs have kept, and keeps what this one finds out.
struct CachedRun {
  /// Where things are kept, and who has chosen that; `nil` for nowhere.
  let place: (folder: String, choice: ContentCache.Choice)?
  /// What counts as unchanged.
  var trust = ContentCache.Trust.times
  let console: Console

  /// Runs pipelines one after the other.
  ///
  /// - Parameter style: How the JSON is written; `nil` for none.
  /// - Throws: ``FileError`` where the cache is a link.
  func reports(
    of pipelines: [ContentPipeline], _ style: JSONStyle?
  ) throws(FileError) -> [ContentReport] {
    let progress = ProgressLine(
      of: pipelines.reduce(0) { $0 + $1.content.screens.count }, on: console)
    defer { progress?.finish() }
    var refusals: Set<String> = []
    var reports: [ContentReport] = []
    for var pipeline in pipelines {
      if let progress { pipeline.progress = { progress.step($0) } }
      let cache = try openCache(of: pipeline, &refusals)
      reports.append(pipeline.run(for: .output(style), cache: cache))
    }
    return reports
  }

  /// - Parameter refusals: The reasons for which the cache is not used; each is reported once.
  private func openCache(
    of pipeline: ContentPipeline, _ refusals: inout Set<String>
  ) throws(FileError) -> ContentCache? {
    guard let (folder, choice) = place else { return nil }
    let opening = try ContentCache.open(
      folder, chosenBy: choice, contentFolder: pipeline.content.root,
      trusting: trust)
    switch opening {
    case .cache(let cache): return cache
    case .refused(let reason):
      if refusals.insert(reason).inserted {
        console.printError(
          "marquee: note: the cache '\(folder)' is not used: \(reason); remove it, or name it "
            + "with '--cache' if you trust whoever writes into it")
      }
      return nil
    }
  }

  /// Reports why not all could be kept; the run itself is none the worse for it.
  func warn(of reports: [ContentReport]) {
    for error in reports.compactMap(\.cacheError) { Self.warn(of: error, on: console) }
  }

  /// Reports why something could not be kept.
  static func warn(of error: FileError, on console: Console) {
    console.printError("marquee: warning: could not update the cache: \(error.message)")
  }
}
