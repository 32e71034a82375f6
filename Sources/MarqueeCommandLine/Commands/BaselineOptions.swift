import MarqueeCompiler

/// Which diagnostics are not reported because they are known: options of `marquee validate`.
struct BaselineOptions: Sendable {
  var file: String?
  var writtenFile: String?

  static let options: [OptionSyntax<BaselineOptions>] = [
    .value(
      "baseline", placeholder: "file", sets: \.file,
      help: "Report only what this file does not have, instead of the 'baseline' of Marquee.plist"),
    .value(
      "write-baseline", placeholder: "file", sets: \.writtenFile,
      help: "Write all that is found, except errors, to this file, so that it is not reported again"
    ).excluding(.option("baseline"), .option("watch"), .word("-")),
  ]

  /// The name of the option that is given; `nil` for neither.
  private var option: String? {
    file.map { _ in "--baseline" } ?? writtenFile.map { _ in "--write-baseline" }
  }

  /// Checks that a baseline is for one content folder, because it names files by their paths in it.
  func check(_ pipelines: [ContentPipeline]) throws(UsageError) {
    let roots = pipelines.map { $0.content.root.flatMap(Disk().target) }
    if let option, Set(roots).count > 1 { throw .severalFolders(option: option) }
  }

  /// The same pipelines with the baseline that is given, or with none if one is written.
  func apply(to pipelines: [ContentPipeline]) throws(FileError) -> [ContentPipeline] {
    guard option != nil else { return pipelines }
    let baseline = try file.map { path throws(FileError) in try ContentBaseline.read(path) }
    return pipelines.map { pipeline in
      var content = pipeline.content
      content.baseline = baseline
      return ContentPipeline(content, workers: pipeline.workers)
    }
  }
}
