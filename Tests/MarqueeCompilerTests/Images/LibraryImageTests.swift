import MarqueeCompiler
import MarqueeDiagnostics
import TestSupport
import Testing

/// Images that only the library names, in cells of the screens that show its items.
@Suite struct LibraryImageTests {
  /// The rules with diagnostics about a screen that shows a film of the library.
  ///
  /// - Parameters:
  ///   - still: The XML of the film's image, or nothing.
  ///   - defaultStill: The name of the image of films without one.
  ///   - isInGroup: Whether the image is in a group.
  private func rules(
    _ still: String, default defaultStill: String, isInGroup: Bool
  ) throws -> [RuleIdentifier] {
    let field = """
      <key>still</key><dict><key>kind</key><string>image</string>
      <key>default</key><string>\(defaultStill)</string></dict>
      """
    let group =
      "<key>images</key><dict><key>kind</key><string>group</string><key>fields</key><dict>"
    let still = isInGroup ? "<key>images</key><dict>\(still)</dict>" : still
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <plist version="1.0"><dict>
      <key>itemKinds</key><dict><key>film</key><dict><key>fields</key><dict>
      <key>name</key><dict><key>kind</key><string>text</string></dict>
      \(isInGroup ? "\(group)\(field)</dict></dict>" : field)</dict>
      <key>show</key><dict><key>title</key><string>name</string>
      <key>image</key><string>\(isInGroup ? "images.still" : "still")</string></dict></dict></dict>
      <key>sectionTypes</key><dict><key>films</key><dict>
      <key>items</key><string>film</string><key>layout</key><string>grid</string></dict></dict>
      </dict></plist>
      """, to: "Marquee.plist")
    try folder.write(
      """
      <plist version="1.0"><dict><key>dune</key><dict><key>kind</key><string>film</string>
      <key>name</key><string>Dune</string>\(still)</dict></dict></plist>
      """, to: "Items.plist")
    try folder.write(
      """
      <plist version="1.0"><array><dict><key>sectionType</key><string>films</string>
      <key>contentItem</key><array><string>dune</string></array></dict></array></plist>
      """, to: "Home.plist")
    for (name, width) in [("small", 30), ("large", 1500)] {
      try folder.write(PNGBytes.image(width, width), to: "Images/\(name)@3x.png")
    }
    let report = try ContentPipeline(folder: folder.path).run()
    #expect(report.screens.count == 1)
    return report.screens.flatMap(\.diagnostics).map(\.rule)
  }

  @Test(arguments: [false, true])
  func `an image of an authored kind is judged in the cell that shows it`(isInGroup: Bool) throws {
    func rules(_ name: String) throws -> [RuleIdentifier] {
      try self.rules(
        "<key>still</key><string>\(name)</string>", default: "large", isInGroup: isInGroup)
    }
    #expect(try rules("small").contains("image-too-small"))
    #expect(try !rules("large").contains("image-too-small"))
  }

  @Test(arguments: [false, true])
  func `so is the default value of its field`(isInGroup: Bool) throws {
    func rules(_ name: String) throws -> [RuleIdentifier] {
      try self.rules("", default: name, isInGroup: isInGroup)
    }
    #expect(try rules("small").contains("image-too-small"))
    #expect(try !rules("large").contains("image-too-small"))
  }
}
