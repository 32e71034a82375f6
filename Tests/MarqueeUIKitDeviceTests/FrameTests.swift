#if os(iOS)
  import MarqueeSolver
  import MarqueeUIKit
  import Testing
  import UIKit

  extension DeviceTests {
    /// Where UIKit places things, compared with the solver that previews and checks rely on.
    @Suite @MainActor struct FrameTests {
      /// The types whose cells are as high as their texts, which the solver estimates.
      private let measured: [SectionType] = [.list, .textHeader]

      @Test(arguments: SectionType.builtIn)
      func `a built-in section is where the solver places it`(type: SectionType) async throws {
        let stage = try await Stage(Screen(sections: [.sample(type)]))
        try compare(stage, type)
      }

      @Test(arguments: [SectionType.grid, .twoColumn, .basic])
      func `from right to left frames are mirrored`(type: SectionType) async throws {
        let traits = UITraitCollection(layoutDirection: .rightToLeft)
        let stage = try await Stage(Screen(sections: [.sample(type)]), traits: traits)
        #expect(stage.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        try compare(stage, type)
      }

      @Test func `the largest texts make cells higher, and do not overlap`() async throws {
        let screen = try Screen(sections: [
          .sample(.textHeader, id: "a"), .sample(.list, id: "b", count: 3),
        ])
        let usual = try frames(in: await Stage(screen))
        let largest = UITraitCollection(
          preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
        let large = try frames(in: await Stage(screen, traits: largest))
        #expect(usual.count == large.count)
        for (usual, large) in zip(usual, large) {
          #expect(large.height > usual.height * 1.5)
        }
        for (above, below) in zip(large, large.dropFirst()) {
          #expect(below.minY >= above.maxY - 0.5)
        }
      }

      /// The frames of all cells.
      private func frames(in stage: Stage) throws -> [CGRect] {
        try stage.solved().layout.elements.filter { $0.kind == .cell }.map { element in
          try #require(stage.frame(of: element))
        }
      }

      private func compare(_ stage: Stage, _ type: SectionType) throws {
        let solved = try stage.solved().layout
        #expect(solved.faults.isEmpty)
        for element in solved.elements {
          let place: Comment = "\(type.name), \(element.kind) \(element.item)"
          let frame = try #require(stage.frame(of: element), place)
          let expected = element.frame
          #expect(abs(frame.minX - expected.origin.x) <= 0.01, place)
          #expect(abs(frame.width - expected.size.width) <= 0.01, place)
          guard !measured.contains(type) else {
            #expect(abs(frame.height - expected.size.height) <= 4, place)
            continue
          }
          #expect(abs(frame.minY - expected.origin.y) <= 0.01, place)
          #expect(abs(frame.height - expected.size.height) <= 0.01, place)
        }
      }
    }
  }
#endif
