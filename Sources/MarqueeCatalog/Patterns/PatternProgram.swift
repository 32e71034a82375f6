struct PatternProgram: Sendable {
  /// The steps; the last one is ``PatternInstruction/match``.
  let instructions: [PatternInstruction]
  let sets: [ScalarSet]
  /// Whether letters match by their lowercase forms.
  let isIgnoringCase: Bool
  let needsCategories: Bool
  /// For each byte, whether a match may begin with it; `nil` if a match may be empty.
  let firstBytes: [Bool]?

  init(_ code: [PatternInstruction], sets: [ScalarSet], ignoringCase: Bool) {
    instructions = code + [.match]
    self.sets = sets
    isIgnoringCase = ignoringCase
    needsCategories = sets.contains(where: \.hasCategories)
    firstBytes = Self.firstBytes(of: instructions, sets, ignoringCase)
  }

  private static func firstBytes(
    of instructions: [PatternInstruction], _ sets: [ScalarSet], _ isIgnoringCase: Bool
  ) -> [Bool]? {
    var bytes = [Bool](repeating: false, count: 256)
    var isSeen = [Bool](repeating: false, count: instructions.count)
    var pending = [0]
    while let index = pending.popLast() {
      guard !isSeen[index] else { continue }
      isSeen[index] = true
      switch instructions[index] {
      case .match: return nil
      case .jump(let distance): pending.append(index + distance)
      case .split(let first, let second): pending += [index + first, index + second]
      case .anchor: pending.append(index + 1)
      case .scalar(let scalar):
        if let lead = scalar.utf8.first { bytes[Int(lead)] = true }
        // The forms of one letter may have different lead bytes: the Kelvin sign matches 'k'.
        guard isIgnoringCase else { continue }
        if let lead = scalar.uppercaseForm.utf8.first { bytes[Int(lead)] = true }
        for byte in 0x80...0xFF { bytes[byte] = true }
      case .set(let number):
        for byte in UInt8(0)..<0x80 where sets[number].containsASCII(byte) {
          bytes[Int(byte)] = true
        }
        for byte in 0x80...0xFF { bytes[byte] = true }
      }
    }
    return bytes
  }
}
