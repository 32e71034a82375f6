import MarqueeSupport

/// The groups of a section, one after the other.
///
/// Groups that look alike are not listed: the first few, whose cells were measured, are; after them
/// comes one pattern, repeated, and at the end perhaps a shorter group. So ten million items take no
/// more room than a hundred, and the group at any place is found by a division.
struct GroupRun {
  /// One group of the run.
  struct Placed {
    /// Where it begins along the run.
    var start: Double
    /// The section's index of its first item.
    var firstItem: Int
    var pattern: GroupPattern
    /// How many supplementary items of each series come before it.
    var seriesBefore: [PatternSupplementary.Series: Int] = [:]
  }

  /// The direction of the run.
  let axis: LayoutAxis
  /// The room around each group.
  let edges: EdgeSpacing
  /// The room between groups.
  let spacing: Double
  /// The groups that are listed.
  private(set) var listed: [Placed] = []
  /// The groups after them that look alike.
  private(set) var repeated: Repetition?
  /// A last group that has too few items.
  private(set) var last: Placed?
  /// The index of the item after all groups.
  private(set) var nextItem = 0
  /// How many supplementary items of each series the whole run has.
  private(set) var seriesCounts: [PatternSupplementary.Series: Int] = [:]
  /// Where the next group would begin, its start spacing included.
  private var nextStart: Double
  /// Where the last group ends, its end spacing included.
  ///
  /// With negative spacing another group may end farther, but it is the last one that the section's
  /// inset follows.
  private(set) var length = 0.0
  /// The longest group across the run, its edge spacing included.
  private(set) var crossLength = 0.0
  /// The widest group across the run, without its edge spacing.
  private(set) var widest = 0.0
  /// The longest group along the run.
  private var longest = 0.0
  /// Whether each group begins after the one before, so that they can be searched.
  private(set) var isOrdered = true

  /// A pattern that is repeated.
  struct Repetition {
    var first: Placed
    var count: Int
    /// From the start of one group to the start of the next.
    var pitch: Double
  }

  /// Makes an empty run.
  init(axis: LayoutAxis, edges: EdgeSpacing, spacing: Double) {
    self.axis = axis
    self.edges = edges
    self.spacing = spacing
    nextStart = edges.start(axis).minimum
  }

  /// The number of groups.
  var count: Int { listed.count + (repeated?.count ?? 0) + (last == nil ? 0 : 1) }

  /// Adds a group that has no like.
  mutating func append(_ pattern: GroupPattern) {
    listed.append(placed(pattern))
    advance(over: pattern, count: 1)
  }

  /// Adds groups that all look alike.
  mutating func append(_ pattern: GroupPattern, count: Int) {
    guard count > 0 else { return }
    repeated = Repetition(
      first: placed(pattern), count: count, pitch: pitch(of: pattern))
    advance(over: pattern, count: count)
  }

  /// Adds the last group, which has too few items.
  mutating func appendLast(_ pattern: GroupPattern) {
    last = placed(pattern)
    advance(over: pattern, count: 1)
  }

  private func placed(_ pattern: GroupPattern) -> Placed {
    Placed(
      start: nextStart, firstItem: nextItem, pattern: pattern, seriesBefore: seriesCounts)
  }

  private func end(of pattern: GroupPattern) -> Double {
    nextStart + pattern.size[axis] + edges.end(axis).minimum
  }

  private func pitch(of pattern: GroupPattern) -> Double {
    pattern.size[axis] + edges.minimum(axis) + spacing
  }

