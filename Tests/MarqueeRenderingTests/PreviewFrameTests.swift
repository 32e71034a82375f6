import Foundation
import MarqueeCatalog
import MarqueeCells
import MarqueeCompiler
import MarqueeOutputs
import MarqueeScreen
import MarqueeSolver
import TestSupport
import Testing

// The steps between a screen and its drawing are internal.
@testable import MarqueeRendering

/// A preview shows the frames that `marquee layout` and an app's tests have.
@Suite struct PreviewFrameTests {
  /// The frames as a page's script reads them.
  private struct PageFrames: Decodable {
    struct Shape: Decodable {
      struct BoundaryItem: Decodable {
        let isHeader: Bool
        let frame: [Double]
      }

      let length: Double
      let cells: PackedFrames
      let boundary: [BoundaryItem]?
    }

    let shapes: [Shape]
    let stacks: [[Int]]
    let solutions: [String: [Int]]
  }

  /// The folders of this repository that hold screens.
  private static let folders = [
    "Tests/Support/Fixtures/Sample", "Tests/Support/Fixtures",
    "Tools/Examples/App/Sources/ExampleApp/Content",
  ]
  private static let textSizes: [TextSizeCategory] = [
    .large, .extraExtraExtraLarge, .accessibilityExtraLarge,
  ]

  private static let screens = Result {
    try folders.flatMap { folder in
      try ContentPipeline(folder: PackageFolder.url.appending(path: folder).path).run().screens
        .map { screen in
          var preview = screen.preview(
            images: [:], paths: ShownPaths(workingFolder: "/", content: folder))
          // Some fixtures have errors, and bands move down what follows them.
          preview.faultySections = []
          return preview
        }
    }
  }

  /// Pages round each length to the thousandth, and add up those of the sections before.
  private func isSame(_ left: [Double], _ right: LayoutRect, _ sectionCount: Int) -> Bool {
    let right = [right.minX, right.minY, right.width, right.height]
    return zip(left, right).allSatisfy { abs($0 - $1) <= 0.001 * Double(sectionCount + 1) }
  }

  @Test(arguments: Device.screens(preferring: []).sample(oneIn: 3))
  func `the page holds the frames of the solved screen`(device: Device) throws {
    let previews = try Self.screens.get()
    #expect(previews.count >= 4)
    for preview in previews {
      let screen = preview.screen
      let page = try JSONDecoder().decode(
        PageFrames.self, from: Data(PreviewPage(preview, devices: [device]).content))
      for orientation in Orientation.allCases {
        for textSize in Self.textSizes {
          let solved = SolvedScreen(
            screen, in: device.environment(orientation), textSize: textSize)
          let solution = try #require(page.solutions["\(device.name)/\(orientation.rawValue)"])
          let stack = page.stacks[solution[textSize.rawValue]]
          #expect(stack.count == screen.sections.count)
          var start = 0.0
          for (index, shape) in stack.enumerated() {
            let shape = page.shapes[shape]
            func fromTop(_ frame: ArraySlice<Double>) -> [Double] {
              let frame = Array(frame)
              return [frame[0], start + frame[1], frame[2], frame[3]]
            }
            let cells = stride(from: 0, to: shape.cells.numbers.count, by: 4).map {
              fromTop(shape.cells.numbers[$0..<$0 + 4])
            }
            let elements = solved.layout.elements.filter { $0.section == index }
            let expected = elements.filter { $0.kind == .cell }.map(\.frame)
            #expect(cells.count == expected.count)
            #expect(zip(cells, expected).allSatisfy { isSame($0, $1, index) })
            let headers = elements.filter { $0.kind == .boundary(ElementKind.sectionHeader) }
            let drawn = (shape.boundary ?? []).filter(\.isHeader).map { fromTop($0.frame[...]) }
            #expect(drawn.count == headers.count)
            #expect(zip(drawn, headers).allSatisfy { isSame($0, $1.frame, index) })
            start += shape.length
          }
        }
      }
    }
  }

  @Test(arguments: Device.screens(preferring: []).sample(oneIn: 3))
  func `a drawing shows cells where the solved screen has them`(device: Device) throws {
    for preview in try Self.screens.get() {
      for orientation in Orientation.allCases {
        for textSize in Self.textSizes {
          let environment = device.environment(orientation)
          let solved = SolvedScreen(preview.screen, in: environment, textSize: textSize)
          let drawn = DrawnScreen(
            preview, ImageSettings(ScreenView.ID(device, orientation, textSize: textSize)))
          let orthogonal = Set(solved.layout.orthogonalSections.map(\.section))
          let shown = drawn.views.filter { $0.item != nil && !orthogonal.contains($0.section) }
            .map(\.frame)
          // Everything that does not scroll sideways is on the drawing, below the bars.
          let start = ChromeLayout(preview.chrome, in: ScreenView.ID(device, orientation))
            .contentStart
          let cells = solved.layout.elements.filter {
            $0.kind == .cell && !orthogonal.contains($0.section)
          }.map { element in
            var frame = element.frame
            frame.origin.y += start
            return frame
          }
          #expect(shown == cells)
        }
      }
    }
  }

  private static let rows = [
    Row(text: "A"), Row(text: "A", imageName: "a"), Row(text: "A", secondaryText: "B"),
    Row(text: "A", secondaryText: ""),
    Row(text: "Line one\nand two", secondaryText: "B", imageName: "a"),
    Row(
      text: "A text that is so long that it needs several lines on a phone, and on a tablet two",
      secondaryText: String(repeating: "word ", count: 60), imageName: "a"),
  ]

  @Test(arguments: TextSizeCategory.allCases)
  func `cells that are as high as their text are drawn as they are measured`(
    textSize: TextSizeCategory
  ) throws {
    let items: [CatalogItem] =
      Self.rows.map(CatalogItem.row)
      + ["A", "Two\nlines", String(repeating: "wide ", count: 40)].map {
        .textHeader(TextHeader(text: $0))
      }
    let screen = Screen(
      Catalog(
        sections: items.map { item in
          CatalogSection(type: item.kind == .row ? .list : .textHeader, items: [item])
        }))
    for device in Device.screens(preferring: []) {
      let environment = device.environment()
      let solved = SolvedScreen(screen, in: environment, textSize: textSize)
      let cells = solved.layout.elements.filter { $0.kind == .cell }
      #expect(cells.count == items.count)
      for cell in cells {
        let section = screen.sections[cell.section]
        let part = CellPart.cell(of: section.items[0], in: section, Figures(for: .enUS))
        let drawn = PartLayout(category: textSize).size(of: part, fitting: cell.frame.width).height
        let least = section.itemKind == .row ? 44.0 : 0
        // At most a pixel more, because frames are whole pixels.
        #expect(cell.frame.height >= max(least, drawn) - 0.001)
        #expect(cell.frame.height < max(least, drawn) + 1 / environment.scale)
      }
    }
  }
}
