import MarqueeDiagnostics
import MarqueeScreen

extension JSONWriter {
  /// Writes frames as an array: their count, then the x, y, width and height of all.
  ///
  /// A number that all frames share is written once, and an arithmetic progression as its first
  /// number and step. If the gaps between successive frames are equal, only the first y is written,
  /// and the gap comes last.
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

  /// The largest deviation from a progression, in points.
  private static let tolerance = 0.000_01

  /// Writes a length that is added up over many frames, with higher precision.
  private mutating func summand(_ value: Double) {
    number((value * 1e6).rounded() / 1e6)
  }

  /// Writes numbers: one if all are equal, the first and the step of a progression, or all of them.
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

  /// Whether the numbers form an arithmetic progression.
  private static func isEven(_ values: [Double]) -> Bool {
    guard values.count > 1 else { return true }
    let step = values[1] - values[0]
    return values.indices.allSatisfy {
      abs(values[0] + Double($0) * step - values[$0]) < tolerance
    }
  }
}
