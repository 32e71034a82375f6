import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeScreen

/// Runs pipelines with the results that earlier runs kept, and keeps new ones.
struct CachedRun {
  /// The cache's folder, and how it was chosen; `nil` for no cache.
  let place: (folder: String, choice: ContentCache.Choice)?
  var printsCount = false
  let console: Console

  /// Runs pipelines one after another.
  ///
  /// - Parameter style: How the JSON is written.
  /// - Throws: ``FileError`` if the cache is a link.
  func reports(
    of pipelines: [ContentPipeline], _ style: JSONStyle = .compact
  ) throws(FileError) -> [CompiledContent] {
    let progress = ProgressLine(
      of: pipelines.reduce(0) { $0 + $1.content.screens.count }, on: console)
    defer { progress?.finish() }
    var refusals: Set<String> = []
    var reports: [CompiledContent] = []
    for var pipeline in pipelines {
      if let progress { pipeline.progress = { progress.step($0) } }
      let cache = try openCache(of: pipeline, &refusals)
      reports.append(pipeline.compile(style, cache: cache))
    }
    if printsCount {
      let (made, all) = reports.reduce((0, 0)) { ($0.0 + $1.madeCount, $0.1 + $1.objects.count) }
      console.printMessage(.note, "compiled \(made) of \(all) screens")
    }
    return reports
  }

  /// - Parameter refusals: The reasons for not using the cache so far; each is reported once.
  private func openCache(
    of pipeline: ContentPipeline, _ refusals: inout Set<String>
  ) throws(FileError) -> ContentCache? {
    guard let (folder, choice) = place else { return nil }
    switch try ContentCache.open(folder, chosenBy: choice) {
    case .cache(let cache): return cache
    case .refused(let reason):
      if refusals.insert(reason).inserted {
        console.printMessage(
          .note,
          "the cache '\(folder)' is not used: \(reason); remove it, or name it "
            + "with '--cache' if you trust everyone who can write to it")
      }
      return nil
    }
  }

  /// Warns if something could not be kept; the run's results are still valid.
  func warn(of reports: [CompiledContent]) {
    for error in reports.compactMap(\.cacheError) {
      console.printMessage(.warning, "could not update the cache: \(error.message)")
    }
  }
}
