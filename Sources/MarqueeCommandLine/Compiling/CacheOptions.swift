import MarqueeCompiler
import MarqueeScreen

/// Where a run leaves what it has found out, for the next one: options that several commands share.
struct CacheOptions: Sendable {
  var folder: String?
  var isOff = false

  private static let options: [OptionSyntax<CacheOptions>] = [
    .value(
      "cache", placeholder: "folder", sets: \.folder,
      help: """
        Where to keep screens and images, so that none is looked at twice; whoever can write there \
        decides what comes out
        """),
    .flag("no-cache", sets: \.isOff, help: "Keep nothing, and use nothing that was kept"),
  ]

  /// The options, for a command that keeps them at a path of its own.
  static func syntax<Command>(
    at path: SendableKeyPath<Command, CacheOptions>
  ) -> [OptionSyntax<Command>] {
    options.map { $0.nested(at: path) }
  }

  /// Compiles content with what earlier runs have kept, and keeps what this one finds out.
  ///
  /// - Parameters:
  ///   - style: How the JSON is written; `nil` for none.
  ///   - customaryFolder: Where things are kept unless an option says otherwise; `nil` for nowhere.
  /// - Throws: ``FileError`` where the cache is a link.
  func compile(
    _ pipelines: [ContentPipeline], _ style: JSONStyle?, in customaryFolder: String? = nil,
    on console: Console
  ) throws(FileError) -> [CompiledContent] {
    let place = place(customaryFolder)
    let progress = ProgressLine(
      of: pipelines.reduce(0) { $0 + $1.content.screens.count }, on: console)
    defer { progress?.finish() }
    var refusals: Set<String> = []
    var contents: [CompiledContent] = []
    for var pipeline in pipelines {
      if let progress { pipeline.progress = { progress.step($0) } }
      var cache: ContentCache?
      if let (folder, choice) = place {
        switch try ContentCache.open(
          folder, chosenBy: choice, contentFolder: pipeline.content.root)
        {
        case .cache(let opened): cache = opened
        case .refused(let reason):
          guard refusals.insert(reason).inserted else { break }
          console.printError(
            "marquee: note: the cache '\(folder)' is not used: \(reason); remove it, or name it "
              + "with '--cache' if you trust whoever writes into it")
        }
      }
      contents.append(pipeline.compile(style, cache: cache))
    }
    return contents
  }

  private func place(
    _ customaryFolder: String?
  ) -> (folder: String, choice: ContentCache.Choice)? {
    if isOff { return nil }
    return folder.map { ($0, .named) } ?? customaryFolder.map { ($0, .customary) }
  }

  /// Reports why not all could be kept; the run itself is none the worse for it.
  static func warn(of contents: [CompiledContent], on console: Console) {
    for error in contents.compactMap(\.cacheError) {
      console.printError("marquee: warning: could not update the cache: \(error.message)")
    }
  }
}
