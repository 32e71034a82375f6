import Foundation
import MarqueeCompiler
import Testing

extension Fixer {
  /// The result of the fixer for a screen in memory.
  static func fix(text: String) throws -> Result {
    let pipeline = ContentPipeline(propertyList: Data(text.utf8))
    let report = pipeline.run()
    return Fixer(pipeline, report: report).fix(try #require(report.screens.first))
  }
}

extension Fixer.Result {
  var text: String { String(decoding: after.text.text, as: UTF8.self) }
}
