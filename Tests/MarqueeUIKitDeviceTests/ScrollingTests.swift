#if os(iOS)
  import MarqueeScreen
  import MarqueeUIKit
  import Testing
  import UIKit

  extension DeviceTests {
    /// What stays in place, what comes into sight, and where a link leads.
    @Suite @MainActor struct ScrollingTests {
      @Test func `a rotation keeps the first visible item in its place`() async throws {
        let stage = try await Stage(Screen(sections: [.sample(.grid, count: 200)]))
        stage.scroll(to: 900)
        let first = try #require(stage.view.indexPathsForVisibleItems.min())
        let before = try distance(of: first, in: stage)
        let height = try #require(stage.view.layoutAttributesForItem(at: first)?.frame.height)
        stage.rotate()
        let turned = try #require(stage.view.layoutAttributesForItem(at: first)?.frame.height)
        #expect(turned > height, "the window was not turned")
        #expect(abs(try distance(of: first, in: stage) - before) <= 0.5)
      }

      @Test func `onShow is called once, when cells can be found`() async throws {
        var found: [Bool] = []
        _ = try await Stage(
          Screen(sections: [.sample(.list, count: 60)]),
          prepare: { controller in
            controller.onShow = { controller, loaded in
              guard let last = loaded.screen.sections.last?.items.last else { return }
              found.append(controller.scroll(to: .item(last.id)))
            }
          })
        #expect(found == [true])
      }

      @Test func `a place is remembered until it is shown`() async throws {
        let stage = try await Stage(
          Screen(sections: [.sample(.list, count: 60)]),
          prepare: { controller in controller.scroll(to: .item("s-59")) })
        let last = IndexPath(item: 59, section: 0)
        // The way there may be animated.
        for _ in 0..<40 where !stage.view.indexPathsForVisibleItems.contains(last) {
          try await Task.sleep(for: .milliseconds(50))
          stage.layOut()
        }
        #expect(stage.view.indexPathsForVisibleItems.contains(last))
        // A refresh leaves the user where they are by then.
        stage.scroll(to: 0)
        await stage.controller.refresh()
        stage.layOut()
        #expect(stage.view.indexPathsForVisibleItems.contains(IndexPath(item: 0, section: 0)))
      }

      @Test func `callbacks that use a catalog do not keep it`() async throws {
        weak var gone: CatalogViewController?
        do {
          let stage = try await Stage(
            Screen(sections: [.sample(.list, count: 60)]),
            prepare: { controller in
              controller.onLoad = { controller, _ in controller.title = "Watch" }
              controller.onShow = { controller, _ in controller.scroll(to: .item("s-59")) }
              controller.onDisplay = { controller, _, _ in controller.title = nil }
              controller.onSelect = { controller, _ in controller.refresh() }
            })
          gone = stage.controller
          #expect(gone != nil)
        }
        // UIKit may release it a little later.
        for _ in 0..<40 where gone != nil { try await Task.sleep(for: .milliseconds(50)) }
        #expect(gone == nil)
      }

      @Test func `onDisplay tells what comes into sight and what leaves`() async throws {
        var inSight: Set<ScreenItem.ID> = []
        var ends: [ScreenSection.ID] = []
        let stage = try await Stage(
          Screen(sections: [.sample(.list, count: 60)]),
          prepare: { controller in
            controller.onEndOfSection = { _, section in ends.append(section.id) }
            controller.onDisplay = { _, selection, display in
              guard let id = selection.item?.id else { return }
              switch display {
              case .appeared:
                let isNew = inSight.insert(id).inserted
                #expect(isNew, "\(id) twice")
              case .disappeared:
                let known = inSight.remove(id)
                #expect(known != nil, "\(id) was not in sight")
              }
            }
          })
        #expect(inSight.contains("s-0"))
        #expect(!inSight.contains("s-59"))
        #expect(ends.isEmpty)

        stage.scroll(to: stage.view.contentSize.height - stage.view.bounds.height)
        // The heights of rows are estimates until they are shown.
        stage.scroll(to: stage.view.contentSize.height - stage.view.bounds.height)
        #expect(!inSight.contains("s-0"))
        #expect(inSight.contains("s-59"))
        #expect(!ends.isEmpty)

        let shown = inSight
        stage.setCovered(true)
        #expect(inSight.isEmpty)
        stage.setCovered(false)
        #expect(inSight == shown)
      }

      @Test func `scrolling to a section keeps its header in sight`() async throws {
        let sections = try (0..<8).map { try ScreenSection.sample(.basic, id: "s\($0)") }
        let stage = try await Stage(Screen(sections: sections))
        #expect(stage.controller.scroll(to: .section("s4")))
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
        Issue.record("the header of the section is not at the top")
      }

      /// Where the part of the content begins that no bar covers.
      private func top(of stage: Stage) -> CGFloat {
        stage.view.contentOffset.y + stage.view.adjustedContentInset.top
      }

      /// How far below the top of the view an item is.
      private func distance(of indexPath: IndexPath, in stage: Stage) throws -> CGFloat {
        let frame = try #require(stage.view.layoutAttributesForItem(at: indexPath)?.frame)
        return frame.minY - stage.view.contentOffset.y
      }
    }
  }
#endif
