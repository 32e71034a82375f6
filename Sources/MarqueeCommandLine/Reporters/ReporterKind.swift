/// A format for printing diagnostics: a value of `--reporter`.
///
/// Each is declared in the file of its reporter, and listed in ``allCases``.
package struct ReporterKind: RawRepresentable, CaseIterable, Sendable {
  /// The name, as written on the command line.
  package let rawValue: String
  private let writeReport: @Sendable (Report, TextStyle, inout ReportOutput) -> Void

  /// Makes a format.
  ///
  /// - Parameter write: Writes a report; only formats for people use the style.
  init(
    _ name: String,
    write: @escaping @Sendable (Report, TextStyle, inout ReportOutput) -> Void
  ) {
    rawValue = name
    writeReport = write
  }

  /// Finds a format by name; `nil` if there is none.
  package init?(rawValue: String) {
    guard let kind = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = kind
  }

  /// All formats, in the order of the help.
  package static let allCases: [ReporterKind] = [
    .text, .xcode, .json, .github, .gitlab, .sarif, .junit,
  ]

  /// Writes the report in this format, as UTF-8.
  ///
  /// The same report and style give the same bytes on every machine.
  ///
  /// - Parameter style: The style of text for people; other formats ignore it.
  /// - Complexity: O(*n* + *d* log *d*) in the bytes of the sources and the number of places. Apart
  ///   from the report itself, it needs memory only for the lines and the places.
  package func write(
    _ report: Report, style: TextStyle = .plain, to output: inout ReportOutput
  ) {
    writeReport(report, style, &output)
  }

  /// The report in this format, as bytes in memory.
  package func render(_ report: Report, style: TextStyle = .plain) -> [UInt8] {
    var output = ReportOutput()
    write(report, style: style, to: &output)
    return output.finish()
  }
}

extension ReporterKind: Hashable {
  package static func == (left: ReporterKind, right: ReporterKind) -> Bool {
    left.rawValue == right.rawValue
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

extension ReporterKind: CustomStringConvertible {
  package var description: String { rawValue }
}
