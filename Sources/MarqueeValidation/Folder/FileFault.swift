package import MarqueeDiagnostics
package import MarqueeImages
import MarqueePropertyList

/// A file of a content folder that looks like a screen or settings but is not read.
package struct FileFault: Hashable, Sendable {
  package enum Reason: Hashable, Sendable {
    /// It is a link that leads out of the content folder.
    case leadsOutside
    /// It is a link to something that does not exist.
    case leadsNowhere
    case leadsInCircle
    case linkTo(FileKind)
    case kind(FileKind)
    case noPermission
    /// Its name is not UTF-8.
    case invalidName
    case extensionCase
    /// Its name differs only in letter case from one that has a meaning, which is given.
    case nameCase(String)
    case noScreen
    /// It is a property list with lists of items, but not a screen.
    case lists
    /// It is a link of a revision.
    case link
    /// It is the folder of another repository.
    case submodule
    /// A revision has only what names its content.
    case keptByGitLFS
  }

  package let path: String
  package let reason: Reason

  package init(_ path: String, _ reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package var diagnostic: Diagnostic {
    Diagnostic(
      rule: rule, severity: isLoss ? .error : .note, message: message,
      place: Place(file: path),
      fixIts: [advice.map { FixIt($0, applicability: .displayOnly) }].compactMap(\.self))
  }

  var rule: RuleIdentifier {
    switch reason {
    case .leadsOutside: .fileOutsideFolder
    case .noScreen, .lists: .passedOverFile
    default: .unreadableFile
    }
  }

  /// Whether a screen may be missing because of the file.
  package var isLoss: Bool { reason != .noScreen && reason != .lists }

  /// Whether a revision does not have the file's content, so that it cannot be compared.
  package var isOfRevision: Bool {
    [.link, .submodule, .keptByGitLFS].contains(reason)
  }

  private var name: Substring {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] }
      ?? path[...]
  }

  private var message: String {
    switch reason {
    case .leadsOutside: "'\(name)' is a link that leads out of the content folder"
    case .leadsNowhere: "'\(name)' is a link to something that does not exist"
    case .leadsInCircle: "'\(name)' is a link that leads back to itself"
    case .linkTo(let kind): "'\(name)' is a link to \(Self.words(for: kind)), not to a file"
    case .kind(let kind): "'\(name)' is \(Self.words(for: kind)), not a file"
    case .noPermission: "'\(name)' cannot be read: no permission"
    case .invalidName: "the name '\(name)' is not UTF-8"
    case .noScreen: "'\(name)' is not a screen, and is ignored"
    case .lists: "'\(name)' holds lists of items, not a screen, and is ignored"
    case .link: "'\(name)' is a link, and is not compared"
    case .submodule: "'\(name)' is a submodule, and is not compared"
    case .keptByGitLFS: "'\(name)' is kept by Git LFS, and is not compared"
    case .extensionCase: "the extension of '\(name)' must be written '.plist'"
    case .nameCase(let right): "the name '\(name)' must be written '\(right)'"
    }
  }

  /// What to do about it, unless that is obvious.
  private var advice: String? {
    switch reason {
    case .leadsOutside: "put what it leads to in its place"
    case .invalidName: "rename it"
    case .extensionCase: "rename it to '\(name.dropLast(".plist".count)).plist'"
    case .nameCase(let right): "rename it to '\(right)'"
    case .noScreen: "add it to 'exclude' in 'Marquee.plist' to silence this"
    case .lists: ImportAdvice.text(for: path)
    case .leadsNowhere, .leadsInCircle, .linkTo, .kind, .noPermission, .link, .submodule,
      .keptByGitLFS:
      nil
    }
  }

  private static func words(for kind: FileKind) -> String {
    kind == .special ? "a socket or a device" : kind.description
  }
}

extension Diagnostic {
  /// Whether it says that a file cannot be read.
  package var isOfUnreadFile: Bool { rule == .unreadableFile && severity == .error }
}

extension RuleIdentifier {
  package static let fileOutsideFolder: RuleIdentifier = "file-outside-folder"
  package static let passedOverFile: RuleIdentifier = "passed-over-file"
  /// A file that cannot be read.
  package static let unreadableFile: RuleIdentifier = "unreadable-file"
}
