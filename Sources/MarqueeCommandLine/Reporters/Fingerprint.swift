import MarqueeDiagnostics
import MarqueeSupport

/// Names a diagnostic so that it is known again after its surroundings have changed.
///
/// It is made of the rule, the coding path and the text that the diagnostic points at, never of a
/// line number or a message: an edit elsewhere in the file keeps it.
struct Fingerprint: CustomStringConvertible {
  /// The hash of all that the diagnostic is known by.
  let value: UInt64

  /// Bytes of a long range beyond this count say nothing new about which value is meant.
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
