import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeScreen

/// The content that a command reads: content folders, single screens, or standard input.
struct ContentInput: Sendable {
  var paths: [String] = []
  var standardInputName = "<stdin>"
  var jobs: JobCount?

  /// The options, for a command that stores these values at `path`.
  static func options<Command>(
    at path: SendableKeyPath<Command, ContentInput>
  ) -> [OptionSyntax<Command>] {
    let name = OptionSyntax<ContentInput>.value(
      "stdin-name", placeholder: "path", sets: \.standardInputName,
      help: "The path to report for '-'; its folder has the settings and images"
    ).needing(.word("-"))
    let jobs = OptionSyntax<ContentInput>.value(
      "jobs", letter: "j", placeholder: "count", sets: \.jobs,
      help: "How many threads work at once; by default one for each processor")
    return [name.nested(at: path), jobs.nested(at: path)]
  }

  /// The operand, for a command that stores these values at `path`.
  static func operand<Command>(
    at path: SendableKeyPath<Command, ContentInput>
  ) -> OperandSyntax<Command> {
    let paths = OperandSyntax<ContentInput>.any(
      "path", addsTo: \.paths,
      help: "A content folder, a property list, or '-' for standard input; 'Content' if none")
    return paths.nested(at: path)
  }

  /// Reads all content; reports on standard error what cannot be read.
  ///
  /// - Parameter listing: What the folders hold, by path, if they were listed just before.
  /// - Returns: A pipeline for each path that could be read, and whether all could be.
  func read(
    on console: Console, listing: [String: FolderListing] = [:]
  ) -> (pipelines: [ContentPipeline], isComplete: Bool) {
    var pipelines: [ContentPipeline] = []
    var isComplete = true
    var seen: Set<String> = []
    for path in readPaths where seen.insert(path).inserted {
      do {
        pipelines.append(
          ContentPipeline(try read(path, listing[path], on: console), workers: workers))
      } catch {
        console.printFault(error.message)
        isComplete = false
      }
    }
    return (Self.withoutRepetition(pipelines), isComplete)
  }

  /// The pipelines without content that another path holds too, so that each screen is checked
  /// once.
  private static func withoutRepetition(_ pipelines: [ContentPipeline]) -> [ContentPipeline] {
    guard pipelines.count > 1 else { return pipelines }
    let files = pipelines.map { pipeline in
      Set(pipeline.content.screens.map { $0.path.flatMap(LocalFiles.target) ?? $0.name })
    }
    // Folders come first, because they are also checked as a whole.
    let order = pipelines.indices.sorted { left, right in
      let (first, second) = (pipelines[left].content, pipelines[right].content)
      guard first.hasAllScreens == second.hasAllScreens else { return first.hasAllScreens }
      return (files[right].count, left) < (files[left].count, right)
    }
    var seen: Set<String> = []
    var kept: Set<Int> = []
    for index in order where files[index].isEmpty || !files[index].isSubset(of: seen) {
      kept.insert(index)
      seen.formUnion(files[index])
    }
    return pipelines.indices.filter(kept.contains).map { pipelines[$0] }
  }

  /// The paths that are read.
  var readPaths: [String] { paths.isEmpty ? [Self.defaultPath] : paths }

  /// The threads that do the work.
  var workers: Workers { jobs.map { Workers(count: $0.value) } ?? .all }

  private func read(
    _ path: String, _ listing: FolderListing?, on console: Console
  ) throws(FileError) -> ContentFolder {
    guard path == "-" else {
      return try ContentFolder.read(path, workers: workers, listing: listing)
    }
    let bytes = console.readInput()
    guard standardInputName != "<stdin>" else {
      return ContentFolder(
        screens: [
          ContentFile(name: standardInputName, outputName: "stdin", bytes: bytes)
        ], images: .unknown)
    }
    return try ContentFolder.read(screen: bytes, named: standardInputName)
  }

  /// The `Content` folder, or the current folder if there is none.
  static var defaultPath: String {
    let name = ContentFolder.usualName
    return LocalFiles.kind(of: name) == .folder ? name : "."
  }
}
