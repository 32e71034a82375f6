import Foundation
import MarqueeCatalog
import MarqueeCompiler
import MarqueeDiagnostics
import Testing

/// An app decodes every layout of a screen, so that an unused one stops it as any other does.
@Suite struct UnusedLayoutTests {
  /// A screen with the layout 'old', which shows nothing.
  private func screen(section: String = "", item: String) -> String {
    """
    <plist version="1.0"><dict>
    <key>layouts</key>
    <dict>
    <key>plain</key>
    <dict><key>list</key><dict><key>appearance</key><string>plain</string></dict></dict>
    <key>old</key>
    <dict>
    <key>item</key>
    <dict>
    <key>width</key><dict><key>fractionalWidth</key><integer>1</integer></dict>
    <key>height</key>\(item)
    </dict>
    </dict>
    </dict>
    <key>sections</key>
    <array><dict>
    <key>sectionType</key><string>list</string>\(section)
    <key>contentItem</key>
    <array><dict><key>text</key><string>Help</string></dict></array>
    </dict></array>
    </dict></plist>

    """
  }

  static let faults = [
    "<dict><key>fractionalHeight</key><string>much</string></dict>",
    "<dict><key>fractionalHeight</key><integer>-1</integer></dict>",
    "<dict><key>absolute</key><integer>-90</integer></dict>",
  ]

  @Test(arguments: faults)
  func `an error says that no section uses the layout, and offers its removal`(
    fault: String
  ) throws {
    let text = screen(item: fault)
    let report = ContentPipeline(propertyList: Data(text.utf8)).run()
    let error = try #require(report.diagnostics.first { $0.severity == .error })
    #expect(report.screens[0].screen == nil)
    #expect(error.notes.contains { $0.message == "no section uses layout 'old'" })
    let fixIt = try #require(error.fixIts.last)
    #expect(fixIt.title == "remove layout 'old'")
    #expect(fixIt.applicability == .unsafe)
    let fixed = TextEdit.apply([fixIt], to: Array(text.utf8)).text
    let end = try #require(text.range(of: "\n<key>old</key>"))
    let rest = try #require(text.range(of: "\n</dict>\n<key>sections"))
    #expect(
      String(decoding: fixed, as: UTF8.self) == text[..<end.lowerBound] + text[rest.lowerBound...])
    #expect(ContentPipeline.check(fixed).diagnostics.faults.isEmpty)
  }

  @Test(arguments: ["7", "0.5"])
  func `what only frames show of an unused layout does not stop the screen`(width: String) throws {
    let size = { (width: String) in
      "<key>width</key><dict><key>fractionalWidth</key><real>\(width)</real></dict>"
        + "<key>height</key><dict><key>absolute</key><integer>90</integer></dict>"
    }
    let layout = "</dict><key>group</key><dict>\(size("1"))"
    let fault = "<dict><key>absolute</key><integer>90</integer></dict>\(layout)"
    let text = screen(item: fault).replacing(
      "<key>fractionalWidth</key><integer>1</integer>",
      with: "<key>fractionalWidth</key><real>\(width)</real>")
    let report = ContentPipeline(propertyList: Data(text.utf8)).run()
    #expect(report.screens[0].screen != nil, "\(report.diagnostics)")
    let used = text.replacing(
      "<string>list</string>", with: "<string>list</string><key>layout</key><string>old</string>")
    let isError = ContentPipeline(propertyList: Data(used.utf8)).run().screens[0].screen == nil
    #expect(isError == (width == "7"))
  }

  @Test(arguments: faults)
  func `an error in a layout that a section uses says nothing of the kind`(fault: String) {
    let text = screen(section: "<key>layout</key><string>old</string>", item: fault)
    let diagnostics = ContentPipeline(propertyList: Data(text.utf8)).run().diagnostics
    #expect(diagnostics.contains { $0.severity == .error })
    #expect(!diagnostics.contains { $0.notes.contains { $0.message.contains("no section uses") } })
  }
}
