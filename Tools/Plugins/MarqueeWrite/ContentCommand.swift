import Foundation
import PackagePlugin

/// Runs a command of marquee on the content folders of a package or project.
struct ContentCommand {
  private let root: URL
  /// The folders of the package or project and of its targets, with the targets' names.
  private let places: [(target: String?, folder: URL)]
  private let tool: URL
  /// The plugin's own folder, which it may write to without permission.
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

  /// Runs the command named by the first argument.
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
    if ["preview", "build"].contains(verb), !rest.contains(where: Self.isHelp),
      !Self.names(Self.outputOptions, rest)
    {
      command += ["--output", work.appending(path: verb).path]
    }
    try start(command)
  }

  /// Whether a command writes into the package.
  private func isWriting(_ verb: String, _ arguments: [String]) -> Bool {
    if arguments.contains(where: Self.isHelp) { return false }
    switch verb {
    case "fix": return !arguments.contains { ["-n", "--dry-run"].contains($0) }
    case "format": return !arguments.contains { ["--check", "--diff"].contains($0) }
    case "publish", "rollback": return !arguments.contains("--list")
    case "import": return !arguments.contains("--dry-run")
    case "init", "compile", "link": return true
    default: return Self.names(Self.outputOptions + Self.furtherOutputOptions, arguments)
    }
  }

  /// The options that name where a command writes what it makes.
  private static let outputOptions = ["-o", "--output", "--site"]
  /// The options that name what a command also writes.
  private static let furtherOutputOptions = [
    "--cache", "--depfile", "--emit-xcfilelists", "--unused-inputs", "--write-baseline",
  ]

  /// Whether one of the options is given, with its value after it or in it: `-o out`, `-oout`,
  /// `--output=out`.
  private static func names(_ options: [String], _ arguments: [String]) -> Bool {
    arguments.contains { argument in
      options.contains { option in
        argument == option || argument.hasPrefix(option.hasPrefix("--") ? "\(option)=" : option)
      }
    }
  }

  private static func isHelp(_ argument: String) -> Bool { ["-h", "--help"].contains(argument) }

  /// How many content folders may be appended to the arguments; `nil` if none are needed.
  private func missingFolders(of verb: String, _ arguments: [String]) -> Int? {
    if arguments.contains(where: Self.isHelp) { return nil }
    let given = operandCount(of: arguments)
    switch verb {
    case "validate", "fix", "format", "build", "images": return given == 0 ? .max : nil
    case "publish" where arguments.contains("--rollback"): return nil
    case "reference" where !arguments.contains(where: { $0.hasSuffix("schema") }): return nil
    case "preview", "layout", "reference", "schema", "publish": return given == 0 ? 1 : nil
    // These have an operand before the folder.
    case "generate", "diff": return given == 1 ? 1 : nil
    default: return nil
    }
  }

  /// The number of operands: arguments that do not follow an option, and all property lists.
  private func operandCount(of arguments: [String]) -> Int {
    zip(arguments, [""] + arguments).count { argument, before in
      guard argument == "-" || !argument.hasPrefix("-") else { return false }
      return !before.hasPrefix("-") || (argument.hasSuffix(".plist") && before != "--stdin-name")
    }
  }

  /// The existing content folders of some targets, or of all.
  private func contentFolders(of targets: [String]) -> [String] {
    let chosen = places.filter { place in
      targets.isEmpty || place.target.map(targets.contains) ?? false
    }
    let paths = chosen.map { $0.folder.appending(path: "Content").path }
    // Paths inside the package are shortened; others stay as they are.
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
