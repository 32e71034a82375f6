package import MarqueeDiagnostics
import MarqueeImages
import MarqueeValidation

/// The result of reading the file of a baseline.
package struct BaselineReading: Sendable {
  /// The baseline; `nil` if the file has a fault, because some of its entries may be lost.
  package let baseline: Baseline?
  /// Where each entry is in the text.
  let ranges: [Baseline.Entry: SourceRange]
  /// The file's text.
  package let source: SourceFile
  /// The first fault; `nil` if there is none.
  package let fault: Diagnostic?

  /// The largest file that is read, in bytes: some hundred thousand entries.
  static let maximumByteCount = 64 << 20

  /// Reads a file.
  ///
  /// - Parameter name: The name shown in diagnostics.
  /// - Complexity: O(*n*) in the bytes of the file.
  package init(_ bytes: [UInt8], name: String) {
    let isTooLarge = bytes.count > Self.maximumByteCount
    let file = JSONFile(isTooLarge ? [] : bytes, name: name)
    source = file.source
    var parser = BaselineParser()
    do throws(BaselineParser.Fault) {
      if isTooLarge {
        throw BaselineParser.Fault("the file is larger than 64 MiB", at: nil, help: nil)
      }
      baseline = try parser.read(file)
      fault = nil
    } catch {
      baseline = nil
      fault = Diagnostic(
        rule: .invalidBaseline, severity: .error, message: error.message,
        place: Place(file: name, range: error.range),
        fixIts: .advice(error.help ?? Self.advice(name)))
    }
    ranges = parser.ranges
  }

  private static func advice(_ name: String) -> String {
    "restore the file, or remove it and write it again with "
      + "'marquee validate --write-baseline \(name)'"
  }
}
