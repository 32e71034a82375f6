/// A group of a regular expression while it is being read; the outermost one is the expression
/// itself.
struct PatternGroup {
  /// What a repetition sign would repeat.
  enum Last {
    /// Nothing: the group or one of its alternatives begins here.
    case nothing
    /// The steps from an index on.
    case steps(from: Int)
    /// An anchor.
    case anchor
    /// Steps that are already repeated.
    case repetition
  }

  /// The opening parenthesis.
  let opening: Range<Int>
  /// The alternatives before the one that is being read.
  private var alternatives: [[PatternInstruction]] = []
  /// The steps of the alternative that is being read.
  private(set) var steps: [PatternInstruction] = []
  private(set) var last = Last.nothing

  init(opening: Range<Int>) { self.opening = opening }

  /// Appends steps that can be repeated as a whole.
  mutating func append(_ new: [PatternInstruction]) {
    last = .steps(from: steps.count)
    steps += new
  }

  mutating func append(_ anchor: PatternAnchor) {
    last = .anchor
    steps.append(.anchor(anchor))
  }

  /// Replaces the last steps with their repetition.
  mutating func replaceLast(from index: Int, with repetition: [PatternInstruction]) {
    last = .repetition
    steps.replaceSubrange(index..., with: repetition)
  }

  /// Begins the next alternative.
  mutating func beginAlternative() {
    alternatives.append(steps)
    steps = []
    last = .nothing
  }

  /// How many steps ``code`` has.
  var length: Int { alternatives.reduce(steps.count) { $0 + $1.count + 2 } }

  /// The steps of the whole group: it tries one alternative after the other.
  var code: [PatternInstruction] {
    let end = length
    var code: [PatternInstruction] = []
    code.reserveCapacity(end)
    for alternative in alternatives {
      code.append(.split(first: 1, second: alternative.count + 2))
      code += alternative
      code.append(.jump(end - code.count))
    }
    return code + steps
  }
}
