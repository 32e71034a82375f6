import MarqueeCompiler
import MarqueeScreen

/// Where a run leaves what it has found out, for the next one: options that several commands share.
struct CacheOptions: Sendable {
  var folder: String?
  var isOff = false

  private static let options: [OptionSyntax<CacheOptions>] = [
    .value(
      "cache", placeholder: "folder", sets: \.folder,
      help: "Where to keep screens and pictures, so that none is looked at twice"),
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
  func compile(
    _ pipelines: [ContentPipeline], _ style: JSONStyle?, in customaryFolder: String? = nil,
    on console: Console
  ) -> [CompiledContent] {
    let folder = isOff ? nil : folder ?? customaryFolder
    let progress = ProgressLine(
      of: pipelines.reduce(0) { $0 + $1.content.screens.count }, on: console)
    defer { progress?.finish() }
    return pipelines.map { pipeline in
      var pipeline = pipeline
      if let progress { pipeline.progress = { progress.step($0) } }
      return pipeline.compile(
        style,
        cache: folder.map { ContentCache(folder: $0, contentFolder: pipeline.content.root) })
    }
  }

  /// Tells why not all could be kept; the run itself is none the worse for it.
  static func warn(of contents: [CompiledContent], on console: Console) {
    for trouble in contents.compactMap(\.cacheTrouble) {
      console.printError("marquee: warning: not all is kept for the next run: \(trouble.message)")
    }
  }
}
