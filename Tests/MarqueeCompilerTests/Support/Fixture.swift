import Foundation
import MarqueeCompiler
import MarqueeDiagnostics

/// Files beside the tests.
enum Fixture {
  /// The text of a file in `Fixtures`.
  static func text(_ name: String) throws -> String {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: folder.appending(path: "Fixtures/\(name)"), encoding: .utf8)
  }
}

extension ContentPipeline {
  /// The report on one screen in memory.
  static func check(_ bytes: [UInt8], images: [String]? = nil) -> ContentReport {
    ContentPipeline(propertyList: Data(bytes), named: "Test.plist", images: images).run()
  }

  /// The report on one screen in memory.
  static func check(_ text: String) -> ContentReport { check(Array(text.utf8)) }
}

extension [Diagnostic] {
  /// Errors and warnings: what an author has to act on.
  var faults: [Diagnostic] { filter { $0.severity > .note } }
}
