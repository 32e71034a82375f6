package import Foundation

/// Inputs from other projects, in the folder that `MARQUEE_CORPUS` names.
package enum Corpus {
  /// The folder; `nil` if the variable is not set.
  package static let folder = ProcessInfo.processInfo.environment["MARQUEE_CORPUS"].map {
    URL(filePath: $0)
  }

  /// Whether there is a corpus.
  package static var isPresent: Bool { folder != nil }

  /// The reason to show for a skipped suite.
  package static let reason = "MARQUEE_CORPUS names no folder"

  /// The bytes of a file.
  package static func bytes(_ path: String) throws -> [UInt8] {
    guard let folder else { return [] }
    return Array(try Data(contentsOf: folder.appending(path: path)))
  }

  /// The paths of all property lists in some folders, sorted.
  package static func paths(in folders: String...) throws -> [String] {
    guard let folder else { return [] }
    return try folders.flatMap { name in
      try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: name).path())
        .map { "\(name)/\($0)" }
    }.filter { isFile($0) && !$0.hasSuffix(".tsv") }.sorted()
  }

  private static func isFile(_ path: String) -> Bool {
    let values = try? folder?.appending(path: path).resourceValues(forKeys: [.isRegularFileKey])
    return values?.isRegularFile == true
  }
}
