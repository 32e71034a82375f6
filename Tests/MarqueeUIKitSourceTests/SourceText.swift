import Foundation
import TestSupport
import Testing

/// A source file as text: without UIKit, MarqueeUIKit can be read but not run.
struct SourceText: CustomTestStringConvertible {
  /// The file's path in `Sources`.
  let path: String
  /// The lines that are code, without their indentation and comments.
  let code: [String]

  var testDescription: String { path }

  /// Reads a file of `Sources`.
  init(_ path: String) throws {
    self.path = path
    let file = PackageFolder.url.appending(path: "Sources").appending(path: path)
    code = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.hasPrefix("//") }
  }

  /// Reads the Swift files of a folder of `Sources`.
  static func folder(_ path: String) throws -> [SourceText] {
    let folder = PackageFolder.url.appending(path: "Sources").appending(path: path)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { try SourceText("\(path)/\($0)") }
  }

  /// The lines from the one that begins so up to the brace that ends it.
  func block(_ start: String) throws -> [String] {
    let first = try #require(
      code.firstIndex { $0.hasPrefix(start) }, "\(path) has no line '\(start)'")
    var depth = 0
    return Array(
      code[first...].prefix { line in
        let isInside = depth > 0 || line.hasPrefix(start)
        depth += line.count { $0 == "{" } - line.count { $0 == "}" }
        return isInside && depth > 0
      })
  }

  /// The names of the cases that an enum declares.
  func declaredCases(of name: String) throws -> [String] {
    var depth = 0
    return try block(name).compactMap { line in
      defer { depth += line.count { $0 == "{" } - line.count { $0 == "}" } }
      // A switch inside the enum has cases as well, which begin with a full stop.
      return depth == 1 ? line.wholeMatch(of: /case (\w+).*/).map { "\($0.output.1)" } : nil
    }
  }

  /// Whether a name is read: not the argument label or the property of something else.
  func reads(_ name: String) throws -> Bool {
    let use = try Regex("(^|[^.\\w])\(name)($|[^:\\w])")
    return code.contains { $0.contains(use) }
  }
}
