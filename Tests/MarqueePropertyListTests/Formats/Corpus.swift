import Foundation

/// Files of other property-list parsers, in the folder that `MARQUEE_CORPUS` names.
enum Corpus {
  /// The folder of the files; `nil` where the variable is not set.
  static let parsers = ProcessInfo.processInfo.environment["MARQUEE_CORPUS"].map {
    URL(filePath: $0).appending(path: "parsers")
  }

  /// The paths of all files, relative to the folder, sorted.
  static func paths() throws -> [String] {
    guard let parsers else { return [] }
    return try FileManager.default.subpathsOfDirectory(atPath: parsers.path())
      .filter { !$0.hasSuffix(".tsv") && $0.contains(".") }.sorted()
  }

  /// The paths of the files that another tool reads.
  static func acceptedPaths() throws -> Set<String> {
    guard let parsers else { return [] }
    let survey = try String(
      contentsOf: parsers.appending(path: "survey.tsv"), encoding: .utf8)
    let rows = survey.split(whereSeparator: \.isNewline).map { $0.split(separator: "\t") }
    return Set(rows.filter { $0.count > 1 && $0[1] == "ok" }.map { String($0[0]) })
  }

  /// The bytes of a file.
  static func bytes(_ path: String) throws -> [UInt8] {
    guard let parsers else { return [] }
    return Array(try Data(contentsOf: parsers.appending(path: path)))
  }
}
