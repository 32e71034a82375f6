/// The results for one input.
struct Trial {
  /// A property that does not hold.
  struct Finding: Hashable {
    /// A short description, which is the same for all inputs with this fault.
    let kind: String
    /// The details for this input.
    let detail: String
  }

  /// The check that runs on the input; reported to the supervisor before it starts.
  enum Phase: UInt8 {
    case ours = 0
    /// Foundation's decoder, whose crashes are not ours.
    case decoder = 1
  }

  private(set) var findings: [Finding] = []
  /// Counts over all inputs, such as the reasons why the decoder accepts what we refuse.
  private(set) var tallies: [String] = []
  private let enter: (Phase) -> Void

  init(entering enter: @escaping (Phase) -> Void = { _ in }) {
    self.enter = enter
  }

  /// Records a property that does not hold.
  mutating func expect(
    _ isTrue: Bool, _ kind: String, _ detail: @autoclosure () -> String = ""
  ) {
    if !isTrue { findings.append(Finding(kind: kind, detail: detail())) }
  }

  /// Counts one input under a reason.
  mutating func count(_ reason: String) {
    tallies.append(reason)
  }

  /// Calls Foundation's decoder; a crash during the call is counted separately.
  func withDecoder<Value>(_ work: () throws -> Value) -> Result<Value, any Error> {
    enter(.decoder)
    defer { enter(.ours) }
    return Result { try work() }
  }
}
