package import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeRendering
package import MarqueeScreen

/// The arguments that git gives to a program that compares two versions of one file: the value of
/// `diff.<name>.command` or `GIT_EXTERNAL_DIFF`.
///
/// There are seven, `path old-file old-hex old-mode new-file new-hex new-mode`, and two more for a
/// renamed file. For a file with a merge conflict there is only the path.
package struct GitDriverArguments {
  package struct Version: Hashable {
    /// The path of the file that git created for it, which may be any bytes; `/dev/null` for none.
    let file: [UInt8]

    package var isAbsent: Bool { file.elementsEqual("/dev/null".utf8) }

    /// The bytes of the file; none if it does not exist.
    package func bytes() throws(FileError) -> [UInt8] {
      isAbsent ? [] : try Disk().read(at: file, named: ContentPath.visibleName(file)).bytes
    }

    /// The version as a screen; `nil` if it is not one.
    ///
    /// - Parameters:
    ///   - bytes: Its bytes.
    ///   - path: The file's path in the repository.
    package func side(
      of bytes: [UInt8], _ path: String, _ workers: Workers
    ) -> DiffSide? {
      guard !isAbsent else { return DiffSide(nothing: path) }
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
      let side = try? DiffSide(content, name: path, screenName: path, workers: workers)
      return side.flatMap { $0.screens.contains(where: \.isUnread) ? nil : $0 }
    }
  }

  /// The file's path in the repository, before and after.
  package let paths: (old: String, new: String)
  package let old: Version
  package let new: Version
  /// Whether there are no versions because the file has a merge conflict.
  package let isUnmerged: Bool
  /// Whether git shows the output in a pager, which it colors.
  package let usesPager: Bool

  /// Reads the arguments of git; `nil` if they do not come from git.
  ///
  /// - Parameter bytes: The arguments as the system passed them, if they are the same.
  package init?(_ arguments: [String], bytes: [[UInt8]], environment: [String: String]) {
    usesPager = environment["GIT_PAGER_IN_USE"] == "true"
    guard Self.count(atEndOf: arguments, environment: environment) == arguments.count else {
      return nil
    }
    let last = Array(bytes.suffix(arguments.count))
    let isSame = last.map { String(decoding: $0, as: UTF8.self) } == arguments
    let bytes = isSame ? last : arguments.map { Array($0.utf8) }
    let names = bytes.map(ContentPath.visibleName)
    isUnmerged = arguments.count == 1
    paths = (names[0], arguments.count == 9 ? names[7] : names[0])
    let absent = Array("/dev/null".utf8)
    old = Version(file: isUnmerged ? absent : bytes[1])
    new = Version(file: isUnmerged ? absent : bytes[4])
  }

  /// How many arguments git has appended to the others; 0 if it did not call the program.
  ///
  /// The path can begin with a hyphen, so they are recognized before options are read.
  package static func count(
    atEndOf arguments: [String], environment: [String: String]
  ) -> Int {
    let count = [9, 7].first { count in
      let words = Array(arguments.suffix(count))
      return words.count == count && isName(words[2], words[3]) && isName(words[5], words[6])
    }
    // For a file with a merge conflict, git gives the path only. It sets the number of files in the
    // environment; people do not.
    let isUnmerged = arguments.count == 1 && environment["GIT_DIFF_PATH_TOTAL"] != nil
    return count ?? (isUnmerged ? 1 : 0)
  }

  /// Whether two arguments are an object's name and a file's mode; `.` for none.
  private static func isName(_ object: String, _ mode: String) -> Bool {
    (object == "."
      || [40, 64].contains(object.utf8.count)
        && object.utf8.allSatisfy("0123456789abcdef".utf8.contains))
      && (mode == "."
        || mode.utf8.count == 6 && mode.utf8.allSatisfy { (0x30...0x37).contains($0) })
  }
}
