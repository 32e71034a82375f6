/// Frames as a page holds them, read as its script reads them.
struct PackedFrames: Decodable {
  /// The numbers of all frames, four for each.
  let numbers: [Double]

  /// A number of each frame: one for all, the first and a step, or each of them.
  private struct Progression: Decodable {
    let values: [Double]
    let isShared: Bool

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(Double.self) {
        (values, isShared) = ([value], true)
      } else {
        (values, isShared) = (try container.decode([Double].self), false)
      }
    }

    func value(at index: Int, of count: Int) -> Double {
      if isShared { return values[0] }
      return values.count < count ? values[0] + Double(index) * values[1] : values[index]
    }
  }

  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    let count = try container.decode(Int.self)
    guard count > 0 else {
      numbers = []
      return
    }
    let x = try container.decode(Progression.self)
    let y = try container.decode(Progression.self)
    let width = try container.decode(Progression.self)
    let height = try container.decode(Progression.self)
    let gap = try container.decodeIfPresent(Double.self)
    var numbers: [Double] = []
    var next = y.value(at: 0, of: count)
    for index in 0..<count {
      let top = gap == nil ? y.value(at: index, of: count) : next
      let ownHeight = height.value(at: index, of: count)
      next = top + ownHeight + (gap ?? 0)
      numbers += [x.value(at: index, of: count), top, width.value(at: index, of: count), ownHeight]
    }
    self.numbers = numbers
  }
}
