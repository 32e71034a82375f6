import MarqueeDiagnostics
import MarqueeScreen

/// Identifies a diagnostic even after its surroundings have changed.
///
/// It is made from the rule, the coding path and the text that the diagnostic points at, never from
/// a line number or a message, so that an edit elsewhere in the file does not change it.
struct Fingerprint: CustomStringConvertible {
  /// The hash of everything that identifies the diagnostic.
  let value: UInt64

  /// More bytes than this of a long range do not help to distinguish values.
  private static let maximumTextByteCount = 4096

  /// Makes the fingerprint of a diagnostic.
  init(of diagnostic: Diagnostic, in source: SourceFile?) {
    var hash = FNV1a()
    hash.add(diagnostic.rule.description)
    hash.add(0)
    hash.add(diagnostic.place.codingPath.description)
    hash.add(0)
    if let source, let range = diagnostic.place.range {
      let offsets = range.offsets.clamped(to: 0..<source.text.count)
      hash.add(source.text[offsets].prefix(Self.maximumTextByteCount))
    }
    value = hash.value
  }

  /// Sixteen hexadecimal digits.
  var description: String { value.hexadecimal(digitCount: 16) }
}
