import MarqueeCells
import MarqueeScreen
import MarqueeSolver
import TestSupport
import Testing

/// A numeral and its poster in cells of any size.
///
/// The extents of figures are those of Inter Bold, read from the font by fontTools: in units of
/// 1/2816, the advance of each, and the left and right edge of its outline.
@Suite struct RankShapeTests {
  private static let figures: [Character: (advance: Double, left: Double, right: Double)] = [
    "0": (1938, 141.9, 1796.1), "1": (1378, 143, 1057), "2": (1774, 145.9, 1626),
    "3": (1857, 146, 1711.1), "4": (1909, 135, 1786), "5": (1815, 173, 1679.1),
    "6": (1859, 133.9, 1718.1), "7": (1675, 107, 1544), "8": (1861, 135.9, 1725),
    "9": (1859, 141.9, 1725.1),
  ]
  /// The highest and the lowest edge of all figures.
  private static let top = 2076.0
  private static let bottom = -45.0
  private static let units = 2816.0

  /// The cells of sections of many widths on all devices, in both orientations.
  private static let sizes: [LayoutExtent] = {
    var sizes: [LayoutExtent] = []
    for device in Device.screens(preferring: []) {
      for orientation in Orientation.allCases {
        let width = device.environment(orientation).containerSize.width
        for part in [0.2, 0.3, 0.45, 0.6, 0.9, 1] {
          for height in [60, 100, 168, 200, 400] as [Double] {
            sizes.append(LayoutExtent(width: width * part - 10, height: height))
          }
        }
      }
    }
    return sizes
  }()

  /// The left and right edge of a numeral's outline in its cell.
  private func ink(_ rank: Int, _ shape: RankShape) throws -> (left: Double, right: Double) {
    let figures = try String(rank).map { try #require(Self.figures[$0]) }
    let first = try #require(figures.first)
    let last = try #require(figures.last)
    let scale = shape.pointSize / Self.units * shape.narrowing
    let advance = figures.reduce(0) { $0 + $1.advance }
    let outline = shape.strokeWidth / 2 * shape.narrowing
    return (
      shape.numeralX + first.left * scale - outline,
      shape.numeralX + (advance - last.advance + last.right) * scale + outline
    )
  }

  @Test(arguments: (1...100).sample(oneIn: 5))
  func `a numeral is whole in its cell, with its outline`(rank: Int) throws {
    for size in Self.sizes {
      let shape = RankShape(rank: rank, size: size)
      let (left, right) = try ink(rank, shape)
      #expect(left >= 0 && right <= size.width, "\(size): \(left), \(right)")
      let scale = shape.pointSize / Self.units
      #expect(shape.baseline - Self.top * scale - shape.strokeWidth / 2 >= 0, "\(size)")
      #expect(
        shape.baseline - Self.bottom * scale + shape.strokeWidth / 2 <= size.height, "\(size)")
    }
  }

  @Test(arguments: (1...100).sample(oneIn: 5))
  func `the poster is next to the numeral and covers little of it`(rank: Int) throws {
    for size in Self.sizes {
      let shape = RankShape(rank: rank, size: size)
      let (left, right) = try ink(rank, shape)
      let last = try #require(String(rank).last.flatMap { Self.figures[$0] })
      let figure = (last.right - last.left) * shape.pointSize / Self.units * shape.narrowing
      // There is no gap between them, and at least four fifths of the last figure are visible.
      let hole = shape.posterX - right
      #expect(hole < 0.25 * figure + 1, "\(size): a hole of \(hole)")
      #expect(-hole - shape.strokeWidth < 0.2 * figure, "\(size): \(-hole) of \(figure) is covered")
      #expect(left < shape.posterX)
      #expect(shape.posterX + shape.posterWidth <= size.width + 0.001)
      #expect(shape.posterWidth <= size.height * 2 / 3 + 0.001)
    }
  }

  @Test func `in a wide cell a numeral is as large as there is height for`() {
    let shape = RankShape(rank: 7, size: LayoutExtent(width: 375, height: 168))
    #expect(abs(shape.pointSize - 1.2 * 168) < 0.001)
    #expect(shape.posterWidth == 112)
  }

  @Test(arguments: [0, -1, -10, 1_000_000, Int.max, Int.min])
  func `any number has a shape`(rank: Int) {
    for size in Self.sizes + [.zero, LayoutExtent(width: 1, height: 500)] {
      let shape = RankShape(rank: rank, size: size)
      for number in [shape.posterX, shape.pointSize, shape.narrowing, shape.numeralEnd] {
        #expect(number.isFinite && number >= 0)
      }
      #expect(shape.numeralEnd <= size.width + shape.strokeWidth)
    }
  }
}
