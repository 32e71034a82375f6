import MarqueeCompiler
import MarqueeOutputs
import MarqueeScreen
import MarqueeSolver
import TestSupport
import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

/// A screen is laid out once for each view that is asked for.
@Suite struct LayoutCountTests {
  private static let pipeline = Result {
    try ContentPipeline(folder: PackageFolder.content, jobCount: 1)
  }

  /// How many views are laid out by work on this thread.
  private func viewCount(_ body: () throws -> Void) rethrows -> Int {
    let count = Locked(0)
    try LayoutCount.$views.withValue(count) { try body() }
    return count.withLock { $0 }
  }

  private func count(_ change: (inout PreviewRequest) -> Void) throws -> (views: Int, screens: Int)
  {
    let pipeline = try Self.pipeline.get()
    let report = pipeline.run()
    var request = PreviewRequest()
    change(&request)
    let names = PreviewNames(publishing: pipeline.content, at: PackageFolder.content)
    return (try viewCount { _ = try request.files(of: report, names) }, report.screens.count)
  }

  @Test func `a page needs two orientations and twelve text sizes of each device`() throws {
    let page = try count { $0.devices = [.iPhone15, .iPadPro11] }
    #expect(page.views == page.screens * 2 * 2 * 12)
  }

  @Test func `a site needs its pages and a small image of each screen`() throws {
    let site = try count {
      $0.devices = [.iPhone15]
      $0.isSite = true
    }
    #expect(site.views == site.screens * (2 * 12 + 1))
  }

  @Test(arguments: [PreviewFormat.svg, .text])
  func `a drawing needs one view of each device`(format: PreviewFormat) throws {
    let drawings = try count {
      $0.devices = [.iPhone15, .iPadPro11]
      $0.format = format
    }
    #expect(drawings.views == drawings.screens * 2)
  }

  @Test func `a wall needs each of its variants once, light and dark together`() throws {
    let wall = try count {
      $0.devices = [.iPhone15, .iPadPro11]
      $0.textSizes = [.large, .accessibilityLarge, .small]
      $0.makesWalls = true
    }
    #expect(wall.views == wall.screens * (2 * 2 * 12 + 2 * 2 * 3))
  }

  @Test(arguments: [1, 20_000, .max])
  func `a section's drawing needs one view, however often it is too large`(limit: Int) throws {
    let report = try Self.pipeline.get().run()
    let screen = try #require(report.screens.first)
    let views = viewCount {
      _ = SectionDrawing.svg(ofSection: 1, in: screen, of: report, limit: limit)
    }
    #expect(views == 1)
  }

  @Test func `a comparison needs one view of each side`() throws {
    let report = try Self.pipeline.get().run()
    let checked = try #require(report.screens.first)
    let old = Preview(title: "Home", file: "Home.plist", scene: checked.scene)
    var new = old
    new.scene = old.scene.with(old.screen.sections.dropLast())
    let changes = CatalogDiff(
      from: [NamedScreen(name: "Home", screen: old.screen)],
      to: [NamedScreen(name: "Home", screen: new.screen)])
    let diff = try #require(changes.screens.first)
    let compared = ComparedScreen(diff, old: old, new: new, ImageSettings(ScreenView.ID(.iPhone15)))
    let page = ComparisonPage(compared, versions: ("old", "new"), lines: [], index: "diff.html")
    #expect(viewCount { _ = page.html } == 2)
    #expect(viewCount { _ = compared.smallImages } == 2)
  }
}
