import MarqueeLayout
import MarqueeSupport

extension JSONWriter {
  /// Writes frames as an array: how many, and the x, the y, the width and the height of all.
  ///
  /// A number that all frames share is written once, and evenly spaced ones as the first and the
  /// step. Where each frame follows the one before, y is that of the first, and the room between
  /// two of them comes last.
  mutating func frames(_ frames: [LayoutRect]) {
    array { writer in
      writer.integer(frames.count)
      writer.progression(frames.map(\.minX))
      let gaps = zip(frames.dropFirst(), frames).map { $0.minY - $1.maxY }
      if let gap = gaps.first, gaps.allSatisfy({ abs($0 - gap) < Self.tolerance }),
        !Self.isEven(frames.map(\.minY))
      {
        writer.progression([frames[0].minY])
        writer.progression(frames.map(\.width))
        writer.progression(frames.map(\.height), areAdded: true)
        writer.summand(gap)
      } else {
        writer.progression(frames.map(\.minY))
        writer.progression(frames.map(\.width))
        writer.progression(frames.map(\.height))
      }
    }
  }

  /// How far a number may be from where the others lead, in points.
  private static let tolerance = 0.000_01

  /// Writes a length that is added up for many frames, as exact as that asks for.
  private mutating func summand(_ value: Double) {
    number((value * 1e6).rounded() / 1e6)
  }

  /// Writes numbers: one for all, or the first and the step of several, or each of them.
  ///
  /// - Parameter areAdded: Whether the page adds them up.
  private mutating func progression(_ values: [Double], areAdded: Bool = false) {
    guard let first = values.first else { return }
    let step = values.count > 1 ? values[1] - first : 0
    let isEven = Self.isEven(values)
    if isEven, step == 0 {
      areAdded ? summand(first) : length(first)
    } else if isEven, values.count > 2 {
      array { writer in
        writer.summand(first)
        writer.summand(step)
      }
    } else {
      array(of: values) { areAdded ? $0.summand($1) : $0.length($1) }
    }
  }

  /// Whether each number is as far from the one before as the second is from the first.
  private static func isEven(_ values: [Double]) -> Bool {
    guard values.count > 1 else { return true }
    let step = values[1] - values[0]
    return values.indices.allSatisfy {
      abs(values[0] + Double($0) * step - values[$0]) < tolerance
    }
  }
}
