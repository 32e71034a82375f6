#if os(iOS)
  import MarqueeScreen
  import MarqueeUIKit
  import UIKit
  import XCTest

  /// What stays in place, what comes into sight, and where a link leads.
  @MainActor final class ScrollingTests: XCTestCase {
    func testARotationKeepsTheFirstVisibleItemInItsPlace() async throws {
      let stage = try await Stage(Screen(sections: [.sample(.grid, count: 200)]))
      stage.scroll(to: 900)
      let first = try XCTUnwrap(stage.view.indexPathsForVisibleItems.min())
      let before = try distance(of: first, in: stage)
      let height = try XCTUnwrap(stage.view.layoutAttributesForItem(at: first)?.frame.height)
      stage.rotate()
      let turned = try XCTUnwrap(stage.view.layoutAttributesForItem(at: first)?.frame.height)
      XCTAssertGreaterThan(turned, height, "the window was not turned")
      XCTAssertEqual(try distance(of: first, in: stage), before, accuracy: 0.5)
    }

    func testOnShowIsCalledOnceCellsCanBeFound() async throws {
      var found: [Bool] = []
      _ = try await Stage(
        Screen(sections: [.sample(.list, count: 60)]),
        prepare: { controller in
          controller.onShow = { [weak controller] loaded in
            guard let last = loaded.screen.sections.last?.items.last else { return }
            found.append(controller?.scroll(to: .item(last.id)) == true)
          }
        })
      XCTAssertEqual(found, [true])
    }

    func testOnDisplayTellsWhatComesIntoSightAndLeaves() async throws {
      var inSight: Set<ScreenItem.ID> = []
      var ends: [ScreenSection.ID] = []
      let stage = try await Stage(
        Screen(sections: [.sample(.list, count: 60)]),
        prepare: { controller in
          controller.onEndOfSection = { ends.append($0.id) }
          controller.onDisplay = { selection, display in
            guard let id = selection.item?.id else { return }
            switch display {
            case .appeared: XCTAssertTrue(inSight.insert(id).inserted, "\(id) twice")
            case .disappeared: XCTAssertNotNil(inSight.remove(id), "\(id) was not in sight")
            }
          }
        })
      XCTAssertTrue(inSight.contains("s-0"))
      XCTAssertFalse(inSight.contains("s-59"))
      XCTAssertTrue(ends.isEmpty)

      stage.scroll(to: stage.view.contentSize.height - stage.view.bounds.height)
      // The heights of rows are estimates until they are shown.
      stage.scroll(to: stage.view.contentSize.height - stage.view.bounds.height)
      XCTAssertFalse(inSight.contains("s-0"))
      XCTAssertTrue(inSight.contains("s-59"))
      XCTAssertFalse(ends.isEmpty)

      let shown = inSight
      stage.setCovered(true)
      XCTAssertTrue(inSight.isEmpty)
      stage.setCovered(false)
      XCTAssertEqual(inSight, shown)
    }

    func testScrollingToASectionKeepsItsHeaderInSight() async throws {
      let sections = try (0..<8).map { try ScreenSection.sample(.basic, id: "s\($0)") }
      let stage = try await Stage(Screen(sections: sections))
      XCTAssertTrue(stage.controller.scroll(to: .section("s4")))
      let kind = UICollectionView.elementKindSectionHeader
      let first = IndexPath(item: 0, section: 4)
      // The way there may be animated.
      for _ in 0..<40 {
        stage.layOut()
        if let header = stage.view.supplementaryView(forElementKind: kind, at: first),
          abs(header.frame.minY - top(of: stage)) < 0.5
        {
          return
        }
        try await Task.sleep(for: .milliseconds(50))
      }
      XCTFail("The header of the section is not at the top.")
    }

    /// Where the part of the content begins that no bar covers.
    private func top(of stage: Stage) -> CGFloat {
      stage.view.contentOffset.y + stage.view.adjustedContentInset.top
    }

    /// How far below the top of the view an item is.
    private func distance(of indexPath: IndexPath, in stage: Stage) throws -> CGFloat {
      let frame = try XCTUnwrap(stage.view.layoutAttributesForItem(at: indexPath)?.frame)
      return frame.minY - stage.view.contentOffset.y
    }
  }
#endif
