import MarqueeCompiler
import MarqueeImages
import MarqueeScreen

/// The content that a command reads: content folders, single screens, or standard input.
struct ContentInput: Sendable {
  var paths: [String] = []
  var standardInputName = "<stdin>"
  var jobs: JobCount?

  static let options: [OptionSyntax<ContentInput>] = [
    .value(
      "stdin-name", placeholder: "path", sets: \.standardInputName,
      help: "The path to report for '-'; its folder has the settings and images"
    ).needing(.word("-")),
    .jobs(at: \.jobs),
  ]

  /// The operand, for a command that stores these values at `path`.
  static func operand<Command>(
    at path: SendableKeyPath<Command, ContentInput>
  ) -> OperandSyntax<Command> {
    let paths = OperandSyntax<ContentInput>.any(
      "path", addsTo: \.paths,
      help: "A content folder, a property list, or '-' for standard input; 'Content' if none"
    ).orStandardInput()
    return paths.nested(at: path)
  }

  /// Reads all content; reports on standard error what cannot be read.
  ///
  /// - Returns: A pipeline for each path that could be read, and whether all could be.
  func read(on console: Console) -> (pipelines: [ContentPipeline], isComplete: Bool) {
    // Each folder is listed once, however many of its files are named.
    let world = EditedWorld()
    let (contents, isComplete) = contents(on: console) { path throws(FileError) in
      try read(path, in: world, on: console)
    }
    return (contents.map { ContentPipeline($0.content, workers: workers) }, isComplete)
  }

  /// Reads all content; reports on standard error what cannot be read.
  ///
  /// - Parameter read: Reads the content at a path.
  /// - Returns: The content of each path that could be read, and whether all could be.
  func contents(
    on console: Console, reading read: (String) throws(FileError) -> ContentFolder
  ) -> (contents: [(path: String, content: ContentFolder)], isComplete: Bool) {
    var contents: [(path: String, content: ContentFolder)] = []
    var isComplete = true
    var seen: Set<String> = []
    for path in readPaths where seen.insert(path).inserted {
      do {
        contents.append((path, try read(path)))
      } catch {
        console.printFault(error.message)
        isComplete = false
      }
    }
    return (Self.withoutRepetition(contents), isComplete)
  }

  /// The contents without those that another path holds too, so that each screen is checked once.
  private static func withoutRepetition(
    _ contents: [(path: String, content: ContentFolder)]
  ) -> [(path: String, content: ContentFolder)] {
    guard contents.count > 1 else { return contents }
    let files = contents.map { _, content in
      Set(content.screens.map { $0.path.flatMap(Disk().target) ?? $0.name })
    }
    // Folders come first, because they are also checked as a whole.
    let order = contents.indices.sorted { left, right in
      let (first, second) = (contents[left].content, contents[right].content)
      guard first.hasAllScreens == second.hasAllScreens else { return first.hasAllScreens }
      return (files[right].count, left) < (files[left].count, right)
    }
    var seen: Set<String> = []
    var kept: Set<Int> = []
    for index in order where files[index].isEmpty || !files[index].isSubset(of: seen) {
      kept.insert(index)
      seen.formUnion(files[index])
    }
    return contents.indices.filter(kept.contains).map { contents[$0] }
  }

  var readPaths: [String] { paths.isEmpty ? [Self.defaultPath] : paths }

  var workers: Workers { jobs.workers }

  private func read(
    _ path: String, in world: EditedWorld, on console: Console
  ) throws(FileError) -> ContentFolder {
    guard path == "-" else {
      return try ContentFolder.read(path, in: world, workers: workers)
    }
    let bytes = console.readInput()
    guard standardInputName != "<stdin>" else { return ContentFolder(streamed: bytes) }
    return try ContentFolder.read(screen: bytes, named: standardInputName)
  }

  /// The `Content` folder, or the current folder if there is none.
  static var defaultPath: String {
    let name = ContentFolder.defaultName
    return Disk().kind(of: name) == .directory ? name : "."
  }

  /// Whether it is clear what may be changed: without a path, not every property list below the
  /// current folder.
  var namesContent: Bool { !paths.isEmpty || readPaths != ["."] }

  /// Whether standard input, if it is read, is a screen; reports it if not.
  ///
  /// Printing nothing would empty a file that the output replaces.
  func hasScreen(in pipelines: [ContentPipeline], on console: Console) -> Bool {
    guard readPaths.contains("-"),
      pipelines.contains(where: { !$0.content.hasAllScreens && $0.content.screens.isEmpty })
    else { return true }
    console.printFault("'\(standardInputName)' is not a screen; standard input must be one")
    return false
  }
}
