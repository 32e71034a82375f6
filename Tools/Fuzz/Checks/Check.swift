/// What one input showed.
struct Trial {
  /// A property that does not hold.
  struct Finding: Hashable {
    /// What does not hold, in a few words that are the same for all inputs with this fault.
    let kind: String
    /// What was seen.
    let detail: String
  }

  /// Which check works on the input; reported to the supervisor before the work starts.
  enum Phase: UInt8 {
    case ours = 0
    /// The decoder of Foundation, whose crashes are not ours.
    case decoder = 1
  }

  private(set) var findings: [Finding] = []
  /// What is counted over all inputs, such as reasons why the decoder accepts what we refuse.
  private(set) var tallies: [String] = []
  private let enter: (Phase) -> Void

  init(entering enter: @escaping (Phase) -> Void = { _ in }) {
    self.enter = enter
  }

  /// Writes down what does not hold.
  mutating func expect(
    _ isTrue: Bool, _ kind: String, _ detail: @autoclosure () -> String = ""
  ) {
    if !isTrue { findings.append(Finding(kind: kind, detail: detail())) }
  }

  /// Counts one input under a reason.
  mutating func count(_ reason: String) {
    tallies.append(reason)
  }

  /// Calls the decoder of Foundation; a crash meanwhile is counted as its own.
  func withDecoder<Value>(_ work: () throws -> Value) -> Result<Value, any Error> {
    enter(.decoder)
    defer { enter(.ours) }
    return Result { try work() }
  }
}
