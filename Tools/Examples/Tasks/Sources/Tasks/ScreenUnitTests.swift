#if os(iOS) && canImport(XCTest)
  import MarqueeUIKit
  import UIKit
  import XCTest

  /// Checks what a catalog shows, and what a tap on its first item leads to.
  @MainActor final class ScreenUnitTests: XCTestCase {
    func testATapOnAFilmLeadsToItsDetails() async throws {
      let harbour = Poster(description: "A harbour", imageName: "harbour")
      let screen = try Screen(sections: [
        ScreenSection(
          id: "new", type: .basic, name: "New",
          items: [ScreenItem(id: "harbour", .poster(harbour))])
      ])
      let home = CatalogViewController(FixedSource(fixed: screen), of: "Home")
      var tapped: [ScreenItem.ID?] = []
      home.onSelect = { _, selection in tapped.append(selection.item?.id) }

      await home.shown()
      XCTAssertEqual(home.screen?.sections.map(\.name), ["New"])

      let view = try XCTUnwrap(home.view.subviews.lazy.compactMap { $0 as? UICollectionView }.first)
      home.collectionView(view, didSelectItemAt: IndexPath(item: 0, section: 0))
      XCTAssertEqual(tapped, ["harbour"])
    }
  }

  /// A source that has one screen, for tests.
  struct FixedSource: ScreenSource {
    let fixed: Screen

    func screen(for target: ScreenName) async throws(ScreenSourceError) -> LoadedScreen {
      LoadedScreen(fixed, from: .bundle)
    }
  }
#endif
