import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeScreen

/// Where a run keeps results for the next one: options that several commands share.
struct CacheOptions: Sendable {
  var folder: String?
  var isOff = false
  var isVerified = false
  var printsCount = false

  static let options: [OptionSyntax<CacheOptions>] = [
    .value(
      "cache", placeholder: "folder", sets: \.folder,
      help: """
        Where to keep screens, to skip unchanged files; anyone who can write \
        there can change the output
        """),
    .flag(
      "no-cache", sets: \.isOff, help: "Keep nothing, and use nothing that was kept"
    ).excluding(.option("cache")),
    .flag(
      "cache-count", sets: \.printsCount,
      help: "Print how many screens were compiled; the others come from the cache"
    ).excluding(.option("no-cache")),
    // Every cache is compared by contents; build scripts may still ask for it.
    .flag("verify-cache", sets: \.isVerified, help: "Compare contents").hidden,
  ]

  /// Runs pipelines one after another with the results that earlier runs kept, and keeps new ones.
  ///
  /// - Parameters:
  ///   - style: How the JSON is written.
  ///   - standard: The cache's default folder; `nil` for no cache.
  /// - Throws: ``FileError`` if the cache is a link.
  func reports(
    of pipelines: [ContentPipeline], _ style: JSONStyle = .compact, keptIn standard: String? = nil,
    on console: Console
  ) throws(FileError) -> [CompiledContent] {
    let progress = ProgressLine(
      of: pipelines.reduce(0) { $0 + $1.content.screens.count }, on: console)
    defer { progress?.finish() }
    var refusals: Set<String> = []
    var reports: [CompiledContent] = []
    for var pipeline in pipelines {
      if let progress { pipeline.progress = { progress.step($0) } }
      let cache = try isOff ? nil : openCache(in: standard, &refusals, on: console)
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
    in standard: String?, _ refusals: inout Set<String>, on console: Console
  ) throws(FileError) -> ContentCache? {
    guard let place = folder ?? standard else { return nil }
    switch try ContentCache.open(place, chosenBy: folder == nil ? .standard : .named) {
    case .cache(let cache): return cache
    case .refused(let reason):
      if refusals.insert(reason).inserted {
        console.printMessage(
          .note,
          "the cache '\(place)' is not used: \(reason); remove it, or name it "
            + "with '--cache' if you trust everyone who can write to it")
      }
      return nil
    }
  }
}