  private mutating func advance(over pattern: GroupPattern, count: Int) {
    let pitch = pitch(of: pattern)
    length = end(of: pattern) + Double(count - 1) * pitch
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
  /// Groups that look alike, one after the other.
  struct Part {
    /// The first of them.
    let first: Placed
    /// Their indices in the run.
    let indices: Range<Int>
    /// From the start of one to the start of the next.
    let pitch: Double

    /// How many groups of the part come before an index.
    func offset(_ index: Int) -> Int { index - indices.lowerBound }

    /// Where a group begins along the run.
    func start(at index: Int) -> Double { first.start + Double(offset(index)) * pitch }

    /// The section's index of a group's first item.
    func firstItem(at index: Int) -> Int {
      first.firstItem + offset(index) * first.pattern.itemCount
    }

    /// How many supplementary items of a series come before a group.
    func count(of series: PatternSupplementary.Series, before index: Int) -> Int {
      first.seriesBefore[series, default: 0]
        + offset(index) * first.pattern.supplementaryCounts[series, default: 0]
    }
  }

  /// The group at an index, with those after it that look like it; `nil` after the last group.
  func part(at index: Int) -> Part? {
    if listed.indices.contains(index) {
      return Part(first: listed[index], indices: index..<index + 1, pitch: 0)
    }
    let repeatedEnd = listed.count + (repeated?.count ?? 0)
    if let repeated, index < repeatedEnd {
      return Part(
        first: repeated.first, indices: listed.count..<repeatedEnd, pitch: repeated.pitch)
    }
    return last.map { Part(first: $0, indices: repeatedEnd..<repeatedEnd + 1, pitch: 0) }
  }

  /// Where a group begins and how long it is.
  func extent(at index: Int) -> (start: Double, length: Double) {
    if index < listed.count { return (listed[index].start, listed[index].pattern.size[axis]) }
    let offset = index - listed.count
    if let repeated, offset < repeated.count {
      let start = repeated.first.start + Double(offset) * repeated.pitch
      return (start, repeated.first.pattern.size[axis])
    }
    return last.map { ($0.start, $0.pattern.size[axis]) } ?? (0, 0)
  }

  /// All groups that may meet a stretch of the run, and perhaps a few more at its ends.
  ///
  /// Where a negative spacing puts groups in no order, these are all groups.
  ///
  /// - Complexity: O(log *m*) in the number of groups with measured cells.
  func indices(near start: Double, _ end: Double) -> Range<Int> {
    guard isOrdered else { return 0..<count }
    let lower = max(0, lastIndex(startingBefore: start - longest) - 1)
    let upper = min(count, lastIndex(startingBefore: end) + 2)
    return min(lower, upper)..<upper
  }

  /// The index of the last group that begins at or before a place; 0 if there is none.
  func lastIndex(startingBefore place: Double) -> Int {
    if let repeated, place >= repeated.first.start {
      let offset = min((place - repeated.first.start) / repeated.pitch, Double(repeated.count))
      return min(listed.count + Int(offset), max(0, count - 1))
    }
    if let last, repeated == nil, last.start <= place { return count - 1 }
    return max(0, listed.partitioningIndex { $0.start > place } - 1)
  }

  /// The groups that may begin nearest to some places, in order: a few of those that look alike, and
  /// all others where they cannot be searched.
  func candidates(near places: [Double]) -> [Int] {
    guard count > 0 else { return [] }
    var indices = [0, count - 1]
    for place in places {
      let index = isOrdered ? lastIndex(startingBefore: place) : nearestRepetition(to: place)
      indices += Array(max(0, index - 1)...min(count - 1, index + 2))
    }
    if !isOrdered { indices += Array(listed.indices) }
    return indices.sorted()
  }

  /// The index of the group among those that look alike that begins nearest to a place.
  private func nearestRepetition(to place: Double) -> Int {
    guard let repeated, repeated.pitch != 0 else { return 0 }
    let offset = (place - repeated.first.start) / repeated.pitch
    return listed.count + Int(min(max(0, offset), Double(repeated.count - 1)))
  }

  /// The stretch that all groups together take, whatever their order.
  var bounds: ClosedRange<Double> {
    guard count > 0 else { return 0...0 }
    var low = Double.infinity
    var high = -Double.infinity
    var ends = [listed.count, count - 1]
    if let repeated { ends.append(listed.count + repeated.count - 1) }
    for index in Array(listed.indices) + ends where (0..<count).contains(index) {
      let group = extent(at: index)
      low = min(low, group.start, group.start + group.length)
      high = max(high, group.start, group.start + group.length)
    }
    return low...high
  }
}
