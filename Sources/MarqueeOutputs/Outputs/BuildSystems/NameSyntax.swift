import MarqueeCompiler

/// A syntax that file names are written in, and what it can hold.
package enum NameSyntax: CaseIterable, Sendable {
  /// A dependency file, which both GNU Make and Ninja read.
  ///
  /// Allowed without escaping are the characters that Ninja's parser counts as text,
  /// `+,-./_@!(){}]~`, letters, digits and everything that is not ASCII (ninja,
  /// `src/depfile_parser.in.cc`), without those that GNU Make does not read as plain text (manual,
  /// the sections in brackets):
  /// - `=` and `!=` set variables, or run a command [Setting Variables], which no backslash
  ///   changes;
  /// - `%` makes a pattern rule [Pattern Rules], and `*`, `?`, `[` and a leading `~` are expanded
  ///   [Wildcards]; Ninja has no escape for these;
  /// - a closing parenthesis at the end makes a member of an archive [Archive Members];
  /// - a leading dot without any slash makes a special target or a suffix rule [Special Targets].
  ///
  /// GNU Make 4.3 and Ninja 1.11 agree on a backslash before a space, `#` and `:`, except for a
  /// space or a colon at the end. `$` is written `$$` for one expansion, but a Makefile with
  /// `.SECONDEXPANSION` expands prerequisites twice [Secondary Expansion], so it is refused. Among
  /// `"`, `'`, `` ` ``, `&`, `;`, `<`, `>`, `^`, `|`, `\` and control characters, some end a name
  /// for Ninja, and some end a rule for Make.
  case dependencyFile
  /// An `.xcfilelist`, one path per line.
  ///
  /// Xcode splits at line breaks, trims white space, skips lines that begin with `#`, and expands
  /// `$(NAME)` and `${NAME}` (swift-build, `ShellBasedTaskProducer.parseXCFileList`). There is no
  /// escape. A backslash is refused too, so that nothing depends on how it is read.
  case xcodeFileList
  /// One name per line: a list of unused inputs for Bazel, or of objects for `marquee link`.
  ///
  /// Bazel splits at LF and CR, and trims everything up to U+0020 (`StarlarkAction.java`); a
  /// trimmed name would be that of another file. There is no escape.
  case lines

  package var words: String {
    switch self {
    case .dependencyFile: "a dependency file of Make and Ninja"
    case .xcodeFileList: "a file list of Xcode"
    case .lines: "a list of files"
    }
  }

  /// The bytes that need a backslash.
  var escaped: Set<UInt8> {
    switch self {
    case .dependencyFile: Self.escapedInRules
    case .xcodeFileList, .lines: []
    }
  }

  /// Why the syntax cannot hold a path; `nil` if it can.
  package func fault(of path: String) -> NameFault? {
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return .lineBreak
      case 0...0x1F, 0x7F: return .controlCharacter
      case _ where refused.contains(byte): return .character(Character(Unicode.Scalar(byte)))
      default: break
      }
    }
    // A combining mark must not hide the character before it, so scalars are compared.
    guard let first = path.unicodeScalars.first, let last = path.unicodeScalars.last else {
      return nil
    }
    switch self {
    case .dependencyFile:
      if first == "~" || first == "." && !path.utf8.contains(UInt8(ascii: "/")) {
        return .start(Character(first))
      }
      return [" ", ":", ")"].contains(last) ? .end(Character(last)) : nil
    case .xcodeFileList:
      // No path begins a line: each is absolute, or written after a variable.
      return last.properties.isWhitespace ? .end(" ") : nil
    case .lines:
      return first == " " ? .start(" ") : last == " " ? .end(" ") : nil
    }
  }

  func fileError(_ path: String, _ fault: NameFault) -> FileError {
    .other(path: path, reason: "\(words) cannot hold a name \(fault.words); rename it")
  }

  /// The printable bytes that have a special meaning and no escape.
  private var refused: Set<UInt8> {
    switch self {
    case .dependencyFile: Self.refusedInRules
    case .xcodeFileList: Self.refusedByXcode
    case .lines: []
    }
  }

  private static let escapedInRules = Set(" #:".utf8)
  private static let refusedInRules = Set(#"$=%*?["'`&;<>^|\"#.utf8)
  private static let refusedByXcode = Set(#"$\"#.utf8)
}
