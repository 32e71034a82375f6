import MarqueeScreen

/// The groups of a section in sequence.
///
/// Groups that look the same are stored as one pattern and a count. So ten million items take no
/// more memory than a hundred, and the group at any place is found by a search among the patterns
/// and a division. Only groups with measured cells have their own patterns.
struct GroupRun {
  let axis: LayoutAxis
  let edges: EdgeSpacing
  let spacing: Double
  private(set) var parts: [Part] = []
  private(set) var nextItem = 0
  /// How many supplementary items of each series the whole run has.
  private(set) var seriesCounts: [PatternSupplementary.Series: Int] = [:]
  /// Where the next group would begin, including its start spacing.
  private var nextStart: Double
  /// Where the last group ends, including its end spacing.
  ///
  /// With negative spacing another group may end farther, but the section's inset follows the last
  /// one.
  private(set) var length = 0.0
  private(set) var crossLength = 0.0
  /// The greatest extent of a group across the run, without its edge spacing.
  private(set) var widest = 0.0
  private var longest = 0.0
  /// Whether each group begins after the one before, so that a binary search works.
  private(set) var isOrdered = true

  struct Part {
    let pattern: GroupPattern
    let firstStart: Double
    let itemsBefore: Int
    /// How many supplementary items of each series come before it.
    let seriesBefore: [PatternSupplementary.Series: Int]
    var indices: Range<Int>
    /// The distance between the starts of two consecutive groups.
    let pitch: Double

    /// Returns how many groups of the part come before an index.
    func offset(_ index: Int) -> Int { index - indices.lowerBound }

    func start(at index: Int) -> Double { firstStart + Double(offset(index)) * pitch }

    /// Returns how many supplementary items of a series come before a group.
    func count(of series: PatternSupplementary.Series, before index: Int) -> Int {
      seriesBefore[series, default: 0]
        + offset(index) * pattern.supplementaryCounts[series, default: 0]
    }
  }

  init(axis: LayoutAxis, edges: EdgeSpacing, spacing: Double) {
    self.axis = axis
    self.edges = edges
    self.spacing = spacing
    nextStart = edges.start(axis).minimum
  }

  var count: Int { parts.last?.indices.upperBound ?? 0 }

  mutating func append(_ pattern: GroupPattern, count: Int = 1) {
    guard count > 0 else { return }
    if let part = parts.last, part.pattern.isLike(pattern) {
      parts[parts.count - 1].indices = part.indices.lowerBound..<part.indices.upperBound + count
      return advance(over: pattern, count: count)
    }
    parts.append(
      Part(
        pattern: pattern, firstStart: nextStart, itemsBefore: nextItem, seriesBefore: seriesCounts,
        indices: self.count..<self.count + count, pitch: pitch(of: pattern)))
    advance(over: pattern, count: count)
  }

  private func pitch(of pattern: GroupPattern) -> Double {
    pattern.size[axis] + edges.minimum(axis) + spacing
  }

  private mutating func advance(over pattern: GroupPattern, count: Int) {
    let pitch = pitch(of: pattern)
    length =
      nextStart + pattern.size[axis] + edges.end(axis).minimum + Double(count - 1) * pitch
    nextStart += Double(count) * pitch
    longest = max(longest, pattern.size[axis])
    widest = max(widest, pattern.size[axis.other])
    if pitch <= 0 { isOrdered = false }
    nextItem += count * pattern.itemCount
    crossLength = max(
      crossLength, pattern.size[axis.other] + edges.minimum(axis.other))
    for (series, number) in pattern.supplementaryCounts {
      seriesCounts[series, default: 0] += count * number
    }
  }
}

// MARK: - Finding groups

extension GroupRun {
  /// Returns the part that contains the group at an index; `nil` after the last group.
  ///
  /// - Complexity: O(log *m*) in the number of groups with measured cells.
  func part(at index: Int) -> Part? {
    let position = parts.partitioningIndex { $0.indices.upperBound > index }
    return parts.indices.contains(position) ? parts[position] : nil
  }

  func extent(at index: Int) -> (start: Double, length: Double) {
    part(at: index).map { ($0.start(at: index), $0.pattern.size[axis]) } ?? (0, 0)
  }

  /// The start and the length of each group.
  ///
  /// - Complexity: O(*n*) in the number of groups.
  var extents: [(start: Double, length: Double)] {
    parts.flatMap { part in
      part.indices.map { (part.start(at: $0), part.pattern.size[axis]) }
    }
  }

  /// Returns the groups that may overlap an interval of the run, and possibly a few more at its
  /// ends.
  ///
  /// If negative spacing puts groups out of order, it returns all groups.
  ///
  /// - Complexity: O(log *m*) in the number of groups with measured cells.
  func indices(near start: Double, _ end: Double) -> Range<Int> {
    guard isOrdered else { return 0..<count }
    let lower = max(0, lastIndex(startingBefore: start - longest) - 1)
    let upper = min(count, lastIndex(startingBefore: end) + 2)
    return min(lower, upper)..<upper
  }

  /// Returns the index of the last group that begins at or before a place; 0 if there is none.
  func lastIndex(startingBefore place: Double) -> Int {
    let position = parts.partitioningIndex { $0.firstStart > place } - 1
    // This returns the first group for NaN too.
    guard position >= 0, place >= parts[position].firstStart else { return 0 }
    let part = parts[position]
    let offset = min((place - part.firstStart) / part.pitch, Double(part.indices.count - 1))
    return part.indices.lowerBound + Int(offset)
  }

  /// Returns the groups that may begin nearest to some places, in order: a few around each place,
  /// or around one of each pattern if groups are out of order.
  func candidates(near places: [Double]) -> [Int] {
    guard count > 0 else { return [] }
    var indices = [0, count - 1]
    for place in places {
      let nearest =
        isOrdered
        ? [lastIndex(startingBefore: place)] : parts.map { $0.index(startingNear: place) }
      for index in nearest {
        indices += Array(max(0, index - 1)...min(count - 1, index + 2))
      }
    }
    return indices.sorted()
  }

  /// The interval that all groups together cover, in any order.
  var bounds: ClosedRange<Double> {
    guard !parts.isEmpty else { return 0...0 }
    var low = Double.infinity
    var high = -Double.infinity
    for part in parts {
      for start in [part.firstStart, part.start(at: part.indices.upperBound - 1)] {
        let end = start + part.pattern.size[axis]
        low = min(low, start, end)
        high = max(high, start, end)
      }
    }
    return low...high
  }
}

extension GroupRun.Part {
  /// Returns the index of the last group that begins at or before a place, clamped to the part.
  fileprivate func index(startingNear place: Double) -> Int {
    guard pitch != 0 else { return indices.lowerBound }
    let offset = (place - firstStart) / pitch
    return indices.lowerBound + Int(min(max(0, offset), Double(indices.count - 1)))
  }
}
