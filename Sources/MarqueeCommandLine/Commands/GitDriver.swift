import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeOutputs
import MarqueeRendering

/// A program that compares two versions of one file for `git diff`: the value of
/// `diff.<name>.command` or `GIT_EXTERNAL_DIFF`.
///
/// Git gives seven arguments, `path old-file old-hex old-mode new-file new-hex new-mode`, and two
/// more for a renamed file. It gives up if the program does not exit with 0. A file that is not a
/// screen is compared line by line.
struct GitDriver {
  /// One version of the file.
  struct Version: Hashable {
    /// The path of the file that git created for it, which may be any bytes; `/dev/null` for none.
    let file: [UInt8]

    /// Whether the file does not exist in this version.
    var isAbsent: Bool { file.elementsEqual("/dev/null".utf8) }
  }

  /// The file's path in the repository, before and after.
  let paths: (old: String, new: String)
  let old: Version
  let new: Version
  /// Whether there are no versions because the file has a merge conflict.
  let isUnmerged: Bool
  private let usesPager: Bool

  /// Reads the arguments of git; `nil` if they do not come from git.
  init?(_ arguments: [String], on console: Console) {
    let environment = console.environment
    usesPager = environment["GIT_PAGER_IN_USE"] == "true"
    guard Self.argumentCount(atEndOf: arguments, environment: environment) == arguments.count else {
      return nil
    }
    let bytes = Self.bytes(of: arguments, on: console)
    let names = bytes.map(LocalFiles.visibleName)
    isUnmerged = arguments.count == 1
    paths = (names[0], arguments.count == 9 ? names[7] : names[0])
    let absent = Array("/dev/null".utf8)
    old = Version(file: isUnmerged ? absent : bytes[1])
    new = Version(file: isUnmerged ? absent : bytes[4])
  }

  /// How many arguments git has appended to the others; 0 if it did not call the program.
  ///
  /// The path can begin with a hyphen, so they are recognized before options are read.
  static func argumentCount(atEndOf arguments: [String], environment: [String: String]) -> Int {
    let count = [9, 7].first { count in
      let words = Array(arguments.suffix(count))
      return words.count == count && isName(words[2], words[3]) && isName(words[5], words[6])
    }
    // For a file with a merge conflict, git gives the path only. It sets the number of files in the
    // environment; people do not.
    let isUnmerged = arguments.count == 1 && environment["GIT_DIFF_PATH_TOTAL"] != nil
    return count ?? (isUnmerged ? 1 : 0)
  }

  /// The arguments as the system passed them.
  private static func bytes(of arguments: [String], on console: Console) -> [[UInt8]] {
    let bytes = Array(console.argumentBytes.suffix(arguments.count))
    let isSame = bytes.map { String(decoding: $0, as: UTF8.self) } == arguments
    return isSame ? bytes : arguments.map { Array($0.utf8) }
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
    let bytes: (old: [UInt8], new: [UInt8])
    do throws(FileError) {
      bytes = (old: try Self.bytes(of: old), new: try Self.bytes(of: new))
    } catch {
      // If the program failed, git would not show the files after this one.
      console.print(VisibleText.escape("\(error.message), and is not compared") + "\n")
      return .success
    }
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
    version.isAbsent ? [] : try LocalFiles.read(at: version.file)
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
        screens: [ContentFile(name: path, outputName: path, bytes: bytes)], images: .unknown)
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
