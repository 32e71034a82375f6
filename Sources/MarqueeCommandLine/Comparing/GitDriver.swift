import MarqueeComparison
import MarqueeCompiler
import MarqueeDiagnostics

/// A program that compares two versions of one file for `git diff`: the value of
/// `diff.<name>.command` or `GIT_EXTERNAL_DIFF`.
///
/// Git gives seven arguments, `path old-file old-hex old-mode new-file new-hex new-mode`, and two
/// more for a renamed file. It gives up if the program does not exit with 0. A file that is not a
/// screen is compared line by line.
struct GitDriver {
  /// One version of the file.
  struct Version: Hashable {
    /// The file that git created for it; `/dev/null` for none.
    let file: String

    /// Whether the file does not exist in this version.
    var isAbsent: Bool { file == "/dev/null" }
  }

  /// The file's path in the repository, before and after.
  let paths: (old: String, new: String)
  let old: Version
  let new: Version
  /// Whether there are no versions because the file has a merge conflict.
  let isUnmerged: Bool
  private let usesPager: Bool

  /// Reads the arguments of git; `nil` if they do not come from git.
  init?(_ arguments: [String], environment: [String: String]) {
    usesPager = environment["GIT_PAGER_IN_USE"] == "true"
    let isOfGit = [7, 9].contains(arguments.count)
    isUnmerged = !isOfGit
    if isOfGit {
      guard Self.isName(arguments[2], arguments[3]), Self.isName(arguments[5], arguments[6]) else {
        return nil
      }
      paths = (arguments[0], arguments.count == 9 ? arguments[7] : arguments[0])
      old = Version(file: arguments[1])
      new = Version(file: arguments[4])
    } else {
      // Git sets the number of files in the environment; people do not.
      guard arguments.count == 1, environment["GIT_DIFF_PATH_TOTAL"] != nil else { return nil }
      paths = (arguments[0], arguments[0])
      old = Version(file: "/dev/null")
      new = old
    }
  }

  /// Whether two arguments are an object's name and a file's mode; `.` for none.
  private static func isName(_ object: String, _ mode: String) -> Bool {
    (object == "." || GitEntry.isObjectName(object))
      && (mode == "."
        || mode.utf8.count == 6 && mode.utf8.allSatisfy { (0x30...0x37).contains($0) })
  }

  /// Prints what changed.
  func run(_ command: DiffCommand, on console: Console) -> ExitCode {
    guard !isUnmerged else {
      console.print(VisibleText.escape("'\(paths.new)' has a merge conflict") + "\n")
      return .success
    }
    let bytes = console.attempt { () throws(FileError) in
      (old: try Self.bytes(of: old), new: try Self.bytes(of: new))
    }
    guard let bytes else { return .ioError }
    var style = command.style(on: console)
    // Git colors the output of its pager.
    if usesPager, command.color == .auto {
      style.usesColor = ColorMode.auto.isOn(isTerminal: true, environment: console.environment)
    }
    guard let old = side(paths.old, old, bytes.old, command),
      let new = side(paths.new, new, bytes.new, command)
    else {
      printLines(bytes.old, bytes.new, style, on: console)
      return .success
    }
    let report = DiffReport(from: old, to: new)
    if paths.old != paths.new {
      console.print(VisibleText.escape("renamed from '\(paths.old)' to '\(paths.new)'") + "\n")
    }
    for warning in report.warnings { console.print(VisibleText.escape(warning) + "\n") }
    command.format.print(report, style: style, on: console)
    return .success
  }

  private static func bytes(of version: Version) throws(FileError) -> [UInt8] {
    version.isAbsent ? [] : try LocalFiles.read(version.file)
  }

  /// A version as a screen; `nil` if it is not one.
  private func side(
    _ path: String, _ version: Version, _ bytes: [UInt8], _ command: DiffCommand
  ) -> DiffSide? {
    guard !version.isAbsent else { return .nothing(path) }
    // Settings and library are the current ones; a deleted folder has none.
    let content =
      (try? ContentFolder.read(screen: bytes, named: path))
      ?? ContentFolder(
        screens: [SourceScreen(name: path, outputName: path, bytes: bytes)], images: .unknown)
    let isSettings = ContentPath.name(of: path) == ContentFolder.settingsFileName
    guard !isSettings, !OtherPropertyList.holds(bytes), content.screens.count == 1 else {
      return nil
    }
    // A file that cannot be read as a screen is compared by lines.
    let side = try? DiffSide(content, name: path, screenName: path, workers: command.workers)
    return side.flatMap { $0.screens.contains(where: \.isUnread) ? nil : $0 }
  }

  private func printLines(
    _ old: [UInt8], _ new: [UInt8], _ style: TextStyle, on console: Console
  ) {
    guard !old.contains(0), !new.contains(0) else {
      console.print(VisibleText.escape("'\(paths.new)' is not text, and differs") + "\n")
      return
    }
    var output = ReportOutput(sendingBlocksTo: console.write)
    UnifiedDiff(
      before: old, after: new, name: paths.new, keeping: UnchangedText(byteCount: 0)
    ).write(style: style, to: &output)
    output.finish()
  }
}
