import Foundation
import MarqueeCompiler
import MarqueeDiagnostics

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
