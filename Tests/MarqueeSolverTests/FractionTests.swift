import MarqueeScreen
import MarqueeSolver
import Testing

/// Fractions of widths that phones and tablets have.
///
/// In floating point, a fraction of a width and a sum of fractions often miss a pixel by a tiny
/// amount: a third of 430 points at 3x is 429.99999999999994 pixels.
@Suite struct FractionTests {
  private static let widths: [Double] = [
    320, 375, 390, 393, 402, 414, 428, 430, 440, 744, 768, 810, 820, 834, 1024, 1032,
  ]

  /// The cells of one row of equal items.
  private func cells(
    _ count: Int, fraction: Double, width: Double, scale: Double
  ) -> [LayoutRect] {
    let item = LayoutItem(width: .fractionalWidth(fraction), height: .fractionalHeight(1))
    let group = LayoutGroup.horizontal(
      size: LayoutSize(width: .fractionalWidth(1), height: .absolute(10)), subitems: [.item(item)])
    return LayoutSolver(
      CompositionalLayout(section: LayoutSection(group: group)),
      environment: LayoutEnvironment(
        containerSize: LayoutExtent(width: width, height: 900), scale: scale)
    ).solve(itemCounts: [count]).elements.map(\.frame)
  }

  /// At a scale of 3, a third of any whole number of points is that number of pixels.
  @Test(arguments: widths)
  func `a third of a width at 3x is not a pixel too narrow`(width: Double) {
    for cell in cells(3, fraction: 1.0 / 3, width: width, scale: 3) {
      #expect((cell.width * 3).rounded() == width)
    }
  }

  /// The scale times the width is a multiple of all these numbers, so that no pixel is left over.
  @Test(
    arguments: [
      (414, 3, 6), (428, 3, 6), (430, 3, 6), (440, 3, 6), (402, 3, 9), (390, 3, 10), (393, 3, 9),
      (375, 2, 10), (1032, 2, 12), (834, 2, 12),
    ] as [(Double, Double, Int)])
  func `as many equal parts fit in a row as it is divided in`(
    width: Double, scale: Double, count: Int
  ) {
    let cells = cells(count, fraction: 1 / Double(count), width: width, scale: scale)
    #expect(cells.map(\.minY) == Array(repeating: 0, count: count))
    for (index, cell) in cells.enumerated() {
      // Both in pixels.
      #expect((cell.minX * scale).rounded() == Double(index) * width * scale / Double(count))
      #expect((cell.width * scale).rounded() == width * scale / Double(count))
    }
  }
}
