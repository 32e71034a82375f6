import Foundation
import TestSupport
import Testing

/// A repository of git for one test.
struct GitRepository {
  let folder: TemporaryFolder
  private static let program = "/usr/bin/git"

  /// Whether there is git.
  static var isPresent: Bool { FileManager.default.isExecutableFile(atPath: program) }

  /// Makes an empty repository.
  init() throws {
    folder = try TemporaryFolder()
    try git("init", "--quiet", "--initial-branch", "main")
    for (key, value) in ["user.name": "Somebody", "user.email": "somebody@example.com"] {
      try git("config", key, value)
    }
  }

  /// Writes files, and commits all that is in the working tree.
  func commit(_ files: [String: String]) throws {
    for (name, text) in files { try folder.write(text, to: name) }
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "Change")
  }

  private func git(_ arguments: String...) throws {
    let status = try TemporaryFolder.run(Self.program, ["-C", folder.path] + arguments)
    #expect(status == 0, "git \(arguments)")
  }
}
