import MarqueeDiagnostics

/// Gives each diagnostic of a report its own fingerprint.
///
/// Two results with the same fingerprint would be taken for one, so the second gets a number.
struct UniqueFingerprints {
  private var counts: [UInt64: Int] = [:]

  /// Returns the fingerprint of the next diagnostic, with its number: `9f2c41d07a3be815:1`.
  mutating func next(of diagnostic: Diagnostic, in source: SourceFile?) -> String {
    let fingerprint = Fingerprint(of: diagnostic, in: source)
    let count = counts[fingerprint.value, default: 0] + 1
    counts[fingerprint.value] = count
    return "\(fingerprint):\(count)"
  }
}
