import Foundation
import PackagePlugin

/// A command of marquee, run for the content folders of a package or project.
struct ContentCommand {
  private let root: URL
  /// The folders of the package or project and of its targets, by the names of targets.
  private let places: [(target: String?, folder: URL)]
  private let tool: URL
  /// The plugin's own folder, into which it may write without being asked.
  private let work: URL
  private let mayWrite: Bool

  init(_ context: PluginContext, mayWrite: Bool) throws {
    root = context.package.directoryURL
    places =
      [(nil, root)]
      + context.package.targets.compactMap { target in
        (target as? any SourceModuleTarget).map { (target.name, $0.directoryURL) }
      }
    tool = try context.tool(named: "marquee").url
    work = context.pluginWorkDirectoryURL
    self.mayWrite = mayWrite
  }

  /// Runs the command that the arguments begin with.
  func run(_ arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let targets = extractor.extractOption(named: "target")
    var rest = extractor.remainingArguments
    guard let verb = rest.first, !verb.hasPrefix("-") else { return try start(rest + ["--help"]) }
    rest.removeFirst()
    guard mayWrite || !isWriting(verb, rest) else {
      Diagnostics.error(
        "'\(([verb] + rest).joined(separator: " "))' writes files; run it as 'swift package "
          + "--allow-writing-to-package-directory marquee-write \(verb) …'")
      return
    }
    var command = [verb] + rest
    if let count = missingFolders(of: verb, rest) {
      let folders = contentFolders(of: targets)
      guard !folders.isEmpty else {
        Diagnostics.error("no folder 'Content' was found")
        return
      }
      guard folders.count <= count else {
        Diagnostics.error(
          "'\(verb)' takes one content folder; choose one of \(folders.joined(separator: ", ")), or "
            + "name a target with '--target'")
        return
      }
      command += folders
    }
    if ["preview", "build"].contains(verb), !rest.contains(where: Self.isHelp), !namesOutput(rest) {
      command += ["--output", work.appending(path: verb).path]
    }
    try start(command)
  }

  /// Whether a command writes into the package.
  private func isWriting(_ verb: String, _ arguments: [String]) -> Bool {
    if arguments.contains(where: Self.isHelp) { return false }
    if verb == "fix" { return !arguments.contains("--dry-run") }
    return namesOutput(arguments)
  }

  private func namesOutput(_ arguments: [String]) -> Bool {
    arguments.contains { argument in
      ["-o", "--output", "--emit-xcfilelists", "--depfile"].contains(argument)
        || ["-o=", "--output=", "--emit-xcfilelists=", "--depfile="].contains(
          where: argument.hasPrefix)
    }
  }

  private static func isHelp(_ argument: String) -> Bool { ["-h", "--help"].contains(argument) }

  /// How many content folders may be added at the end of the arguments; `nil` where none is wanted.
  private func missingFolders(of verb: String, _ arguments: [String]) -> Int? {
    if arguments.contains(where: Self.isHelp) { return nil }
    let given = operandCount(of: arguments)
    switch verb {
    case "validate", "fix", "build", "images": return given == 0 ? .max : nil
    case "preview", "layout", "schema": return given == 0 ? 1 : nil
    // These have an operand before the folder.
    case "generate", "diff": return given == 1 ? 1 : nil
    default: return nil
    }
  }

  /// How many arguments are no options: those that do not come after one, and all property lists.
  private func operandCount(of arguments: [String]) -> Int {
    zip(arguments, [""] + arguments).count { argument, before in
      guard argument == "-" || !argument.hasPrefix("-") else { return false }
      return !before.hasPrefix("-") || (argument.hasSuffix(".plist") && before != "--stdin-name")
    }
  }

  /// The content folders that are there, of some targets or of all.
  private func contentFolders(of targets: [String]) -> [String] {
    let chosen = places.filter { place in
      targets.isEmpty || place.target.map(targets.contains) ?? false
    }
    let paths = chosen.map { $0.folder.appending(path: "Content").path }
    // Paths stay short where they can be; those of other places stay as they are.
    return paths.filter { FileManager.default.fileExists(atPath: $0) }
      .map { String($0.trimmingPrefix(root.path + "/")) }
  }

  private func start(_ arguments: [String]) throws {
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = root
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      Diagnostics.error(
        "marquee \(arguments.first ?? "") ended with exit code \(process.terminationStatus)")
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension ContentCommand {
    init(_ context: XcodePluginContext, mayWrite: Bool) throws {
      let project = context.xcodeProject
      root = project.directoryURL
      places =
        [(nil, root)]
        + project.targets.map { target in
          (target.displayName, project.directoryURL.appending(path: target.displayName))
        }
      tool = try context.tool(named: "marquee").url
      work = context.pluginWorkDirectoryURL
      self.mayWrite = mayWrite
    }
  }
#endif
