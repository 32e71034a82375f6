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

  /// Writes files, and commits everything in the working tree.
  func commit(_ files: [String: String]) throws {
    for (name, text) in files { try folder.write(text, to: name) }
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "Change")
  }

  /// Adds another repository as a submodule.
  func addSubmodule(_ other: GitRepository, at path: String) throws {
    try git(
      "-c", "protocol.file.allow=always", "submodule", "--quiet", "add", other.folder.path, path)
  }

  /// Runs git in the repository.
  func git(_ arguments: String...) throws {
    let status = try TemporaryFolder.run(Self.program, ["-C", folder.path] + arguments)
    #expect(status == 0, "git \(arguments)")
  }

  /// Runs a script in the repository.
  func shell(_ script: String) throws {
    let status = try TemporaryFolder.run(
      "/bin/sh", ["-ec", "cd \"$1\"\n\(script)", "sh", folder.path])
    #expect(status == 0, "\(script)")
  }

  /// Removes an object, as if it had never been fetched.
  func removeObject(_ name: String) throws {
    try shell(
      """
      object=$(git rev-parse '\(name)')
      rest=${object#??}
      rm -f ".git/objects/${object%"$rest"}/$rest"
      """)
  }

  /// A folder for `PATH`, with an old git that lacks the protections of newer ones.
  static func oldProgram() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let script = """
      #!/bin/sh
      unset GIT_NO_LAZY_FETCH
      for argument in "$@"; do
        shift
        case $argument in safe.*) argument=unknown.setting=1 ;; esac
        set -- "$@" "$argument"
      done
      exec \(program) "$@"

      """
    let path = try folder.write(script, to: "git")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return folder
  }
}
