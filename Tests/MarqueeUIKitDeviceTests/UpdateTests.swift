#if os(iOS)
  import MarqueeScreen
  import MarqueeUIKit
  import SwiftUI
  import UIKit
  import XCTest

  /// What another version of a screen changes in cells and headers that are shown.
  @MainActor final class UpdateTests: XCTestCase {
    func testAnItemThatItsOwnCellCanNoLongerShowGetsAnotherCell() async throws {
      var configuration = CatalogConfiguration.test
      configuration.cells.use(OwnCell.self, of: Named.self, forItemsOfKind: "poster") { _, _, _ in }
      let stage = try await Stage(
        screen(Poster(description: "A", imageName: "a")), configuration: configuration)
      let first = IndexPath(item: 0, section: 0)
      XCTAssertTrue(stage.view.cellForItem(at: first) is OwnCell)
      // UIKit ends the app if the cell is configured again by another registration.
      await stage.show(try screen(Poster(description: "A", imageLink: "https://example.com/a")))
      XCTAssertNotNil(stage.view.cellForItem(at: first))
      XCTAssertFalse(stage.view.cellForItem(at: first) is OwnCell)
    }

    func testAVisibleHeaderShowsTheNewNameOfItsSection() async throws {
      let names = Names()
      var configuration = CatalogConfiguration.test
      let kind = UICollectionView.elementKindSectionHeader
      configuration.cells.use(forElementsOfKind: kind) { section in
        names.header(section.name)
      }
      let stage = try await Stage(
        Screen(sections: [.sample(.basic, name: "Old")]), configuration: configuration)
      let first = IndexPath(item: 0, section: 0)
      let header = stage.view.supplementaryView(forElementKind: kind, at: first)
      XCTAssertNotNil(header)
      XCTAssertEqual(names.shown.last, "Old")
      await stage.show(try Screen(sections: [.sample(.basic, name: "New")]))
      XCTAssertEqual(names.shown.last, "New")
      XCTAssertTrue(stage.view.supplementaryView(forElementKind: kind, at: first) === header)
    }

    func testDarkAppearanceChangesTheColorsOfWhatIsShown() async throws {
      let stage = try await Stage(
        Screen(sections: [.sample(.basic, id: "a"), .sample(.list, id: "b")]))
      stage.controller.overrideUserInterfaceStyle = .light
      stage.layOut()
      let (light, lightText) = (try brightness(of: stage.controller.view), try text(in: stage))
      stage.controller.overrideUserInterfaceStyle = .dark
      stage.layOut()
      let (dark, darkText) = (try brightness(of: stage.controller.view), try text(in: stage))
      XCTAssertGreaterThan(light, 0.5)
      XCTAssertLessThan(dark, 0.5)
      XCTAssertLessThan(lightText, 0.5)
      XCTAssertGreaterThan(darkText, 0.5)
    }

    private func screen(_ poster: Poster) throws -> Screen {
      try Screen(sections: [
        ScreenSection(
          id: "s", type: .basic, name: "Name", items: [ScreenItem(id: "i", .poster(poster))])
      ])
    }

    /// How bright the background is, from 0 to 1.
    private func brightness(of view: UIView) throws -> CGFloat {
      brightness(of: try XCTUnwrap(view.backgroundColor), in: view)
    }

    /// How bright the text of the first row is, from 0 to 1.
    private func text(in stage: Stage) throws -> CGFloat {
      let cell = try XCTUnwrap(
        stage.view.cellForItem(at: IndexPath(item: 0, section: 1)) as? UICollectionViewListCell)
      let row = try XCTUnwrap(cell.contentConfiguration as? UIListContentConfiguration)
      return brightness(of: row.textProperties.color, in: cell)
    }

    private func brightness(of color: UIColor, in view: UIView) -> CGFloat {
      var white: CGFloat = 0
      unsafe color.resolvedColor(with: view.traitCollection).getWhite(&white, alpha: nil)
      return white
    }
  }

  /// An item with an image's name.
  private struct Named: Decodable {
    let imageName: String
  }

  private final class OwnCell: UICollectionViewCell {}

  /// The names that headers were made with.
  @MainActor private final class Names {
    private(set) var shown: [String?] = []

    func header(_ name: String?) -> Text {
      shown.append(name)
      return Text(name ?? "")
    }
  }
#endif
