/// A format in which diagnostics can be printed: a value of `--reporter`.
///
/// Each is in the file of its reporter, and has a line in ``allCases``.
package struct ReporterKind: RawRepresentable, CaseIterable, Sendable {
  /// The name, as it is written on the command line.
  package let rawValue: String
  private let writeReport: @Sendable (Report, TextStyle, inout ReportOutput) -> Void

  /// Makes a format.
  ///
  /// - Parameter write: Writes a report; the style is for formats that people read.
  init(
    _ name: String,
    write: @escaping @Sendable (Report, TextStyle, inout ReportOutput) -> Void
  ) {
    rawValue = name
    writeReport = write
  }

  /// The format with a name; `nil` if there is none.
  package init?(rawValue: String) {
    guard let kind = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = kind
  }

  /// All formats, in the order in which help lists them.
  package static let allCases: [ReporterKind] = [.text, .xcode, .json, .github, .sarif]

  /// Writes the report in this format, as UTF-8.
  ///
  /// The same report and style give the same bytes on every machine.
  ///
  /// - Parameter style: How text for people is drawn; the other formats have no use for it.
  /// - Complexity: O(*n* + *d* log *d*) in the bytes of the sources and the number of places; beside
  ///   the report itself, memory for the lines and the places alone.
  package func write(
    _ report: Report, style: TextStyle = .plain, to output: inout ReportOutput
  ) {
    writeReport(report, style, &output)
  }

  /// The report in this format, all of it in memory.
  package func render(_ report: Report, style: TextStyle = .plain) -> [UInt8] {
    var output = ReportOutput()
    write(report, style: style, to: &output)
    return output.finish()
  }
}

extension ReporterKind: Hashable {
  /// Formats are distinguished by name.
  package static func == (left: ReporterKind, right: ReporterKind) -> Bool {
    left.rawValue == right.rawValue
  }

  /// Hashes the name.
  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension ReporterKind: CustomStringConvertible {
  /// The name.
  package var description: String { rawValue }
}
