/// A group of a regular expression that is being read; the outermost is the expression itself.
struct PatternGroup {
  enum Last {
    /// Nothing: the group or one of its alternatives begins here.
    case nothing
    case steps(from: Int)
    case anchor
    case repetition
  }

  let opening: Range<Int>
  private var alternatives: [[PatternInstruction]] = []
  private(set) var steps: [PatternInstruction] = []
  private(set) var last = Last.nothing

  init(opening: Range<Int>) { self.opening = opening }

  mutating func append(_ new: [PatternInstruction]) {
    last = .steps(from: steps.count)
    steps += new
  }

  mutating func append(_ anchor: PatternAnchor) {
    last = .anchor
    steps.append(.anchor(anchor))
  }

  mutating func replaceLast(from index: Int, with repetition: [PatternInstruction]) {
    last = .repetition
    steps.replaceSubrange(index..., with: repetition)
  }

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
