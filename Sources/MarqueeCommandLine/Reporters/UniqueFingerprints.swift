import MarqueeDiagnostics
import MarqueeScreen

/// Gives each diagnostic of a report its own fingerprint, which identifies it even after its
/// surroundings have changed.
///
/// It is made from the rule, or the part of it, and the subject, as the entries of a baseline are,
/// never from a line, a position or a message: it stays the same when lines are added, and when an
/// item with an identifier moves. Two results with the same fingerprint would be taken for one, so
/// the second gets a number.
struct UniqueFingerprints {
  private var counts: [UInt64: Int] = [:]

  /// More bytes than this of a long range do not help to distinguish values.
  private static let maximumTextByteCount = 4096

  /// Returns the fingerprint of the next diagnostic, with its number: `9f2c41d07a3be815:1`.
  mutating func next(of diagnostic: Diagnostic, in source: SourceFile?) -> String {
    var hash = FNV1a()
    let subject = diagnostic.comparedSubject
    for part in [diagnostic.part.description, subject.item ?? "", subject.path] {
      hash.add(part)
      hash.add(0)
    }
    if let digest = subject.digest {
      hash.add(digest.bytes[...])
    } else if let source, let range = diagnostic.place.range {
      let offsets = range.offsets.clamped(to: 0..<source.text.count)
      hash.add(source.text[offsets].prefix(Self.maximumTextByteCount))
    }
    counts[hash.value, default: 0] += 1
    return "\(hash.value.hexadecimal(digitCount: 16)):\(counts[hash.value, default: 0])"
  }
}
