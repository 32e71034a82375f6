#if os(iOS)
  import MarqueeSolver
  import MarqueeUIKit
  import UIKit
  import XCTest

  /// Where UIKit places things, compared with the solver that previews and checks rely on.
  @MainActor final class FrameTests: XCTestCase {
    /// The types whose cells are as high as their texts, which the solver estimates.
    private let measured: [SectionType] = [.list, .textHeader]

    func testEachBuiltInSectionIsWhereTheSolverPlacesIt() async throws {
      for type in SectionType.builtIn {
        let stage = try await Stage(Screen(sections: [.sample(type)]))
        try compare(stage, type)
      }
    }

    func testFromRightToLeftFramesAreMirrored() async throws {
      let traits = UITraitCollection(layoutDirection: .rightToLeft)
      for type in [SectionType.grid, .twoColumn, .basic] {
        let stage = try await Stage(Screen(sections: [.sample(type)]), traits: traits)
        XCTAssertEqual(stage.view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        try compare(stage, type)
      }
    }

    func testTheLargestTextsMakeCellsHigherAndDoNotOverlap() async throws {
      let screen = try Screen(sections: [
        .sample(.textHeader, id: "a"), .sample(.list, id: "b", count: 3),
      ])
      let usual = try frames(in: await Stage(screen))
      let largest = UITraitCollection(
        preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
      let large = try frames(in: await Stage(screen, traits: largest))
      XCTAssertEqual(usual.count, large.count)
      for (usual, large) in zip(usual, large) {
        XCTAssertGreaterThan(large.height, usual.height * 1.5)
      }
      for (above, below) in zip(large, large.dropFirst()) {
        XCTAssertGreaterThanOrEqual(below.minY, above.maxY - 0.5)
      }
    }

    /// The frames of all cells.
    private func frames(in stage: Stage) throws -> [CGRect] {
      try stage.solved().layout.elements.filter { $0.kind == .cell }.map { element in
        try XCTUnwrap(stage.frame(of: element))
      }
    }

    private func compare(_ stage: Stage, _ type: SectionType) throws {
      let solved = try stage.solved().layout
      XCTAssertTrue(solved.faults.isEmpty, type.name)
      for element in solved.elements {
        let place = "\(type.name), \(element.kind) \(element.item)"
        let frame = try XCTUnwrap(stage.frame(of: element), place)
        let expected = element.frame
        XCTAssertEqual(frame.minX, expected.origin.x, accuracy: 0.01, place)
        XCTAssertEqual(frame.width, expected.size.width, accuracy: 0.01, place)
        guard !measured.contains(type) else {
          XCTAssertEqual(frame.height, expected.size.height, accuracy: 4, place)
          continue
        }
        XCTAssertEqual(frame.minY, expected.origin.y, accuracy: 0.01, place)
        XCTAssertEqual(frame.height, expected.size.height, accuracy: 0.01, place)
      }
    }
  }
#endif
