import MarqueeDiagnostics
import MarqueeScreen

/// Identifies a diagnostic even after its surroundings have changed.
///
/// It is made from the rule, or the part of it, and the subject, as the entries of a baseline are,
/// never from a line, a position or a message: it stays the same when lines are added, and when an
/// item with an identifier moves.
struct Fingerprint: CustomStringConvertible {
  /// The hash of everything that identifies the diagnostic.
  let value: UInt64

  /// More bytes than this of a long range do not help to distinguish values.
  private static let maximumTextByteCount = 4096

  init(of diagnostic: Diagnostic, in source: SourceFile?) {
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
    value = hash.value
  }

  var description: String { value.hexadecimal(digitCount: 16) }
}
