/// A search for a regular expression in a text that follows all paths through it at once.
///
/// This is Thompson's simulation ("Regular Expression Search Algorithm", 1968) with Pike's order of
/// preference. For each position of the text it keeps a list of the steps that wait there, each
/// once, the preferred ones first. So no text takes long; see
/// ``TextPattern/maximumStepCount(forScalarCount:)``.
struct PatternSearch {
  /// A path through the expression: its current step, and where its match began.
  private struct Thread {
    let step: Int
    let start: Int
  }

  private let program: PatternProgram
  private let isWhole: Bool
  private(set) var stepCount = 0
  /// The number of steps after which the search gives up, at the next position.
  private let limit: Int
  private(set) var hasGivenUp = false

  /// The threads that reach the position, before steps that take nothing are followed.
  private var arriving: [Thread] = []
  private var waiting: [Thread] = []
  /// For each step, the number of the position at which it was last reached.
  private var reached: [Int] = []
  private var positionNumber = 0
  /// The steps still to follow, the preferred one last.
  private var pending: [Int] = []
  private var found: Range<Int>?

  init(_ program: PatternProgram, isWhole: Bool = false, upTo limit: Int = .max) {
    self.program = program
    self.limit = limit
    self.isWhole = isWhole
  }

  /// Returns the first match at or after an offset; if several begin there, the preferred one.
  mutating func firstMatch(in text: Span<UInt8>, from offset: Int) -> Range<Int>? {
    var position = offset
    var before = text.scalar(before: offset)
    arriving.removeAll(keepingCapacity: true)
    found = nil
    while true {
      if arriving.isEmpty, found == nil, !isWhole, let firstBytes = program.firstBytes {
        let start = position
        while position < text.count, !firstBytes[Int(text[position])] { position += 1 }
        guard position < text.count else { return nil }
        if position > start { before = text.scalar(before: position) }
      }
      let after = text.scalar(at: position)
      follow(at: position, isFirst: position == offset, between: before, and: after?.scalar)
      guard let after else { return found }
      guard stepCount < limit else {
        hasGivenUp = true
        return nil
      }
      take(after.scalar)
      if arriving.isEmpty, found != nil || isWhole { return found }
      before = after.scalar
      position += after.length
    }
  }

  /// Follows the steps that take nothing, from all threads at a position and from a new one.
  private mutating func follow(
    at position: Int, isFirst: Bool, between before: Unicode.Scalar?, and after: Unicode.Scalar?
  ) {
    if reached.isEmpty { reached = Array(repeating: 0, count: program.instructions.count) }
    positionNumber += 1
    waiting.removeAll(keepingCapacity: true)
    for thread in arriving {
      // A match ends all threads that are less preferred.
      if follow(thread, at: position, between: before, and: after) { return }
    }
    guard found == nil, isFirst || !isWhole else { return }
    _ = follow(Thread(step: 0, start: position), at: position, between: before, and: after)
  }

  /// Follows the steps that take nothing from one thread, and returns whether it matches here.
  private mutating func follow(
    _ thread: Thread, at position: Int, between before: Unicode.Scalar?, and after: Unicode.Scalar?
  ) -> Bool {
    pending.append(thread.step)
    while let step = pending.popLast() {
      stepCount += 1
      guard reached[step] != positionNumber else { continue }
      reached[step] = positionNumber
      switch program.instructions[step] {
      case .scalar, .set: waiting.append(Thread(step: step, start: thread.start))
      case .jump(let distance): pending.append(step + distance)
      case .split(let first, let second):
        pending.append(step + second)
        pending.append(step + first)
      case .anchor(let anchor):
        if anchor.holds(between: before, and: after) { pending.append(step + 1) }
      case .match:
        guard !isWhole || after == nil else { continue }
        found = thread.start..<position
        pending.removeAll(keepingCapacity: true)
        return true
      }
    }
    return false
  }

  /// Advances the threads that wait for a scalar, and drops all others.
  private mutating func take(_ scalar: Unicode.Scalar) {
    arriving.removeAll(keepingCapacity: true)
    let forms = ScalarForms(
      scalar, ignoringCase: program.isIgnoringCase,
      needsCategories: program.needsCategories && scalar.value >= 0x80)
    for thread in waiting {
      stepCount += 1
      let isTaken =
        switch program.instructions[thread.step] {
        case .scalar(let wanted): wanted == forms.lower
        case .set(let number): program.sets[number].contains(forms)
        default: false
        }
      if isTaken { arriving.append(Thread(step: thread.step + 1, start: thread.start)) }
    }
  }
}
