import Foundation
import MarqueeCells
import MarqueeCompiler
import MarqueeDiagnostics
import MarqueeImages
import MarqueeOutputs
import MarqueeRendering
import MarqueeSolver
import MarqueeValidation
import TestSupport
import Testing

/// A wall shows for each view the diagnostics of that view and no other.
@Suite struct ViewProblemTests {
  private static let paths = ShownPaths(workingFolder: "/", content: "Content")

  /// Texts that are cut on narrow phones, a header that is too high in large text, an image that is
  /// too small for tablets, and one that only tablets have.
  private static let sections = """
    <dict><key>sectionType</key><string>courseSwimlane</string>
    <key>sectionName</key><string>For you</string><key>contentItem</key><array><dict>
    <key>imageName</key><string>small</string><key>title</key>
    <string>A long title of a course about all that there is to know of watercolors and paper</string>
    <key>author</key><string>Ada</string><key>rating</key><real>4.5</real>
    <key>reviewCount</key><integer>3</integer><key>price</key><string>19.90</string>
    </dict></array></dict>
    <dict><key>sectionType</key><string>basic</string>
    <key>sectionName</key><string>Continue watching</string><key>contentItem</key><array>
    <dict><key>description</key><string>A cat</string>
    <key>imageName</key><string>small</string></dict>
    <dict><key>description</key><string>A dog</string>
    <key>imageName</key><string>tablet</string></dict></array></dict>
    """

  private func run(_ settings: String) throws -> ContentReport {
    let folder = try TemporaryFolder()
    try folder.write(
      "<plist version=\"1.0\"><array>\(Self.sections)</array></plist>", to: "Content/Home.plist")
    try folder.write(
      "<plist version=\"1.0\"><dict>\(settings)</dict></plist>", to: "Content/Marquee.plist")
    try folder.write(PNGBytes.image(200, 150), to: "Content/small.png")
    try folder.write(PNGBytes.image(600, 900), to: "Content/tablet~ipad.png")
    return try ContentPipeline(folder: folder.path("Content")).run()
  }

  private static func problems(
    _ report: ContentReport, in views: [ScreenView.ID]
  ) throws -> [[PreviewDiagnostic]] {
    let screen = try #require(report.screens.first)
    let problems = screen.judge(in: report, paths: paths).find(screen.scene.views(views))
    return views.indices.map { view in
      problems.filter { $0.views.contains(view) }.map(\.diagnostic)
    }
  }

  /// The words of diagnostics that hold in a view, without the names of views.
  private static func messages(_ diagnostics: [Diagnostic], in view: ScreenView.ID) -> [String] {
    let ofCells: Set<RuleIdentifier> = ["text-truncated", "text-overlaps", "part-does-not-fit"]
    return diagnostics.compactMap { diagnostic in
      guard ofCells.contains(diagnostic.rule) else { return diagnostic.message }
      let parts = diagnostic.message.components(separatedBy: " on \(view)")
      return parts.count == 2 && (parts[1].isEmpty || parts[1].hasPrefix(" and ")) ? parts[0] : nil
    }
  }

  @Test(
    arguments: ["iphone-se", "iphone-15", "iphone-15-pro-max", "ipad-11", "400x500@2"],
    [
      (TextSizeCategory.large, Orientation.portrait), (.large, .landscape),
      (.extraExtraExtraLarge, .portrait), (.accessibilityExtraLarge, .portrait),
      (.accessibilityExtraLarge, .landscape),
    ])
  func `a view has the diagnostics of settings that name only this view`(
    device: String, conditions: (textSize: TextSizeCategory, orientation: Orientation)
  ) throws {
    let (textSize, orientation) = conditions
    let settings =
      "<key>devices</key><array><string>\(device)</string></array>"
      + "<key>textSizes</key><array><string>\(textSize)</string></array>"
      + "<key>orientations</key><array><string>\(orientation.rawValue)</string></array>"
    let alone = try run(settings).diagnostics.filter { RuleRegistry[$0.rule]?.isOfViews == true }
    let view = ScreenView.ID(
      try #require(Device(named: device)), orientation, textSize: textSize)
    let found = try Self.problems(try run(""), in: [view])[0]
    #expect(found.map(\.message) == Self.messages(alone, in: view))
  }

  @Test(arguments: [
    "Content", "Tests/Support/Fixtures/Sample", "Tests/Support/Fixtures/Catalogs/Streaming",
    "Tests/Support/Fixtures/AuthorCatalogs/Courses",
    "Tests/Support/Fixtures/AuthorCatalogs/Layouts",
  ]) func `a page says of each of its views what a wall says of that view`(folder: String) throws {
    let report = try ContentPipeline(folder: PackageFolder.url.appending(path: folder).path).run()
    let views = [Device.iPhoneSE, .iPhone15, .iPadPro11].flatMap { device in
      Orientation.allCases.flatMap { orientation in
        TextSizeCategory.allCases.map { ScreenView.ID(device, orientation, textSize: $0) }
      }
    }
    for screen in report.screens {
      let judge = screen.judge(in: report, paths: Self.paths)
      let together = judge.find(screen.scene.views(views))
      for (number, view) in views.enumerated() where Sample.isComplete || number % 7 == 0 {
        let alone = judge.find(screen.scene.views([view]))
        let found = together.filter { $0.views.contains(number) }.map(\.diagnostic)
        #expect(Set(found) == Set(alone.map(\.diagnostic)), "\(view)")
      }
    }
  }

  @Test func `a screen is laid out once for its images and its texts`() throws {
    let count = Locked(0)
    try LayoutCount.$views.withValue(count) {
      _ = try run(
        "<key>devices</key><array><string>iphone-se</string><string>ipad-11</string></array>"
          + "<key>textSizes</key><array><string>large</string><string>small</string></array>")
    }
    // Four further views show other kinds of faults.
    #expect(count.withLock { $0 } == 2 * 2 + 4)
  }

  @Test func `a view has no diagnostics of another device`() throws {
    let report = try run("")
    let found = try Self.problems(
      report, in: [Device.iPhone15, .iPadPro11].map { ScreenView.ID($0) })
    let missing = found.map { $0.contains { $0.rule == "missing-image" } }
    #expect(missing == [true, false])
  }
}
