/// A search for a regular expression in a text, along all ways through the expression at once.
///
/// This is the simulation of Thompson ("Regular Expression Search Algorithm", 1968) with Pike's
/// order of preference: for each position of the text a list of the steps that wait there, each
/// once, the preferred first. So there is no text that takes long;
/// see ``TextPattern/maximumStepCount(forScalarCount:)``.
struct PatternSearch {
  /// A way through the expression: where it is, and where its match began.
  private struct Thread {
    let step: Int
    let start: Int
  }

  private let program: PatternProgram
  /// Whether the text has to match from its start to its end.
  private let isWhole: Bool
  /// How many steps were looked at.
  private(set) var stepCount = 0

  /// The ways that reach the position, before steps that take nothing are followed.
  private var arriving: [Thread] = []
  /// The ways that wait for the next scalar.
  private var waiting: [Thread] = []
  /// For each step the number of the position at which it was last reached.
  private var reached: [Int] = []
  private var positionNumber = 0
  /// The steps that are to be followed, the preferred last.
  private var pending: [Int] = []
  private var found: Range<Int>?

  init(_ program: PatternProgram, isWhole: Bool = false) {
    self.program = program
    self.isWhole = isWhole
  }

  /// The first match at an offset or after it; of those that begin there, the preferred one.
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
      take(after.scalar)
      if arriving.isEmpty, found != nil || isWhole { return found }
      before = after.scalar
      position += after.length
    }
  }

  /// Follows the steps that take nothing from all ways that reach a position, and from a new one.
  private mutating func follow(
    at position: Int, isFirst: Bool, between before: Unicode.Scalar?, and after: Unicode.Scalar?
  ) {
    if reached.isEmpty { reached = Array(repeating: 0, count: program.instructions.count) }
    positionNumber += 1
    waiting.removeAll(keepingCapacity: true)
    for thread in arriving {
      // A match ends all that is preferred less.
      if follow(thread, at: position, between: before, and: after) { return }
    }
    guard found == nil, isFirst || !isWhole else { return }
    _ = follow(Thread(step: 0, start: position), at: position, between: before, and: after)
  }

  /// Follows the steps that take nothing from one way; whether that is matched here.
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

  /// Moves the ways that wait for a scalar, and drops those that wait for another one.
  private mutating func take(_ scalar: Unicode.Scalar) {
    arriving.removeAll(keepingCapacity: true)
    let form = program.isIgnoringCase ? scalar.lowercaseForm : scalar
    for thread in waiting {
      stepCount += 1
      let isTaken =
        switch program.instructions[thread.step] {
        case .scalar(let wanted): wanted == form
        case .set(let number): program.sets[number].contains(scalar)
        default: false
        }
      if isTaken { arriving.append(Thread(step: thread.step + 1, start: thread.start)) }
    }
  }
}
