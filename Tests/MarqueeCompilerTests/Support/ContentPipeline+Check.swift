import Foundation
import MarqueeCompiler
import MarqueeDiagnostics

extension ContentPipeline {
  /// The report on one screen in memory.
  static func check(_ bytes: [UInt8], images: [String]? = nil) -> ContentReport {
    ContentPipeline(propertyList: Data(bytes), named: "Test.plist", images: images).run()
  }

  /// The report on one screen in memory, with settings.
  ///
  /// - Parameter settings: What is in the dictionary of `Marquee.plist`.
  static func check(_ bytes: [UInt8], settings: String) -> ContentReport {
    ContentPipeline(
      ContentFolder(
        screens: [ContentFile(name: "Test.plist", outputName: "Test", bytes: bytes)],
        settings: .settings(
          Array("<plist version=\"1.0\"><dict>\(settings)</dict></plist>".utf8)),
        images: .unknown)
    ).run()
  }

  /// The report on one screen in memory.
  static func check(_ text: String) -> ContentReport { check(Array(text.utf8)) }
}

extension [Diagnostic] {
  /// Errors and warnings: what an author has to act on.
  var faults: [Diagnostic] { filter { $0.severity > .note } }
}
