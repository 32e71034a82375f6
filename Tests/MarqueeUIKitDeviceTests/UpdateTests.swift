#if os(iOS)
  import MarqueeScreen
  import MarqueeUIKit
  import SwiftUI
  import Testing
  import UIKit

  extension DeviceTests {
    /// What another version of a screen changes in cells and headers that are shown.
    @Suite @MainActor struct UpdateTests {
      @Test func `an item that its own cell can no longer show gets another cell`() async throws {
        var configuration = CatalogConfiguration.test
        configuration.cells.use(OwnCell.self, of: Named.self, forItemsOfKind: "poster") { _, _, _ in
        }
        let stage = try await Stage(
          screen(Poster(description: "A", imageName: "a")), configuration: configuration)
        let first = IndexPath(item: 0, section: 0)
        #expect(stage.view.cellForItem(at: first) is OwnCell)
        // UIKit ends the app if the cell is configured again by another registration.
        await stage.show(try screen(Poster(description: "A", imageLink: "https://example.com/a")))
        #expect(stage.view.cellForItem(at: first) != nil)
        #expect(!(stage.view.cellForItem(at: first) is OwnCell))
      }

      @Test func `a visible header shows the new name of its section`() async throws {
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
        #expect(header != nil)
        #expect(names.shown.last == "Old")
        await stage.show(try Screen(sections: [.sample(.basic, name: "New")]))
        #expect(names.shown.last == "New")
        #expect(stage.view.supplementaryView(forElementKind: kind, at: first) === header)
      }

      @Test func `dark appearance changes the colors of what is shown`() async throws {
        let stage = try await Stage(
          Screen(sections: [.sample(.basic, id: "a"), .sample(.list, id: "b")]))
        stage.controller.overrideUserInterfaceStyle = .light
        stage.layOut()
        let (light, lightText) = (try brightness(of: stage.controller.view), try text(in: stage))
        stage.controller.overrideUserInterfaceStyle = .dark
        stage.layOut()
        let (dark, darkText) = (try brightness(of: stage.controller.view), try text(in: stage))
        #expect(light > 0.5)
        #expect(dark < 0.5)
        #expect(lightText < 0.5)
        #expect(darkText > 0.5)
      }

      private func screen(_ poster: Poster) throws -> Screen {
        try Screen(sections: [
          ScreenSection(
            id: "s", type: .basic, name: "Name", items: [ScreenItem(id: "i", .poster(poster))])
        ])
      }

      /// How bright the background is, from 0 to 1.
      private func brightness(of view: UIView) throws -> CGFloat {
        brightness(of: try #require(view.backgroundColor), in: view)
      }

      /// How bright the text of the first row is, from 0 to 1.
      private func text(in stage: Stage) throws -> CGFloat {
        let cell = try #require(
          stage.view.cellForItem(at: IndexPath(item: 0, section: 1)) as? UICollectionViewListCell)
        let row = try #require(cell.contentConfiguration as? UIListContentConfiguration)
        return brightness(of: row.textProperties.color, in: cell)
      }

      private func brightness(of color: UIColor, in view: UIView) -> CGFloat {
        var white: CGFloat = 0
        unsafe color.resolvedColor(with: view.traitCollection).getWhite(&white, alpha: nil)
        return white
      }
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
